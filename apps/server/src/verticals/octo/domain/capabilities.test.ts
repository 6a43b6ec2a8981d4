import { expect, test } from 'vitest';
import { capabilitiesIn } from './capabilities.ts';

test('capabilities that are not spoken here are passed over', () => {
  expect([...capabilitiesIn('octo/pricing, octo/cart,OCTO/Content')]).toEqual(['octo/content', 'octo/pricing']);
  expect([...capabilitiesIn(['octo/pricing', 'octo/offers'])]).toEqual(['octo/pricing']);
  expect([...capabilitiesIn(undefined), ...capabilitiesIn('')]).toEqual([]);
});

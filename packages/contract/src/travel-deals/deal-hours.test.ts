import { expect, test } from 'vitest';
import { travelDealInput } from './schemas.ts';

const flawsOf = (from: string, to: string) =>
  (travelDealInput.safeParse({ sitting: { from, to } }).error?.issues ?? [])
    .filter(({ path }) => path[0] === 'sitting')
    .map(({ message }) => message);

test('hours of a deal end after they begin, or in the night that follows', () => {
  expect(flawsOf('19:00', '20:00')).toEqual([]);
  expect(flawsOf('20:00', '20:00')).toEqual([]);
  expect(flawsOf('21:00', '01:30')).toEqual([]);
  expect(flawsOf('21:00', '20:00')).toEqual(['field.deal_hours_order']);
  expect(flawsOf('21:00', '')).toContain('field.deal_hours');
});

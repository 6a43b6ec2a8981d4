import { expect, test } from 'vitest';
import { antiForgeryToken } from './anti-forgery.ts';

test('when the cookie is there among others, then it is decoded; else there is none', () => {
  expect(antiForgeryToken('a=1; XSRF-TOKEN=x%3D; b=2')).toBe('x=');
  expect(antiForgeryToken('NOT-XSRF-TOKEN=1')).toBeNull();
  expect(antiForgeryToken('XSRF-TOKEN=%')).toBeNull();
});

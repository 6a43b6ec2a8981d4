import { expect, test } from 'vitest';
import { lacksFixes } from './known-fixes.ts';

test('a release older than the newest of its version lacks fixes; versions that are not known are not judged', () => {
  expect(lacksFixes(180_004)).toEqual({ runs: '18.4', newest: '18.7' });
  expect(lacksFixes(150_019)).toEqual({ runs: '15.19', newest: '15.20' });
  expect(lacksFixes(180_007)).toBeNull();
  expect(lacksFixes(180_012)).toBeNull();
  expect(lacksFixes(170_001)).toBeNull();
});

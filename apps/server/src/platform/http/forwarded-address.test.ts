import { expect, test } from 'vitest';
import { tidyForwarded } from './forwarded-address.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:51311', '203.0.113.7'],
  ['[2001:db8:1:2::7]:51311', '2001:db8:1:2::7'],
  ['[2001:db8:1:2::7]', '2001:db8:1:2::7'],
  ['"[2001:db8:1:2::7]"', '2001:db8:1:2::7'],
  ['2001:db8:1:2::7', '2001:db8:1:2::7'],
  ['198.51.100.1:80 , 203.0.113.7:51311', '198.51.100.1, 203.0.113.7'],
  ['unknown', 'unknown'],
])('%s is read as %s', (given, bare) => {
  const headers = { 'x-forwarded-for': given };
  tidyForwarded(headers);
  expect(headers['x-forwarded-for']).toBe(bare);
});

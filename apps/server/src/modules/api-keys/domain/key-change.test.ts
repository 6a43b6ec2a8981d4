import { expect, test } from 'vitest';
import { type KeyTerms, widensKey } from './key-change.ts';

const before: KeyTerms = {
  permissions: ['orders.goods.view', 'people.merchants.view'],
  addresses: ['203.0.113.7', '198.51.100.0/24'],
  expiresAt: '2027-03-01T00:00:00.000Z',
};

test.each<[string, Partial<KeyTerms>, boolean]>([
  ['nothing', {}, false],
  ['a permission less', { permissions: ['orders.goods.view'] }, false],
  ['another permission', { permissions: ['orders.goods.view', 'control.api_keys.view'] }, true],
  ['an address less', { addresses: ['203.0.113.7'] }, false],
  ['another address', { addresses: ['203.0.113.8'] }, true],
  ['from everywhere', { addresses: [] }, true],
  ['an earlier end', { expiresAt: '2027-02-01T00:00:00.000Z' }, false],
  ['the same end, written otherwise', { expiresAt: '2027-03-01T01:00:00.000+01:00' }, false],
  ['a later end', { expiresAt: '2027-03-01T00:00:01.000Z' }, true],
])('%s: whether the key may do more', (_, change, widens) => {
  expect(widensKey(before, { ...before, ...change })).toBe(widens);
});

test('a key that is used from everywhere is narrowed by any address', () => {
  expect(widensKey({ ...before, addresses: [] }, before)).toBe(false);
});

import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { inMerchantScope, isInMerchantScope } from './scope.ts';

test.each([
  [null, 'm', true],
  [null, null, true],
  ['m', 'm', true],
  ['m', 'other', false],
  ['m', null, false],
])('who sees the scope %s sees what belongs to %s: %s', (scope, merchantId, seen) => {
  expect(isInMerchantScope(scope, merchantId)).toBe(seen);
});

test('a scope of everybody asks for no merchant', () => {
  const asked: string[] = [];
  const of = (merchantId: string) => {
    asked.push(merchantId);
    return sql`false`;
  };
  inMerchantScope(null, of);
  expect(asked).toEqual([]);
  inMerchantScope('m', of);
  expect(asked).toEqual(['m']);
});

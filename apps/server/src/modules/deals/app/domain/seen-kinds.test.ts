import type { PermissionKey } from '@app/contract/core/permissions';
import { expect, test } from 'vitest';
import { kindsSeenWith } from './seen-kinds.ts';

test.each<[PermissionKey[], string[]]>([
  [['trade.deals.view'], ['product']],
  [['trade.travel_deals.view'], ['flight', 'hotel', 'dining', 'table', 'tour', 'combo', 'tourcombo']],
  [
    ['trade.deals.view', 'trade.travel_deals.view'],
    ['flight', 'hotel', 'dining', 'table', 'tour', 'combo', 'tourcombo', 'product'],
  ],
  [['trade.deals.edit', 'dashboard.view'], []],
])('with %o the deals of %o are seen', (held, kinds) => {
  expect(kindsSeenWith(new Set(held))).toEqual(kinds);
});

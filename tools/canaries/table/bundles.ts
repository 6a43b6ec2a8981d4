import type { Canary } from '../canary.ts';

const travel = 'apps/server/src/modules/travel';
const bundles = `${travel}/test/bundles.test.ts`;

/** What rows M9, M12, M13, M17 and M20 promise of travel orders that are booked as one. */
export const bundleCanaries: readonly Canary[] = [
  {
    row: 'M21',
    bug: 'a deal does not count in a combo',
    file: 'apps/server/src/modules/travel/domain/discount-items.ts',
    find: 'const own = (dealOffUsd[index] ?? 0) > offOf(item, together, of.deals ?? []);',
    replace: 'const own = (dealOffUsd[index] ?? 0) > Number.MAX_VALUE;',
    test: 'apps/server/src/modules/travel/test/bundle-prices.test.ts',
    name: 'each part is at the better of the combo and its deal',
  },
  {
    row: 'M9',
    bug: 'a quote of several orders is booked again',
    file: `${travel}/usecases/bundle/place-bundle.ts`,
    find: 'if (quote.placed) return placedBefore(tx, quote.id);',
    replace: 'void placedBefore;',
    test: bundles,
    name: 'the same quote books once',
  },
  {
    row: 'M13',
    bug: 'late money pays the parts of a combo that are left',
    file: `${travel}/usecases/bundle/bundle-payable.ts`,
    find: 'if (usd < part.amountUsd) return false;',
    replace: 'void usd;',
    test: bundles,
    name: 'what runs out runs out whole',
  },
  {
    row: 'M13',
    bug: 'an unpaid part of a combo ends alone',
    file: `${travel}/usecases/transition/travel-transition.ts`,
    find: 'if (order.bundleId !== null && ENDS_UNPAID.has(request.event)) {',
    replace: 'if (order.bundleId !== null && request.orderId === endBundle.name) {',
    test: bundles,
    name: 'whoever cancels one unpaid part cancels all',
  },
  {
    row: 'M17',
    bug: 'a part of a combo is paid by itself',
    file: `${travel}/usecases/travel-payable.ts`,
    find: "return order?.state !== 'pending_review' && order?.bundleId === null;",
    replace: "return order?.state !== 'pending_review';",
    test: bundles,
    name: 'booked as one and paid once',
  },
  {
    row: 'M20',
    bug: 'a core part of a combo is cancelled alone',
    file: `${travel}/usecases/transition/guards.ts`,
    find: 'if (order.core && !input.together) {',
    replace: 'if (order.core && input.together) {',
    test: bundles,
    name: 'core parts are cancelled together only',
  },
  {
    row: 'M12',
    bug: 'late money gives a customer more of a deal than they may have',
    file: 'apps/server/src/modules/travel-deals/core/db/deal.repo.ts',
    find: 'if (!(await take(tx, of.customerId, unitsByDeal(claims)))) return false;\n  for (const orderId',
    replace: 'if (!(await move(tx, unitsByDeal(claims))).had) return false;\n  for (const orderId',
    test: 'apps/server/src/modules/travel-deals/test/travel-deals.test.ts',
    name: 'late money gives nobody more of a deal than they may have',
  },
];

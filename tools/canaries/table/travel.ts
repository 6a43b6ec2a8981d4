import type { Canary } from '../canary.ts';

const travel = 'apps/server/src/modules/travel';
const races = `${travel}/test/races.test.ts`;
const money = `${travel}/test/money.test.ts`;
const after = `${travel}/test/after-booking.test.ts`;

/** What rows M9, M13, M17, M20 and S2 promise of travel orders. */
export const travelCanaries: readonly Canary[] = [
  {
    row: 'M9',
    bug: 'a booked quote is booked again',
    file: `${travel}/usecases/place-travel-order.ts`,
    find: 'if (quote.orderId) return placedTravel(tx, quote.orderId);',
    replace: 'void placedTravel;',
    test: races,
    name: 'the same quote booked ten times at once',
  },
  {
    row: 'M9',
    bug: 'unpaid travel orders are counted without a lock',
    file: `${travel}/usecases/place-travel-order.ts`,
    find: 'await lockCustomer(tx, customer.id);',
    replace: 'void lockCustomer;',
    test: races,
    name: 'two quotes booked at once',
  },
  {
    row: 'M13',
    bug: 'the travel order is not locked',
    file: `${travel}/db/travel-order.repo.ts`,
    find: '(SELECT * FROM travel_order WHERE id = ${orderId} FOR NO KEY UPDATE)',
    replace: '(SELECT * FROM travel_order WHERE id = ${orderId})',
    test: races,
    name: 'M13:',
  },
  {
    row: 'M13',
    bug: 'late money takes a room that is gone',
    file: `${travel}/usecases/transition/guards.ts`,
    find: 'return verticalOf(platform, kind).holdAgain(tx, { orderId, request, snapshot, guests, expiresAt });',
    replace: 'void [verticalOf, platform, tx, orderId, request, snapshot, expiresAt]; return true;',
    test: races,
    name: 'late money:',
  },
  {
    row: 'M13',
    bug: 'money brings back a stay that its customer cancelled',
    file: `${travel}/usecases/transition/effects.ts`,
    find: "await voidPayment(tx, order.paymentId, { byCustomer: by.actor === 'customer' });",
    replace: 'await voidPayment(tx, order.paymentId); void by;',
    test: races,
    name: 'M13: who was told',
  },
  {
    row: 'M13',
    bug: 'late money takes a stay up again without its points',
    file: `${travel}/usecases/transition/effects.ts`,
    find: "await moveTravelPoints(tx, { ...order, points: order.pointsUsed }, 'spend');",
    replace: '',
    test: money,
    name: 'late money of a stay that points paid a part of',
  },
  {
    row: 'M17',
    bug: 'a cancelled stay is still expected to earn',
    file: 'apps/server/src/modules/rebates/db/pending.ts',
    find: " AND o.state <> 'cancelled'",
    replace: '',
    test: money,
    name: 'the rebate of a stay is expected while it is paid',
  },
  {
    row: 'M20',
    bug: 'the guards of travel are not asked',
    file: `${travel}/usecases/transition/travel-transition.ts`,
    find: "if (rule.guard && !(await guards[rule.guard](step))) refuse('order.not_allowed', { state: order.state, event });",
    replace: 'void guards;',
    test: after,
    name: 'nobody who was absent comments',
  },
  {
    row: 'S2',
    bug: 'a travel order is shown without its key',
    file: `${travel}/usecases/travel-views.ts`,
    find: '(!own && of.key !== order.accessKey)',
    replace: "of.key === ''",
    test: after,
    name: 'whoever has the link sees the order masked',
  },
  {
    row: 'M13',
    bug: 'a refund is less than was shown',
    file: `${travel}/usecases/transition/guards.ts`,
    find: "assertThat(input.refundUsd === refundUsd, 'travel.refund_changed', { refundUsd });",
    replace: 'void refundUsd;',
    test: after,
    name: 'cancelling a paid stay shows the refund first',
  },
];

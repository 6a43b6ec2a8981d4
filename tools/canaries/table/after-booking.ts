import type { Canary } from '../canary.ts';

const travel = 'apps/server/src/modules/travel';
const flights = 'apps/server/src/verticals/flights';
const dining = 'apps/server/src/verticals/dining';
const combos = 'apps/server/src/verticals/combos';
const payments = 'apps/server/src/modules/payments';
const reliability = 'apps/server/src/reliability';
const rush = `${flights}/test/change-rush.all.test.ts`;
const crowd = `${dining}/test/waiting-crowd.all.test.ts`;
const proofs = `${reliability}/group-proofs.all.test.ts`;

/** What rows M3, M12 and M13 promise of whatever happens to a booking after it is booked. */
export const afterBookingCanaries: readonly Canary[] = [
  {
    row: 'M12',
    bug: 'a change holds seats whether they are left or not',
    file: `${flights}/db/seats.repo.ts`,
    find: `WHERE flight_seats.total - flight_seats.sold - flight_seats.held >= EXCLUDED.held
        AND flight_seats.lap_max - flight_seats.laps >= EXCLUDED.laps`,
    replace: '',
    test: rush,
    name: 'when many change at once to a flight with thirty seats left',
  },
  {
    row: 'M12',
    bug: 'seats that are exchanged for others stay theirs',
    file: `${flights}/db/seat-change.repo.ts`,
    find: 'WHERE s.order_id = ${orderId} AND s.position = w.leg AND s.guest = w.guest`.execute(tx);',
    replace: 'WHERE s.order_id = ${orderId} AND s.position = w.leg AND s.guest = -w.guest`.execute(tx);',
    test: rush,
    name: 'when many want thirty seats of one map after they have booked',
  },
  {
    row: 'M13',
    bug: 'a change that waits stays beside a newer one',
    file: `${travel}/usecases/change/make-change.ts`,
    find: 'await dropOpenChange(tx, { order, vertical }, { byCustomer: of.customerId !== null });',
    replace: 'void dropOpenChange;',
    test: `${reliability}/two-changes.test.ts`,
    name: 'two changes of one',
  },
  {
    row: 'M13',
    bug: 'a party is split before its change is paid',
    file: `${travel}/usecases/change/make-change.ts`,
    find: 'await asIfSplit(platform, tx, splitting, isSame);',
    replace:
      'await asIfSplit(platform, tx, splitting, isSame), await splitForChange(platform, tx, { ...splitting, changeId: change.id });',
    test: `${reliability}/after-booking-killed.all.test.ts`,
    name: 'killed at any step of the split of a party',
  },
  {
    row: 'M13',
    bug: 'a change by a provider is answered after a newer one',
    file: `${travel}/usecases/transition/guards.ts`,
    find: 'if (open?.id !== input.providerChangeId || !open || over) return',
    replace: 'if (!open || over) return',
    test: `${flights}/test/provider-changes.test.ts`,
    name: 'a newer change asks anew',
  },
  {
    row: 'M13',
    bug: 'what drops out of a combo is asked about each time the job looks',
    file: `${travel}/usecases/provider-change/ask-about-part.ts`,
    find: "if (open && !open.stands) return 'asked_before';",
    replace: "if (open && !open.stands) await endProviderChange(tx, orderId, { to: 'lapsed', by: 'system' });",
    test: `${combos}/test/part-off.test.ts`,
    name: 'an airline that cancels a flight of a combo',
  },
  {
    row: 'M12',
    bug: 'a freed table is offered to whoever came last',
    file: `${dining}/db/wait.repo.ts`,
    find: 'ORDER BY w.joined_at, w.id FOR UPDATE',
    replace: 'ORDER BY w.joined_at DESC, w.id FOR UPDATE',
    test: crowd,
    name: 'one freed table and many who wait',
  },
  {
    row: 'M12',
    bug: 'the unit of a deal on a combo goes back with its first part',
    file: 'apps/server/src/modules/travel-deals/core/db/deal.repo.ts',
    find: 'if (bundleId === null || units === 0) return false;',
    replace: 'if (bundleId !== null || units === 0) return false;',
    test: `${combos}/test/combo-deals.test.ts`,
    name: 'a part that is cancelled alone hands the unit on',
  },
  {
    row: 'M13',
    bug: 'a rejected proof takes time that a combined payment has',
    file: `${payments}/usecases/proofs/keep-payable.ts`,
    find: 'groupId !== null && (await groupWaitsForVerdict(tx, groupId))',
    replace: 'groupId === "" && (await groupWaitsForVerdict(tx, groupId))',
    test: proofs,
    name: 'an order whose own proof is rejected keeps its time',
  },
  {
    row: 'M13',
    bug: 'a proof of a combined payment keeps none of its orders',
    file: `${payments}/usecases/group/payable-group.ts`,
    find: 'if (longer.has(paymentId)) continue;',
    replace: 'if (!longer.has(paymentId)) continue;',
    test: proofs,
    name: 'a proof of one payment for orders of four kinds keeps all of them',
  },
];

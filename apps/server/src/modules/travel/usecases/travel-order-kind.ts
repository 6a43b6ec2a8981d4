import { routes } from '@app/contract/core/routes';
import type { Price } from '@app/contract/core/validation';
import { type AnyOrder, ORDER_GROUPS, type OrderGroup, type OrderWaitsFor } from '@app/contract/orders/schemas';
import type { TravelKind } from '@app/contract/travel/kinds';
import { travelKind } from '@app/contract/travel/kinds';
import type { TravelOrderSummary } from '@app/contract/travel/order-views';
import { type TravelOrderState, travelOrderMachine } from '@app/contract/travel/travel-order.machine';
import type { CurrencyRule } from '@app/kernel/money';
import type { OrderKind } from '../../orders/public.ts';
import { type BesidePayment, besidePayments, NOTHING_BESIDE } from '../../payments/public.ts';
import { toPrice } from '../../pricing/public.ts';
import { type UnpaidChange, unpaidChangesOf } from '../db/change.repo.ts';
import { questionsOf } from '../db/provider-change.repo.ts';
import { countTravelStates, customerTravel, type ListedGroup, type StateCount } from '../db/travel-list.repo.ts';
import { frozenCurrency, isUnpaid, type TravelRow } from '../domain/travel-row.ts';
import { payableOfOrder } from './payable-kind.ts';
import { verticalOf } from './travel-vertical.ts';
import { summaryView } from './travel-views.ts';

/** In which group of the list of all orders a state is, beside the one of all. */
const groupOf: Readonly<Record<TravelOrderState, OrderGroup>> = {
  pending_review: 'unpaid',
  pending_payment: 'unpaid',
  pending_verification: 'active',
  confirmed: 'active',
  pending_comment: 'active',
  completed: 'done',
  cancelled: 'cancelled',
};
const statesOf = (group: OrderGroup): readonly TravelOrderState[] =>
  travelOrderMachine.states.filter((state) => group === 'all' || group === 'asked' || groupOf[state] === group);

/** The states of each group of the list of all orders; of `asked` those in any that wait for an answer. */
export const groupStates = Object.fromEntries(ORDER_GROUPS.map((group) => [group, statesOf(group)])) as Readonly<
  Record<OrderGroup, readonly TravelOrderState[]>
>;

/** What a group of the list of all orders has of bookings, beside what its states say. */
export const listedGroup = (group: OrderGroup): ListedGroup => ({
  states: groupStates[group],
  ...(group === 'asked' || group === 'unpaid' ? { group } : {}),
});

/** Who or what an order in a state waits for. */
export const waitsFor: Record<TravelOrderState, OrderWaitsFor> = {
  pending_review: 'shop',
  pending_payment: 'customer',
  pending_verification: 'shop',
  confirmed: 'day',
  pending_comment: 'customer',
  completed: 'done',
  cancelled: 'cancelled',
};

/** Path of the screen on which a payment of a kind is made. */
const paidAt = (kind: TravelKind, paymentId: string): string =>
  `${routes[travelKind(kind).cashierRoute].path}?payment=${paymentId}`;

/** The way to pay a change. */
export type ChangeToPay = { readonly path: string; readonly until: string; readonly change: Price };

/** Returns how a change that waits for its money is paid, in the currency of its order; null for none. */
export const changeToPay = (
  change: Omit<UnpaidChange, 'orderId'> | undefined,
  currency: CurrencyRule,
): ChangeToPay | null =>
  change
    ? {
        path: paidAt(change.kind, change.paymentId),
        until: change.expiresAt.toISOString(),
        change: toPrice(change.dueUsd, currency),
      }
    : null;

function bookedFor(
  { kind, subtitle, service, state, actions, paymentId, expiresAt }: TravelOrderSummary,
  beside: BesidePayment & { readonly answerBy: Date | null; readonly change: ChangeToPay | null },
): AnyOrder['booked'] {
  const { group, proofWaits, answerBy, change } = beside;
  return {
    subtitle,
    from: service.from,
    to: service.to,
    waitsFor: answerBy || change ? 'customer' : waitsFor[state],
    answerBy: answerBy?.toISOString() ?? null,
    pay: actions.includes('pay') ? { path: paidAt(kind, paymentId), until: expiresAt, change: null } : change,
    group,
    proofWaits,
  };
}

/** Orders of one vertical, as the list of all orders shows them. */
export const travelOrderKind = (kind: TravelKind): OrderKind => ({
  kind,
  payable: payableOfOrder(kind),
  title: `travel.kind.${kind}`,
  list: async (platform, { customerId, lang, group, words, ids: chosen, after, limit }) => {
    const place = after && { at: after.createdAt, id: after.id };
    const vertical = verticalOf(platform, kind);
    const found = await customerTravel(platform.db, {
      customerId,
      kind,
      ...listedGroup(group),
      named: { words, in: vertical.namedIn },
      standing: true,
      ids: chosen,
      after: place,
      limit: limit - 1,
    });
    const ids = found.map(({ id }) => id);
    const changes = new Map((await unpaidChangesOf(platform.db, ids)).map((one) => [one.orderId, one]));
    const paidBy = (row: TravelRow): string => changes.get(row.id)?.paymentId ?? row.paymentId;
    const beside = await besidePayments(
      platform.db,
      found.filter((row) => isUnpaid(row) || changes.has(row.id)).map(paidBy),
    );
    const questions = await questionsOf(platform.db, ids);
    return found.map((row) => {
      const travel = summaryView(vertical, row, lang);
      return {
        place: { createdAt: row.place.at, id: row.id },
        order: {
          kind,
          id: travel.id,
          number: travel.number,
          title: travel.title,
          cover: travel.cover,
          stateText: platform.translate(lang, `travel.state.${travel.state}`),
          payable: travel.payable,
          createdAt: travel.createdAt,
          details: `${travelKind(kind).orderPath}?id=${travel.id}`,
          goods: null,
          booked: bookedFor(travel, {
            ...(beside.get(paidBy(row)) ?? NOTHING_BESIDE),
            change: changeToPay(changes.get(row.id), frozenCurrency(row)),
            answerBy: questions.get(travel.id) ?? null,
          }),
        },
      };
    });
  },
  counts: async (platform, customerId) =>
    groupCounts(await countTravelStates(platform.db, { customerId, kind, standing: true })),
});

/** How many there are in each group. */
export function groupCounts(counted: readonly StateCount[]): Record<OrderGroup, number> {
  const inGroup = (group: OrderGroup) =>
    counted
      .filter(({ state }) => groupStates[group].includes(state))
      .reduce((sum, { n, asked }) => sum + (group === 'asked' ? asked : n), 0);
  const changes = counted.reduce((sum, { changeUnpaid }) => sum + changeUnpaid, 0);
  // Only of what is paid something is changed: no order is counted twice.
  const all = ORDER_GROUPS.map((group) => [group, inGroup(group) + (group === 'unpaid' ? changes : 0)]);
  return Object.fromEntries(all) as Record<OrderGroup, number>;
}

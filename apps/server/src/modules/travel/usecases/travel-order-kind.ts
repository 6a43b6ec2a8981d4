import { routes } from '@app/contract/core/routes';
import { type AnyOrder, ORDER_GROUPS, type OrderGroup, type OrderWaitsFor } from '@app/contract/orders/schemas';
import type { TravelKind } from '@app/contract/travel/kinds';
import { travelKind } from '@app/contract/travel/kinds';
import type { TravelOrderSummary } from '@app/contract/travel/order-views';
import { type TravelOrderState, travelOrderMachine } from '@app/contract/travel/travel-order.machine';
import type { OrderKind } from '../../orders/public.ts';
import { type BesidePayment, besidePayments, NOTHING_BESIDE } from '../../payments/public.ts';
import { questionsOf } from '../db/provider-change.repo.ts';
import { countTravelStates, customerTravel, type StateCount } from '../db/travel-list.repo.ts';
import { isUnpaid } from '../domain/travel-row.ts';
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

function bookedFor(
  { kind, subtitle, service, state, actions, paymentId, expiresAt }: TravelOrderSummary,
  beside: BesidePayment & { readonly answerBy: Date | null },
): AnyOrder['booked'] {
  const { group, proofWaits, answerBy } = beside;
  const path = `${routes[travelKind(kind).cashierRoute].path}?payment=${paymentId}`;
  return {
    subtitle,
    from: service.from,
    to: service.to,
    waitsFor: answerBy ? 'customer' : waitsFor[state],
    answerBy: answerBy?.toISOString() ?? null,
    pay: actions.includes('pay') ? { path, until: expiresAt } : null,
    group,
    proofWaits,
  };
}

/** Orders of one vertical, as the list of all orders shows them. */
export const travelOrderKind = (kind: TravelKind): OrderKind => ({
  kind,
  payable: payableOfOrder(kind),
  title: `travel.kind.${kind}`,
  list: async (platform, { customerId, lang, group, words, ids, after, limit }) => {
    const place = after && { at: after.createdAt, id: after.id };
    const vertical = verticalOf(platform, kind);
    const found = await customerTravel(platform.db, {
      customerId,
      kind,
      states: groupStates[group],
      asked: group === 'asked',
      named: { words, in: vertical.namedIn },
      standing: true,
      ids,
      after: place,
      limit: limit - 1,
    });
    const beside = await besidePayments(
      platform.db,
      found.filter(isUnpaid).map(({ paymentId }) => paymentId),
    );
    const questions = await questionsOf(
      platform.db,
      found.map(({ id }) => id),
    );
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
            ...(beside.get(travel.paymentId) ?? NOTHING_BESIDE),
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
  return Object.fromEntries(ORDER_GROUPS.map((group) => [group, inGroup(group)])) as Record<OrderGroup, number>;
}

import type { TravelKind } from '@app/contract/travel/kinds';
import { travelKind } from '@app/contract/travel/kinds';
import { sql } from 'kysely';
import type { UserInfoPart } from '../../accounts/core.ts';
import { UNPAID } from './state-groups.ts';

type InHand = {
  readonly unpaid: number;
  readonly asked: { readonly count: number; readonly id: string; readonly kind: TravelKind; readonly until: string };
};

/**
 * The bookings' part of `userInfo`: those to be paid, or a change of them, and those whose provider changed them and whose customer has not
 * answered. A bundle is one.
 */
export const bookingsInHand: UserInfoPart<InHand> = {
  value: sql`json_build_object(
    'unpaid', (SELECT count(DISTINCT w.whole) FROM (
      SELECT COALESCE(o.bundle_id, o.id) AS whole FROM travel_order o
      WHERE o.customer_id = me.id AND o.state IN ${UNPAID} AND o.hidden_at IS NULL AND (o.expires_at <= app_now()) IS NOT TRUE
      UNION ALL
      SELECT COALESCE(o.bundle_id, o.id) FROM travel_order o JOIN travel_change c ON c.order_id = o.id
      WHERE o.customer_id = me.id AND o.hidden_at IS NULL AND c.state = 'awaiting_payment' AND c.expires_at > app_now()) w),
    'asked', (SELECT json_build_object('count', count(DISTINCT COALESCE(o.bundle_id, o.id)), 'until', min(c.decide_by),
        'id', (array_agg(o.id ORDER BY c.decide_by, c.id))[1], 'kind', (array_agg(o.kind ORDER BY c.decide_by, c.id))[1])
      FROM travel_order o JOIN travel_provider_change c ON c.order_id = o.id
      WHERE o.customer_id = me.id AND o.hidden_at IS NULL AND c.state = 'open' AND c.decide_by > app_now()))`,
  draw: ({ unpaid, asked: { count, id, kind, until } }) => ({
    unpaidBookings: unpaid,
    askedBookings:
      count > 0
        ? { count, path: `${travelKind(kind).orderPath}?id=${id}`, until: new Date(until).toISOString() }
        : null,
  }),
};

import type { Invariant } from '../../../platform/slice.ts';

export const octoInvariants: readonly Invariant[] = [
  {
    name: 'octo.bookings_are_their_orders',
    promise:
      'A booking of a reseller is of an order of their account, for that departure and as many people; one that was confirmed is paid, at the price that the reseller is told.',
    sql: `
      SELECT b.id, b.order_id FROM octo_booking b JOIN travel_order o ON o.id = b.order_id
      WHERE o.customer_id <> b.customer_id OR o.kind <> 'tour'
        OR (b.confirmed_at IS NOT NULL AND o.paid_at IS NULL)
        OR (o.paid_at IS NULL AND o.request ->> 'departureId' IS DISTINCT FROM b.availability_id::text)
        OR (o.paid_at IS NULL AND (b.price -> 'net' ->> 'usd')::bigint <> o.payable_usd)`,
  },
];

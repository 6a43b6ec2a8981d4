import { readableTable } from '../../../../platform/db/readable-table.ts';

/** Deals on bookings in a statement of another slice. */
export const travelDealsAs = readableTable('travel_deal', {
  id: 'id',
  title: 'title',
  startsAt: 'starts_at',
  endsAt: 'ends_at',
  changedAt: 'changed_at',
  quota: 'quota',
  claimed: 'claimed',
  isOn: 'enabled',
});

/** What bookings have claimed of deals, in a statement of another slice. */
export const dealClaimsAs = readableTable('travel_deal_claim', {
  orderId: 'order_id',
  itemKey: 'item_key',
  dealId: 'deal_id',
  state: 'state',
  offUsd: 'off_usd',
});

import type { TravelKind } from '@app/contract/travel/kinds';
import { type RawBuilder, sql } from 'kysely';
import { readableTable } from '../../../platform/db/readable-table.ts';
import { paymentsAs } from '../../payments/public.ts';

const payments = paymentsAs('y');

/** Cities in a statement of another slice. */
export const citiesAs = readableTable('travel_city', {
  id: 'id',
  name: 'name',
  country: 'country',
  countryCode: 'country_code',
  zone: 'zone',
  picture: 'picture',
  latitude: 'latitude',
  longitude: 'longitude',
  searched: 'searched',
  isShown: 'enabled',
  isPopular: 'popular',
  sortWeight: 'sort_weight',
});

/** Bookings in a statement of another slice. What the verticals sell is booked here, so they read much of it. */
export const travelOrdersAs = readableTable('travel_order', {
  id: 'id',
  kind: 'kind',
  number: 'number',
  state: 'state',
  customerId: 'customer_id',
  agentId: 'agent_id',
  bundleId: 'bundle_id',
  serviceFrom: 'service_from',
  serviceTo: 'service_to',
  zone: 'zone',
  startsAt: 'starts_at',
  endsAt: 'ends_at',
  snapshot: 'snapshot',
  policy: 'policy',
  contact: 'contact',
  contactName: 'contact_name',
  contactPhone: 'contact_phone',
  wishes: 'wishes',
  currency: 'currency',
  currencyDecimals: 'currency_decimals',
  rate: 'rate',
  payableUsd: 'payable_usd',
  pointsUsed: 'points_used',
  pointsValueUsd: 'points_value_usd',
  refundUsd: 'refund_usd',
  changeFeeUsd: 'change_fee_usd',
  createdAt: 'created_at',
  paidAt: 'paid_at',
  confirmBy: 'confirm_by',
  confirmedAt: 'confirmed_at',
  noShowAt: 'no_show_at',
  hiddenAt: 'hidden_at',
  overdueAt: 'overdue_at',
  expiresAt: 'expires_at',
  splitFrom: 'split_from',
  accessKey: 'access_key',
  version: 'version',
});

/** Items of bookings in a statement of another slice. */
export const travelItemsAs = readableTable('travel_order_item', {
  orderId: 'order_id',
  position: 'position',
  key: 'key',
  label: 'label',
  quantity: 'quantity',
  unitPriceUsd: 'unit_price_usd',
  listPriceUsd: 'list_price_usd',
  paidUsd: 'paid_usd',
  taxBp: 'tax_bp',
  dealKeys: 'deal_keys',
  dealDays: 'deal_days',
});

/** Guests of bookings in a statement of another slice; their documents are not among it. */
export const travelGuestsAs = readableTable('travel_order_guest', {
  orderId: 'order_id',
  position: 'position',
  givenName: 'given_name',
  familyName: 'family_name',
  ageType: 'age_type',
  age: 'age',
  infantOf: 'infant_of',
});

/** What has happened to bookings, in a statement of another slice. */
export const travelHistoryAs = readableTable('travel_order_history', { orderId: 'order_id', event: 'event' });

/** Quotes of bookings in a statement of another slice. */
export const travelQuotesAs = readableTable('travel_quote', { id: 'id', customerId: 'customer_id' });

/** What reviews say of something bookable: the join behind its table, the score in tenths, and how many reviews there are. */
export type Rating = Readonly<Record<'join' | 'score' | 'reviews', RawBuilder<unknown>>>;

/** Returns the rating of what an expression holds the id of; `alias` is its name in the statement. */
export const ratingOf = (kind: TravelKind, subjectId: RawBuilder<unknown>, alias = 's'): Rating => {
  const of = (column: string) => sql.raw(`${alias}.${column}`);
  return {
    join: sql`LEFT JOIN travel_score ${sql.raw(alias)} ON ${of('kind')} = ${sql.lit(kind)} AND ${of('subject_id')} = ${subjectId}`,
    score: of('score'),
    reviews: sql`COALESCE(${of('rating_count')}, 0)`,
  };
};

/** Returns how many bundles were sold of what an expression holds the id of: a table of one row with the column `sold`. */
export const soldBundles = (kind: 'combo' | 'tourcombo', subjectId: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  (SELECT count(*)::int AS sold FROM travel_bundle b JOIN ${payments.table} ON ${payments.id} = b.payment_id
    WHERE b.kind = ${sql.lit(kind)} AND b.subject_id = ${subjectId}
      AND ${payments.state} IN ('paid', 'partly_refunded', 'refunded'))`;

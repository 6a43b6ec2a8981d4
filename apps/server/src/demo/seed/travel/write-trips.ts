import { randomBytes } from 'node:crypto';
import { addMs, MINUTE } from '@app/kernel/clock';
import { sql } from 'kysely';
import { writtenPhone } from '../../../modules/accounts/core.ts';
import type { Tx } from '../../../platform/db/connect.ts';
import { insertRows } from '../bulk.ts';
import type { Chance } from '../chance.ts';
import { channelsOf } from '../write-orders.ts';
import { bundlesOf, type LivingBundle, writeBundles } from './bundles.ts';
import type { LivingTrip } from './trip.ts';

/** How the payment of a trip stands. */
function paymentState({ paidAt, state, refundUsd, pricing }: LivingTrip): string {
  if (!paidAt) return state === 'cancelled' ? 'cancelled' : 'pending';
  if (!refundUsd) return 'paid';
  return refundUsd === pricing.payableUsd ? 'refunded' : 'partly_refunded';
}

/** Whether money came for a trip: one that costs nothing ahead is paid without. */
const isPaidFor = ({ paidAt, pricing }: LivingTrip): boolean => paidAt !== null && pricing.payableUsd > 0;

async function writePayments(
  tx: Tx,
  trips: readonly Keyed[],
  { chance, bundles }: { chance: Chance; bundles: readonly LivingBundle[] },
): Promise<void> {
  const channels = await channelsOf(tx);
  const tries = trips
    .filter(({ trip }) => isPaidFor(trip) && trip.payerId === null && !trip.plan.bundle)
    .map(({ trip }) => ({ trip, id: chance.id(trip.plan.placedAt), key: `demo_${chance.code(20)}` }));
  const captures = new Map([
    ...tries.map(({ trip, key }) => [trip.paymentId, `sandbox_capture_${key}`] as const),
    ...bundles.flatMap(({ trips: own, capture }) => own.map(({ paymentId }) => [paymentId, capture] as const)),
  ]);
  const rows = trips.map(({ trip, accessKey }) => ({
    id: trip.paymentId,
    number: `P${trip.plan.placedAt.toISOString().slice(2, 10).replaceAll('-', '')}${chance.code(10)}`,
    payable_kind: `${trip.plan.kind}_order`,
    payable_id: trip.plan.id,
    customer_id: trip.plan.customer.id,
    amount_usd: trip.pricing.payableUsd,
    state: paymentState(trip),
    channel_id: isPaidFor(trip) ? (trip.payerId ? channels.balance : channels.sandbox) : null,
    payer_id: isPaidFor(trip) ? trip.payerId : null,
    provider_number: captures.get(trip.paymentId) ?? null,
    paid_through: isPaidFor(trip) ? (trip.plan.bundle?.of.paymentId ?? null) : null,
    access_key: accessKey,
    expires_at: trip.expiresAt,
    paid_at: trip.paidAt,
    refunded_usd: trip.refundUsd ?? 0,
    version: trip.version,
    created_at: trip.plan.placedAt,
  }));
  await insertRows(tx, 'payment', rows);
  await insertRows(
    tx,
    'payment_attempt',
    tries.map(({ trip, id, key }) => ({
      id,
      payment_id: trip.paymentId,
      channel_id: channels.sandbox,
      state: 'paid',
      provider_key: key,
      amount_usd: trip.pricing.payableUsd,
      created_at: addMs(trip.paidAt as Date, -MINUTE / 2),
      ended_at: trip.paidAt,
    })),
  );
  await insertRows(
    tx,
    'payment_refund',
    trips.flatMap(({ trip: { refund, paymentId, payerId } }) =>
      refund
        ? [
            {
              id: refund.id,
              payment_id: paymentId,
              amount_usd: refund.usd,
              key: refund.key,
              note: refund.note,
              provider_number: payerId ? null : `sandbox_refund_${refund.id}`,
              created_at: refund.at,
            },
          ]
        : [],
    ),
  );
}

/** A trip with the key that opens it without a session, which must not follow from the seed. */
type Keyed = { readonly trip: LivingTrip; readonly accessKey: string };

const orderRow = ({ trip, accessKey }: Keyed) => {
  const { plan, pricing, currency, agent } = trip;
  const { customer, offer } = plan;
  const [address] = customer.addresses;
  const contact = {
    name: address?.name ?? customer.nickname,
    country: address?.country ?? 'US',
    phone: (address && writtenPhone(address.tel, address.country)) ?? '',
    email: customer.email,
  };
  return {
    id: plan.id,
    kind: plan.kind,
    number: trip.number,
    bundle_id: plan.bundle?.of.id ?? null,
    slot: plan.bundle?.slot ?? null,
    core: plan.bundle?.core ?? false,
    alone_usd: plan.bundle ? trip.aloneUsd : null,
    customer_id: customer.id,
    state: trip.state,
    payment_id: trip.paymentId,
    access_key: accessKey,
    subject_id: offer.subjectId,
    request: plan.request,
    snapshot: offer.snapshot,
    service_from: offer.service.from,
    service_to: offer.service.to,
    zone: offer.service.zone,
    starts_at: offer.service.startsAt,
    ends_at: offer.service.endsAt,
    policy: trip.policy,
    guests_until: offer.guestsUntil,
    contact,
    contact_name: contact.name,
    contact_phone: contact.phone,
    wishes: plan.wishes,
    arrival: plan.arrival,
    currency: currency.code,
    currency_decimals: currency.decimals,
    rate: currency.rate,
    total_usd: pricing.lines[0]?.amountUsd ?? 0,
    payable_usd: pricing.payableUsd,
    price_lines: pricing.lines,
    points_used: 0,
    points_value_usd: 0,
    points_back: 0,
    change_fee_usd: 0,
    earn_points: Math.floor(pricing.payableUsd / 100),
    agent_id: agent?.id ?? null,
    agent_rebate_bp: agent?.rebateBp ?? 0,
    expires_at: trip.expiresAt,
    paid_at: trip.paidAt,
    confirm_by: trip.confirmBy,
    confirmed_at: trip.confirmedAt,
    verified_at: trip.verifiedAt,
    no_show_at: trip.noShowAt,
    completed_at: trip.completedAt,
    cancelled_at: trip.cancelledAt,
    auto_at: trip.autoAt,
    reference_numbers: trip.references,
    voucher_code: trip.voucherCode,
    refund_usd: trip.refundUsd,
    fee_usd: trip.feeUsd,
    version: trip.version,
    created_at: plan.placedAt,
  };
};

async function writeParts(tx: Tx, trips: readonly LivingTrip[], staffName: string): Promise<void> {
  await insertRows(
    tx,
    'travel_order_item',
    trips.flatMap(({ plan, items, pricing }) =>
      items.map(({ key, label, quantity, priceUsd, listPriceUsd, deal }, index) => ({
        order_id: plan.id,
        position: index + 1,
        key,
        label,
        quantity,
        unit_price_usd: priceUsd,
        list_price_usd: listPriceUsd,
        paid_usd: pricing.items[index]?.paidUsd ?? 0,
        deal_keys: deal?.keys ?? null,
        deal_days: deal?.days ?? null,
      })),
    ),
  );
  await insertRows(
    tx,
    'travel_order_guest',
    trips.flatMap(({ plan }) =>
      plan.guests.map((guest, index) => ({
        order_id: plan.id,
        position: index + 1,
        unit: guest.unit,
        given_name: guest.givenName,
        family_name: guest.familyName,
        age_type: guest.ageType,
        age: guest.age,
        infant_of: guest.infantOf,
        document: guest.document,
      })),
    ),
  );
  const by = { customer: null, admin: staffName, system: '' } as const;
  const lines = trips.flatMap(({ plan, history }) =>
    history.map((line) => ({
      order_id: plan.id,
      event: line.event,
      from_state: line.from,
      to_state: line.to,
      actor: line.actor,
      actor_id: line.actor === 'customer' ? plan.customer.id : null,
      actor_name: by[line.actor as keyof typeof by] ?? plan.customer.nickname,
      note: line.note,
      created_at: line.at,
    })),
  );
  // In the order of time, as their ids; of one moment in the order of the order's path.
  await insertRows(
    tx,
    'travel_order_history',
    lines.sort((a, b) => a.created_at.getTime() - b.created_at.getTime()),
  );
}

/** Writes trips with everything that hangs on them, as their lives left them; the books are written apart. */
export async function writeTrips(
  tx: Tx,
  trips: readonly LivingTrip[],
  { chance, staffName }: { chance: Chance; staffName: string },
): Promise<void> {
  const keyed = trips.map((trip) => ({ trip, accessKey: randomBytes(24).toString('base64url') }));
  const bundles = bundlesOf(trips, chance);
  await writeBundles(tx, bundles, chance);
  await writePayments(tx, keyed, { chance, bundles });
  await insertRows(tx, 'travel_order', keyed.map(orderRow));
  await writeParts(tx, trips, staffName);
  await insertRows(
    tx,
    'travel_comment',
    trips.flatMap(({ plan, remark }) =>
      remark
        ? [
            {
              id: chance.id(remark.at),
              order_id: plan.id,
              customer_id: plan.customer.id,
              kind: plan.kind,
              subject_id: plan.offer.subjectId,
              rating: remark.rating,
              text: remark.text,
              lang: plan.customer.locale,
              pictures: remark.pictures,
              created_at: remark.at,
            },
          ]
        : [],
    ),
  );
  await sql`INSERT INTO travel_score (kind, subject_id, rating_sum, rating_count)
    SELECT kind, subject_id, sum(rating), count(*) FROM travel_comment WHERE NOT hidden GROUP BY 1, 2`.execute(tx);
}

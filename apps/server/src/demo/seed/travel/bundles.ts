import { randomBytes } from 'node:crypto';
import { payableOfBundle } from '@app/contract/travel/bundle-kinds';
import { addMs, MINUTE } from '@app/kernel/clock';
import type { Transfer } from '../../../modules/ledger/core.ts';
import { BUNDLE_CLEARING } from '../../../modules/payments/public.ts';
import type { Tx } from '../../../platform/db/connect.ts';
import { insertRows } from '../bulk.ts';
import type { Chance } from '../chance.ts';
import { channelsOf } from '../write-orders.ts';
import type { LivingTrip, PlannedBundle } from './trip.ts';

const sum = (trips: readonly LivingTrip[], of: (trip: LivingTrip) => number): number =>
  trips.reduce((all, trip) => all + of(trip), 0);
const totalOf = (trips: readonly LivingTrip[]): number => sum(trips, ({ pricing }) => pricing.payableUsd);

/** Money of a bundle's one payment, by the test card: it has paid its trips. */
export const bundleMoney = ({ id, kind, paymentId }: PlannedBundle, trips: readonly LivingTrip[]): Transfer => ({
  kind: 'payment',
  key: `payment/${paymentId}`,
  reference: { kind: payableOfBundle(kind), id },
  entries: [
    { account: { house: 'card_clearing', unit: 'money' }, amount: -totalOf(trips) },
    { account: BUNDLE_CLEARING, amount: totalOf(trips) },
  ],
});

/** A bundle with its trips, all of them paid. */
export type LivingBundle = {
  readonly bundle: PlannedBundle;
  readonly trips: readonly LivingTrip[];
  readonly first: LivingTrip;
  readonly paidAt: Date;
  readonly accessKey: string;
  /** What the test card calls the try and what it took. */
  readonly tryKey: string;
  readonly capture: string;
};

/** The bundles of trips, each once. */
export function bundlesOf(trips: readonly LivingTrip[], chance: Chance): LivingBundle[] {
  const together = Map.groupBy(
    trips.filter(({ plan }) => plan.bundle),
    ({ plan }) => plan.bundle?.of,
  );
  return [...together].flatMap(([bundle, own]) => {
    const [first] = own;
    if (!bundle || !first?.paidAt) return [];
    const accessKey = randomBytes(24).toString('base64url');
    const tryKey = `demo_${chance.code(20)}`;
    const capture = `sandbox_capture_${tryKey}`;
    return [{ bundle, trips: own, first, paidAt: first.paidAt, accessKey, tryKey, capture }];
  });
}

/** Writes bundles with their payments; those of their trips, and the trips, are written after it. */
export async function writeBundles(tx: Tx, bundles: readonly LivingBundle[], chance: Chance): Promise<void> {
  const { sandbox } = await channelsOf(tx);
  const dayOf = ({ first }: LivingBundle): string => first.plan.placedAt.toISOString().slice(2, 10).replaceAll('-', '');
  await insertRows(
    tx,
    'payment',
    bundles.map((one) => ({
      id: one.bundle.paymentId,
      number: `P${dayOf(one)}${chance.code(10)}`,
      payable_kind: payableOfBundle(one.bundle.kind),
      payable_id: one.bundle.id,
      customer_id: one.first.plan.customer.id,
      amount_usd: totalOf(one.trips),
      state: 'paid',
      channel_id: sandbox,
      provider_number: one.capture,
      access_key: one.accessKey,
      paid_at: one.paidAt,
      version: 2,
      created_at: one.first.plan.placedAt,
      refunded_usd: 0,
      expires_at: null,
    })),
  );
  await insertRows(
    tx,
    'payment_attempt',
    bundles.map((one) => ({
      id: chance.id(one.first.plan.placedAt),
      payment_id: one.bundle.paymentId,
      channel_id: sandbox,
      state: 'paid',
      provider_key: one.tryKey,
      amount_usd: totalOf(one.trips),
      created_at: addMs(one.paidAt, -MINUTE / 2),
      ended_at: one.paidAt,
    })),
  );
  await insertRows(
    tx,
    'travel_bundle',
    bundles.map((one) => ({
      id: one.bundle.id,
      kind: one.bundle.kind,
      number: `T${dayOf(one)}${chance.code(9)}`,
      customer_id: one.first.plan.customer.id,
      subject_id: one.bundle.subjectId,
      snapshot: one.bundle.snapshot,
      payment_id: one.bundle.paymentId,
      access_key: one.accessKey,
      total_usd: totalOf(one.trips),
      alone_usd: sum(one.trips, ({ aloneUsd }) => aloneUsd),
      off_bp: one.bundle.offBp,
      created_at: one.first.plan.placedAt,
    })),
  );
}

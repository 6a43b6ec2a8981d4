import { randomBytes } from 'node:crypto';
import type { Locale } from '@app/contract/core/locale';
import { assertThat, refuse, unlessRefused } from '@app/contract/core/refuse';
import { unpaidInTheWay } from '@app/contract/orders/in-the-way';
import { type BundleKind, payableOfBundle } from '@app/contract/travel/bundle-kinds';
import type { PlacedBundle } from '@app/contract/travel/bundle-views';
import type { ContactInput, GuestInput } from '@app/contract/travel/person-schemas';
import { invariant } from '@app/kernel/assert';
import type { Tx } from '../../../../platform/db/connect.ts';
import type { CustomerActor } from '../../../../platform/http/bind.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { asCustomer, lockCustomer } from '../../../accounts/core.ts';
import { openPayments } from '../../../payments/public.ts';
import { parameter } from '../../../settings/public.ts';
import { claimDealUnits, dropUnits } from '../../../travel-deals/core.ts';
import { insertBundle, readBundle, type UnpaidBundle, unpaidBundles } from '../../db/bundle.repo.ts';
import { type BundleQuoteRow, lockOwnBundleQuote } from '../../db/bundle-quote.repo.ts';
import type { BookedGuest } from '../../db/guest.repo.ts';
import { someAreNotOver } from '../../db/place-travel.repo.ts';
import { bundleAsksTheSame, bundleSums, type FrozenBundle, type FrozenPart } from '../../domain/frozen-bundle.ts';
import { claimsOf } from '../../domain/frozen-travel.ts';
import { inLockOrder } from '../../domain/lock-order.ts';
import { NUMBER_BYTES, travelNumber } from '../../domain/travel-number.ts';
import { bookedGuests } from '../booked-guests.ts';
import { payTravelOrder } from '../transition/pay-travel-order.ts';
import { type TravelVertical, verticalOf } from '../travel-vertical.ts';
import { cleanContact, paymentOf, type WrittenOrder, writeOrders } from '../write-order.ts';
import { shownBundleQuote } from './bundle-quote.ts';
import { bundleOf } from './bundle-vertical.ts';
import { endBundle } from './end-bundle.ts';
import { forPart, freezeBundle } from './freeze-bundle.ts';

export type BundleBooking = {
  readonly kind: BundleKind;
  readonly customer: CustomerActor;
  readonly lang: Locale;
  readonly quoteId: string;
  readonly contact: ContactInput;
  readonly guests: readonly GuestInput[];
  readonly wishes: string;
  /** Unpaid ones of the kind that are cancelled with it, where they stand in its way. */
  readonly insteadOf?: readonly string[];
};

/**
 * Places the orders of a quote as one in the caller's transaction: everything of every part held, or nothing; points moved, one payment
 * opened. A quote placed before returns the same bundle again. Refuses record.not_found, order.quote_expired,
 * order.unpaid_exists with what stands in the way, order.instead_paid, order.quote_changed with both versions of the whole, travel.part_unavailable, what its kind refuses
 * where none is left of it, and input.invalid for guests and contact.
 */
export async function placeBundle(platform: Platform, tx: Tx, booking: BundleBooking): Promise<PlacedBundle> {
  const { kind, customer } = booking;
  await lockCustomer(tx, customer.id);
  const quote = await lockOwnBundleQuote(tx, { customerId: customer.id, quoteId: booking.quoteId });
  if (quote?.kind !== kind) refuse('record.not_found');
  if (quote.placed) return placedBefore(tx, quote.id);
  assertThat(!quote.expired, 'order.quote_expired');
  const contact = cleanContact(booking.contact);
  const guests = await bookedGuests(tx, { customerId: customer.id, guests: booking.guests });
  for (const part of quote.frozen.parts) {
    verticalOf(platform, part.kind).checkGuests({ snapshot: part.frozen.snapshot, guests, contact });
  }
  const minutes = await parameter(platform, `travel.unpaid_minutes.${kind}`);
  const { unpaid, now, deadline } = await unpaidBundles(tx, { customerId: customer.id, kind, minutes });
  await makeRoom(platform, tx, { booking, unpaid });
  const frozen = await unchanged(platform, tx, { quote, booking });
  return place(platform, tx, { booking: { ...booking, contact }, quote, frozen, guests, now, expiresAt: deadline });
}

/** The guests as a vertical receives them: with their documents where it wants them. */
const guestsFor = ({ documents }: TravelVertical, guests: readonly BookedGuest[]): readonly BookedGuest[] =>
  documents ? guests : guests.map((guest) => ({ ...guest, document: null }));

async function placedBefore(tx: Tx, id: string): Promise<PlacedBundle> {
  const bundle = await readBundle(tx, id);
  invariant(bundle, `bundle ${id} was placed`);
  return { bundleId: id, number: bundle.number, paymentId: bundle.paymentId };
}

/**
 * Overdue bundles end now, and so do those that the customer wants this one instead of; one that is still to be paid comes first, unless
 * the shop allows more.
 */
async function makeRoom(
  platform: Platform,
  tx: Tx,
  { booking, unpaid }: { readonly booking: BundleBooking; readonly unpaid: readonly UnpaidBundle[] },
): Promise<void> {
  const { kind, customer, insteadOf = [] } = booking;
  const asked = new Set(insteadOf);
  const { actor, who } = asCustomer(customer);
  for (const { id, pastDeadline } of unpaid) {
    const ending = pastDeadline
      ? ({ event: 'expire', actor: 'system' } as const)
      : ({ event: 'cancel', actor, who } as const);
    if (!pastDeadline && !asked.has(id)) continue;
    // One that was paid or ended meanwhile is looked at below.
    await unlessRefused('order.not_allowed', () => endBundle(platform, tx, id, ending));
  }
  if (insteadOf.length > 0) {
    assertThat(!(await someAreNotOver(tx, { customerId: customer.id, ids: insteadOf })), 'order.instead_paid');
  }
  // What the shop sells together needs no review.
  const open = unpaid
    .filter((one) => !one.pastDeadline && !asked.has(one.id))
    .map(({ id, paymentId }) => ({ orderId: id, paymentId, kind, inReview: false }));
  const blocked = unpaidInTheWay(open, await parameter(platform, 'travel.unpaid_max'));
  if (blocked) refuse('order.unpaid_exists', blocked);
}

type Quoted = { readonly quote: BundleQuoteRow; readonly booking: BundleBooking };

/** Refuses order.quote_changed with what was shown and what is. */
function refuseChanged(platform: Platform, { quote, booking, now }: Quoted & { readonly now: FrozenBundle }): never {
  const shown = (version: FrozenBundle) => shownBundleQuote(platform, { ...quote, frozen: version }, booking.lang);
  return refuse('order.quote_changed', { before: shown(quote.frozen), after: shown(now) });
}

/** The parts of a quote as they are now. */
const askAgain = (platform: Platform, tx: Tx, { quote, booking }: Quoted): Promise<FrozenBundle> =>
  freezeBundle(platform, tx, {
    customerId: booking.customer.id,
    kind: quote.kind,
    request: quote.request,
    currency: quote.frozen.currency,
    usePoints: quote.frozen.usePoints,
    before: quote.frozen.parts,
  });

/**
 * Claims what all parts need of deals at once, after everything that they hold: every booking claims them in the order of their ids. Where
 * others had the last units meanwhile, refuses order.quote_changed.
 */
async function claimDeals(platform: Platform, tx: Tx, of: Quoted & { readonly frozen: FrozenBundle }): Promise<void> {
  const claims = of.frozen.parts.flatMap(({ orderId, frozen }) =>
    claimsOf(frozen).map(({ ofWhole, ...claim }) => ({
      ...claim,
      orderId,
      bundleId: ofWhole ? of.quote.id : undefined,
    })),
  );
  if (!(await claimDealUnits(tx, { customerId: of.booking.customer.id, claims }))) {
    refuseChanged(platform, { ...of, now: await askAgain(platform, tx, of) });
  }
  if (claims.length > 0) dropUnits(platform, tx);
}

/** Asks for the parts again. Refuses order.quote_changed with what was shown and what is. */
async function unchanged(platform: Platform, tx: Tx, { quote, booking }: Quoted): Promise<FrozenBundle> {
  const { frozen } = quote;
  const now = await askAgain(platform, tx, { quote, booking });
  if (!bundleAsksTheSame(frozen, now, (of) => verticalOf(platform, of).promised)) {
    refuseChanged(platform, { quote, booking, now });
  }
  return now;
}

async function place(platform: Platform, tx: Tx, of: Placing): Promise<PlacedBundle> {
  const { booking, quote, frozen, expiresAt } = of;
  const { kind, customer } = booking;
  const written = await writeBundle(platform, tx, of);
  // What others want as well comes last, so that they wait for nothing but the rest of it and the commit.
  const sorted = inLockOrder(frozen.parts.map((part) => ({ ...part, subjectId: part.frozen.subjectId })));
  for (const part of sorted) {
    const { orderId, slot, request } = part;
    const { snapshot } = part.frozen;
    const vertical = verticalOf(platform, part.kind);
    const named = guestsFor(vertical, of.guests);
    const held = { orderId, customerId: customer.id, request, snapshot, guests: named, expiresAt };
    await forPart(slot, () => vertical.hold(tx, held));
  }
  await claimDeals(platform, tx, { quote, booking, frozen });
  // After everything of the parts: the lock of what a bundle is of is the last one.
  const { stock } = bundleOf(platform, kind);
  if (stock && !(await stock.take(tx, frozen.subjectId))) refuse(stock.refusal);
  if (bundleSums(frozen).payableUsd === 0) {
    for (const { orderId } of sorted) await payTravelOrder(platform, tx, orderId);
  }
  return written;
}

type Placing = Omit<PlacedPart, 'part'> & { readonly frozen: FrozenBundle };

/** Writes a bundle with the orders of its parts, whose services are held after it, and all of their payments. */
async function writeBundle(platform: Platform, tx: Tx, of: Placing): Promise<PlacedBundle> {
  const { booking, quote, frozen, now, expiresAt } = of;
  const { kind, customer } = booking;
  const { payableUsd, aloneUsd } = bundleSums(frozen);
  const orders = frozen.parts.map((part) => orderOfPart(platform, { ...of, part }));
  const whole = {
    payableKind: payableOfBundle(kind),
    payableId: quote.id,
    customerId: customer.id,
    amountUsd: payableUsd,
    expiresAt,
    now,
  };
  const [payment, ...payments] = await openPayments(tx, [whole, ...orders.map(paymentOf)]);
  invariant(payment, 'a payment was opened');
  const number = travelNumber(now, randomBytes(NUMBER_BYTES));
  await insertBundle(tx, {
    id: quote.id,
    kind,
    number,
    customerId: customer.id,
    subjectId: frozen.subjectId,
    snapshot: frozen.snapshot,
    paymentId: payment.id,
    accessKey: payment.accessKey,
    totalUsd: payableUsd,
    aloneUsd,
    offBp: frozen.offBp,
  });
  await writeOrders(
    platform,
    tx,
    orders.map((order, index) => {
      const own = payments[index];
      invariant(own, 'each order has a payment');
      return { order, payment: own };
    }),
  );
  return { bundleId: quote.id, number, paymentId: payment.id };
}

type PlacedPart = {
  readonly part: FrozenPart;
  readonly booking: BundleBooking;
  readonly quote: BundleQuoteRow;
  readonly guests: readonly BookedGuest[];
  readonly now: Date;
  readonly expiresAt: Date;
};

/** The order of a part, passed at once: what the shop sells together needs no review. */
function orderOfPart(platform: Platform, of: PlacedPart): WrittenOrder {
  const { part, booking, quote, guests, now, expiresAt } = of;
  const { contact, customer, wishes } = booking;
  return {
    id: part.orderId,
    kind: part.kind,
    customer,
    request: part.request,
    frozen: part.frozen,
    guests: guestsFor(verticalOf(platform, part.kind), guests),
    contact,
    wishes,
    arrival: '',
    bundle: { id: quote.id, slot: part.slot, core: part.core, aloneUsd: part.aloneUsd },
    now,
    expiresAt,
    atOnce: true,
  };
}

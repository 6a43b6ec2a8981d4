import type { Locale } from '@app/contract/core/locale';
import { assertThat, refuse, unlessRefused } from '@app/contract/core/refuse';
import { unpaidInTheWay } from '@app/contract/orders/in-the-way';
import type { TravelKind } from '@app/contract/travel/kinds';
import type { PlacedTravelOrder } from '@app/contract/travel/order-views';
import type { ContactInput, GuestInput } from '@app/contract/travel/person-schemas';
import { addMs, HOUR } from '@app/kernel/clock';
import type { Tx } from '../../../platform/db/connect.ts';
import type { CustomerActor } from '../../../platform/http/bind.ts';
import type { Platform } from '../../../platform/slice.ts';
import { asCustomer, lockCustomer } from '../../accounts/core.ts';
import { parameter } from '../../settings/public.ts';
import { claimDealUnits, dropUnits } from '../../travel-deals/core.ts';
import type { BookedGuest } from '../db/guest.repo.ts';
import {
  placedTravel,
  someAreNotOver,
  type TravelQuoteRow,
  travelQuote,
  type UnpaidTravel,
  unpaidTravel,
} from '../db/place-travel.repo.ts';
import { asksTheSame, claimsOf, type FrozenTravel, travelQuoteView } from '../domain/frozen-travel.ts';
import { bookedGuests } from './booked-guests.ts';
import { freezeOffer } from './quote/freeze-offer.ts';
import { payTravelOrder } from './transition/pay-travel-order.ts';
import { travelTransition } from './transition/travel-transition.ts';
import { type TravelVertical, verticalOf } from './travel-vertical.ts';
import { cleanContact, writeOrder } from './write-order.ts';

export type Booking = {
  readonly kind: TravelKind;
  readonly customer: CustomerActor;
  readonly lang: Locale;
  readonly quoteId: string;
  readonly contact: ContactInput;
  readonly guests: readonly GuestInput[];
  readonly wishes: string;
  readonly arrival: string;
  /** Unpaid orders of the kind that are cancelled with it, where they stand in its way. */
  readonly insteadOf?: readonly string[];
  /** The order that is placed in the same transaction, which stands in the way of no more than this one does by itself. */
  readonly besideId?: string;
  /**
   * It is held for a reseller, who names the people and the contact with the payment: the contact is that of their account, no one
   * reviews it, and so many may wait for their payment at a time.
   */
  readonly resale?: { readonly most: number };
};

/** A booking, the quote that it is of, and the vertical of its kind. */
type Quoted = { readonly quote: TravelQuoteRow; readonly booking: Booking; readonly vertical: TravelVertical };

/**
 * Places the travel order of a quote in the caller's transaction: everything held, points moved, payment opened, and
 * passed at once where the kind is not reviewed. A quote placed before gives the same order again. Refuses
 * record.not_found, order.quote_expired, order.unpaid_exists with what stands in the way, order.instead_paid, order.quote_changed with both versions,
 * input.invalid for guests and contact, and what the vertical refuses.
 */
export async function placeTravelOrder(platform: Platform, tx: Tx, booking: Booking): Promise<PlacedTravelOrder> {
  const { kind, customer } = booking;
  await lockCustomer(tx, customer.id);
  const quote = await travelQuote(tx, { customerId: customer.id, quoteId: booking.quoteId, lock: true });
  if (quote?.kind !== kind) refuse('record.not_found');
  if (quote.orderId) return placedTravel(tx, quote.orderId);
  assertThat(!quote.expired, 'order.quote_expired');
  const contact = booking.resale ? booking.contact : cleanContact(booking.contact);
  const { snapshot } = quote.frozen;
  const guests = await bookedGuests(tx, { customerId: customer.id, guests: booking.guests });
  const vertical = verticalOf(platform, kind);
  vertical.checkGuests({ snapshot, guests, contact });
  const minutes = await parameter(platform, `travel.unpaid_minutes.${kind}`);
  const room = await unpaidTravel(tx, { customerId: customer.id, kind, minutes });
  await makeRoom(platform, tx, { booking, unpaid: room.unpaid });
  const frozen = await unchanged(platform, tx, { quote, booking, vertical, now: room.now });
  return place(platform, tx, { booking: { ...booking, contact }, vertical, guests, quote, frozen, ...room });
}

/**
 * Overdue orders end now, and so do those that the customer wants this one instead of; one that is still to be paid comes first, unless
 * the shop allows more.
 */
async function makeRoom(
  platform: Platform,
  tx: Tx,
  { booking, unpaid }: { readonly booking: Booking; readonly unpaid: readonly UnpaidTravel[] },
): Promise<void> {
  const { insteadOf = [] } = booking;
  const asked = new Set(insteadOf);
  for (const { id: orderId, pastDeadline } of unpaid) {
    const by = asCustomer(booking.customer);
    const ending = pastDeadline
      ? ({ event: 'expire', actor: 'system' } as const)
      : ({ event: 'cancel', ...by } as const);
    if (!pastDeadline && !asked.has(orderId)) continue;
    // One that was paid or ended meanwhile is looked at below.
    await unlessRefused('order.not_allowed', () => travelTransition(platform, tx, { orderId, ...ending }));
  }
  if (insteadOf.length > 0) {
    const stands = await someAreNotOver(tx, { customerId: booking.customer.id, ids: insteadOf });
    assertThat(!stands, 'order.instead_paid');
  }
  const open = unpaid
    .filter((one) => !one.pastDeadline && !asked.has(one.id) && one.id !== booking.besideId)
    .map(({ id, paymentId, kind, inReview }) => ({ orderId: id, paymentId, kind, inReview }));
  const most = booking.resale?.most ?? (await parameter(platform, 'travel.unpaid_max'));
  const blocked = unpaidInTheWay(open, most);
  if (blocked) refuse('order.unpaid_exists', blocked);
}

/** A quote as it is now. */
async function askAgain(platform: Platform, tx: Tx, of: Quoted & { readonly now: Date }): Promise<FrozenTravel> {
  const { request, frozen } = of.quote;
  return freezeOffer(platform, tx, {
    customerId: of.booking.customer.id,
    offer: await of.vertical.quote(tx, { request, now: of.now }),
    currency: frozen.currency,
    usePoints: frozen.policy.points.wanted,
  });
}

/** Asks for the offer again. Refuses order.quote_changed with what was shown and what is. */
async function unchanged(platform: Platform, tx: Tx, of: Quoted & { readonly now: Date }): Promise<FrozenTravel> {
  const now = await askAgain(platform, tx, of);
  if (!asksTheSame(of.quote.frozen, now, of.vertical.promised)) refuseChanged(of, now);
  return now;
}

/** Refuses order.quote_changed with what was shown and what is. */
function refuseChanged(
  { quote, booking, vertical, now: at }: Quoted & { readonly now: Date },
  now: FrozenTravel,
): never {
  const shown = (version: FrozenTravel) =>
    travelQuoteView({ ...quote, frozen: version, now: at }, booking.lang, vertical);
  return refuse('order.quote_changed', { before: shown(quote.frozen), after: shown(now) });
}

/**
 * Claims what an order needs of deals, last of what it holds. Where others had the last units meanwhile, it asks anew:
 * refuses order.quote_changed with the price without.
 */
async function claimDeals(
  platform: Platform,
  tx: Tx,
  of: Quoted & { readonly frozen: FrozenTravel; readonly now: Date },
): Promise<void> {
  const { quote, booking, frozen } = of;
  const claims = claimsOf(frozen).map((claim) => ({ ...claim, orderId: quote.id }));
  if (await claimDealUnits(tx, { customerId: booking.customer.id, claims })) {
    if (claims.length > 0) dropUnits(platform, tx);
    return;
  }
  refuseChanged(of, await askAgain(platform, tx, of));
}

async function place(
  platform: Platform,
  tx: Tx,
  of: Quoted & {
    readonly guests: readonly BookedGuest[];
    readonly frozen: FrozenTravel;
    readonly now: Date;
    readonly deadline: Date;
  },
): Promise<PlacedTravelOrder> {
  const { booking, vertical, guests, quote, frozen, now } = of;
  const { kind } = booking;
  const { pricing } = frozen;
  const atOnce = booking.resale !== undefined || (await parameter(platform, `travel.auto_review.${kind}`));
  const expiresAt = atOnce ? of.deadline : addMs(now, (await parameter(platform, 'travel.review_hours')) * HOUR);
  const id = quote.id;
  const { snapshot } = frozen;
  const held = { orderId: id, customerId: booking.customer.id, request: quote.request, snapshot, guests, expiresAt };
  await vertical.hold(tx, held);
  await claimDeals(platform, tx, { quote, booking, vertical, frozen, now });
  const order = { ...booking, id, request: quote.request, frozen, guests, bundle: null, now, expiresAt, atOnce };
  const placed = { orderId: id, ...(await writeOrder(platform, tx, order)) };
  if (!atOnce || pricing.payableUsd > 0) return placed;
  return { ...placed, state: await payTravelOrder(platform, tx, id) };
}

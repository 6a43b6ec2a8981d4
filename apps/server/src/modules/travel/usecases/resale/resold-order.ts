import { assertThat, refuse } from '@app/contract/core/refuse';
import type { TravelKind } from '@app/contract/travel/kinds';
import type { PlacedTravelOrder } from '@app/contract/travel/order-views';
import type { ContactInput, GuestInput } from '@app/contract/travel/person-schemas';
import { Refusal } from '@app/kernel/assert';
import { SETTLEMENT } from '@app/kernel/money';
import type { Tx } from '../../../../platform/db/connect.ts';
import { withSavepoint } from '../../../../platform/db/savepoint.ts';
import type { CustomerActor } from '../../../../platform/http/bind.ts';
import { newId } from '../../../../platform/new-id.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { asCustomer, lockCustomer } from '../../../accounts/core.ts';
import { extendPayment, payFromWallet } from '../../../payments/public.ts';
import { writeGuests } from '../../db/guest.repo.ts';
import { insertTravelQuote } from '../../db/place-travel.repo.ts';
import { writeContact } from '../../db/resold-order.repo.ts';
import { lockTravelOrder, moveEnd } from '../../db/travel-order.repo.ts';
import { refundNow } from '../../domain/cancellation.ts';
import { isPastDeadline, isUnpaid, type TravelRow } from '../../domain/travel-row.ts';
import { bookedGuests } from '../booked-guests.ts';
import { placeTravelOrder } from '../place-travel-order.ts';
import { freezeOffer } from '../quote/freeze-offer.ts';
import { travelTransition } from '../transition/travel-transition.ts';
import { verticalOf } from '../travel-vertical.ts';
import { cleanContact } from '../write-order.ts';
import { createResalePrices, type ResalePrice } from './resale-price.ts';

export { type ResoldOrder, resoldOrders } from '../../db/resold-order.repo.ts';

const IN_USD = { code: SETTLEMENT, decimals: 2, rate: '1' };
/** The quote becomes the order in the same transaction. */
const QUOTE_MINUTES = 5;

export type HeldBooking = {
  readonly kind: TravelKind;
  /** Whose account the reseller sells on. */
  readonly customer: CustomerActor;
  readonly request: Record<string, unknown>;
  /** The account's own, until the reseller names who travels. */
  readonly contact: ContactInput;
  readonly guests: readonly GuestInput[];
  readonly wishes: string;
  /** Bookings of the account that may wait for their payment at a time. */
  readonly most: number;
};

/**
 * Holds what a reseller books, at the price of now: an order of the account that waits for its payment. Refuses what the vertical refuses,
 * and order.unpaid_exists where too many wait already.
 */
export async function holdForReseller(
  platform: Platform,
  tx: Tx,
  of: HeldBooking,
): Promise<PlacedTravelOrder & { readonly price: ResalePrice }> {
  const { kind, customer, request, most } = of;
  await lockCustomer(tx, customer.id);
  const offer = await verticalOf(platform, kind).quote(tx, { request, now: platform.clock.now() });
  const asked = { customerId: customer.id, offer, currency: IN_USD, usePoints: false };
  const frozen = await freezeOffer(platform, tx, asked);
  const prices = await createResalePrices(platform, tx, { customerId: customer.id, offers: [offer] });
  const id = newId(platform.clock);
  await insertTravelQuote(tx, { id, customerId: customer.id, kind, request, frozen }, QUOTE_MINUTES);
  const { contact, guests, wishes } = of;
  const booking = { kind, customer, contact, guests, wishes, quoteId: id, arrival: '', resale: { most } };
  const placed = await placeTravelOrder(platform, tx, { ...booking, lang: 'en-US' });
  return { ...placed, price: prices(offer) };
}

type OfOrder = { readonly customerId: string; readonly orderId: string };

/** The account's own order, locked. Refuses record.not_found. */
async function lockOwn(tx: Tx, { customerId, orderId }: OfOrder): Promise<TravelRow> {
  await lockCustomer(tx, customerId);
  const order = (await lockTravelOrder(tx, orderId)) ?? refuse('record.not_found');
  assertThat(order.customerId === customerId, 'record.not_found');
  return order;
}

export type NamedBooking = {
  readonly customer: CustomerActor;
  readonly orderId: string;
  readonly contact: ContactInput;
  readonly wishes: string;
  /** Null where those who were named before stay. */
  readonly guests: readonly GuestInput[] | null;
  /** No one was named before: this is no change of names, which is possible for a while alone. */
  readonly first: boolean;
};

/** Writes who travels and who is written to, as the reseller names them. Refuses input.invalid at the field, and what a change of guests refuses. */
export async function nameResold(platform: Platform, tx: Tx, of: NamedBooking): Promise<void> {
  const { customer, orderId } = of;
  const order = await lockOwn(tx, { customerId: customer.id, orderId });
  await writeContact(tx, order.id, { contact: cleanContact(of.contact), wishes: of.wishes });
  if (of.guests === null) return;
  if (!of.first) {
    const input = { guests: of.guests };
    await travelTransition(platform, tx, { ...asCustomer(customer), orderId, event: 'change_guests', input });
    return;
  }
  const guests = await bookedGuests(tx, { customerId: customer.id, guests: of.guests });
  verticalOf(platform, order.kind).checkGuests({ snapshot: order.snapshot, guests, contact: of.contact });
  await writeGuests(tx, { orderId: order.id, guests });
}

/**
 * Pays what is held from the wallet of the account, and confirms it with that where nothing else is waited for. Refuses
 * wallet.insufficient_balance, payment.expired and what else a payment is refused with.
 */
export async function payResold(platform: Platform, tx: Tx, of: OfOrder): Promise<void> {
  const order = await lockOwn(tx, of);
  if (isUnpaid(order)) await payFromWallet(platform, tx, { paymentId: order.paymentId, customerId: of.customerId });
  const confirm = { orderId: order.id, event: 'confirm', actor: 'system' } as const;
  // What waits for its departure is confirmed with that.
  await withSavepoint(
    tx,
    async () => {
      await travelTransition(platform, tx, confirm);
      return true;
    },
    (error) => error instanceof Refusal && error.key === 'order.not_allowed',
  );
}

/** Holds for longer what waits for its payment. Refuses order.not_allowed for what does not. */
export async function extendResold(platform: Platform, tx: Tx, of: OfOrder & { readonly until: Date }): Promise<void> {
  const order = await lockOwn(tx, of);
  if (!isUnpaid(order) || isPastDeadline(order)) refuse('order.not_allowed', { state: order.state, event: 'extend' });
  await verticalOf(platform, order.kind).extend(tx, order.id, of.until);
  await extendPayment(tx, order.paymentId, of.until);
  await moveEnd(tx, order.id, of.until);
}

/** Cancels as the customer whose account it is would: what comes back by the policy goes to their wallet. Refuses as that does. */
export async function cancelResold(
  platform: Platform,
  tx: Tx,
  of: { readonly customer: CustomerActor; readonly orderId: string; readonly reason: string },
): Promise<void> {
  const order = await lockOwn(tx, { customerId: of.customer.id, orderId: of.orderId });
  const step = { ...asCustomer(of.customer), orderId: order.id, note: of.reason };
  if (isUnpaid(order)) await travelTransition(platform, tx, { ...step, event: 'cancel' });
  else {
    const { refundUsd } = refundNow(order);
    await travelTransition(platform, tx, { ...step, event: 'cancel_paid', input: { refundUsd } });
  }
}

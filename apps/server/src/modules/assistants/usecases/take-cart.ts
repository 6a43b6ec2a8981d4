import type { AddressInput } from '@app/contract/accounts/address-schema';
import type { AssistantCart } from '@app/contract/assistants/schemas';
import type { Locale } from '@app/contract/core/locale';
import { assertThat, refuse } from '@app/contract/core/refuse';
import { inTransaction, type Queryable } from '../../../platform/db/connect.ts';
import type { Platform } from '../../../platform/slice.ts';
import { keepAddress } from '../../accounts/public.ts';
import { createQuote, quoteView, reviseQuote } from '../../orders/public.ts';
import { type Cart, checkoutOfCart, forgetBuyerOf, lockCart, readCart } from '../db/cart.repo.ts';
import { type Checkout, handOver, readCheckout } from '../db/checkout.repo.ts';
import { bookAddress, chosenOf, placeIn } from '../domain/destination.ts';
import { GUEST } from '../domain/guest.ts';
import { isOpen, isTaken, seenAs } from '../domain/session-standing.ts';
import { CAPABILITIES } from '../domain/ucp-version.ts';
import { pricedNow } from './cart/change-cart.ts';
import { checkoutFrom } from './cart/convert-cart.ts';
import { missingLines } from './judge-cart.ts';
import { orderOf } from './show-checkout.ts';

type Asker = { readonly customerId: string | null; readonly lang: Locale };

/** The address that a cart goes to; null where none was sent, or one that lacks something. */
function addressFor({ delivery, buyer }: Checkout): AddressInput | null {
  const chosen = chosenOf(delivery);
  return chosen && bookAddress(chosen, buyer);
}

/** Whether an assistant has no profile to be known by, and does not learn what becomes of its carts. */
const isGuest = ({ profile }: Pick<Checkout, 'profile'>): boolean => profile === GUEST;

/** The checkout of a link: its own, else the one that was made of its cart; null where there is none. */
async function checkoutBehind(db: Queryable, id: string): Promise<Checkout | null> {
  const own = await readCheckout(db, id);
  if (own) return own;
  const made = await checkoutOfCart(db, id);
  return made === null ? null : readCheckout(db, made);
}

type Priced = Pick<AssistantCart, 'lines' | 'missing' | 'priceLines' | 'payable'>;

/** The lines of a cart, those of them that cannot be had now, and the price of the rest; none where nothing is left. */
async function whatCanBeHad(
  platform: Platform,
  of: Parameters<typeof quoteView>[0] & Pick<Cart, 'frozen' | 'place'>,
  lang: Locale,
): Promise<Priced> {
  const whole = quoteView(of, lang);
  const missing = (await missingLines(platform.db, of.frozen)).map(({ index: _, ...one }) => one);
  const { lines } = whole;
  if (missing.length === 0) return { lines, missing, priceLines: whole.priceLines, payable: whole.payable };
  const left = withoutThese(
    of.frozen.lines,
    missing.map((one) => one.variantId),
  );
  if (left.length === 0) return { lines, missing, priceLines: [], payable: null };
  const rest = await pricedNow(platform, platform.db, { ...of, frozen: { ...of.frozen, lines: left } });
  const { priceLines, payable } = quoteView(rest, lang);
  return { lines, missing, priceLines, payable };
}

/** The lines that are not of these variants. */
function withoutThese<Line extends { readonly variantId: string }>(
  lines: readonly Line[],
  variantIds: readonly string[],
): Line[] {
  return lines.filter(({ variantId }) => !variantIds.includes(variantId));
}

/** What a taken or open checkout shows: while it is not ordered with what cannot be had, else the lines that were ordered. */
async function pricedCheckout(platform: Platform, checkout: Checkout, lang: Locale): Promise<Priced> {
  if (!checkout.ordered)
    return whatCanBeHad(platform, { ...checkout, place: placeIn(chosenOf(checkout.delivery)) }, lang);
  const { lines, priceLines, payable } = quoteView(checkout, lang);
  const order = await orderOf(platform, platform.db, checkout);
  const ordered = order?.lines.map((line) => line.variantId);
  return {
    lines: ordered ? lines.filter((line) => ordered.includes(line.variantId)) : lines,
    missing: [],
    priceLines,
    payable,
  };
}

/** A cart of which no checkout was made yet, as everyone sees it who has its link. Refuses record.not_found. */
async function openCart(platform: Platform, of: Asker & { readonly id: string }): Promise<AssistantCart> {
  const cart = (await readCart(platform.db, of.id)) ?? refuse('record.not_found');
  const priced = await whatCanBeHad(platform, await pricedNow(platform, platform.db, cart), of.lang);
  const { id, version } = cart;
  const assistant = new URL(cart.profile).host;
  const expiresAt = cart.expiresAt.toISOString();
  const none = { place: null, quoteId: null, orderId: null };
  return { id, version, state: 'open', assistant, ...priced, expiresAt, ...none };
}

/** The cart behind the link of an assistant. Refuses record.not_found; of one that someone else took it shows nothing. */
export async function readAssistantCart(
  platform: Platform,
  of: Asker & { readonly id: string },
): Promise<AssistantCart> {
  const checkout = await checkoutBehind(platform.db, of.id);
  if (!checkout) return openCart(platform, of);
  const state = seenAs(checkout, of.customerId);
  const shows = state === 'open' || state === 'mine';
  const nothing: Priced = { lines: [], missing: [], priceLines: [], payable: null };
  const address = addressFor(checkout);
  return {
    id: checkout.id,
    version: checkout.version,
    state,
    assistant: isGuest(checkout) ? null : new URL(checkout.profile).host,
    ...(shows ? await pricedCheckout(platform, checkout, of.lang) : nothing),
    place: shows && address ? { country: address.country, city: address.city } : null,
    expiresAt: state === 'open' ? checkout.expiresAt.toISOString() : null,
    quoteId: state === 'mine' && !checkout.ordered ? checkout.quoteId : null,
    orderId: state === 'mine' && checkout.ordered ? checkout.quoteId : null,
  };
}

/** So many times a cart is read anew that an assistant changed meanwhile. */
const TRIES = 3;

/** Adds the address that came with a cart to the book of who took it, and prices their quote for it; it is theirs to choose another. */
async function sendThere(
  platform: Platform,
  of: { readonly customerId: string; readonly lang: Locale; readonly currency: string; readonly quoteId: string },
  address: AddressInput,
): Promise<void> {
  const { customerId, quoteId, lang, currency } = of;
  const addressId = await keepAddress(platform, customerId, address);
  if (addressId) await reviseQuote(platform, { customerId, quoteId, lang, currency, addressId });
}

type Seen = { readonly id: string; readonly version?: number | undefined };

/**
 * The checkout behind a link in the version that was seen; of a cart it is made, as the assistant itself would. Refuses record.stale for a cart that
 * is another than was seen, and product.offline for one whose goods are not sold any more.
 */
async function madeOf(platform: Platform, of: Seen): Promise<Seen> {
  if (await readCheckout(platform.db, of.id)) return of;
  return inTransaction(platform.db, async (tx) => {
    const cart = await lockCart(tx, of.id);
    // What came of it is paid, or there is none.
    if (!cart) return { id: (await checkoutOfCart(tx, of.id)) ?? refuse('record.not_found') };
    assertThat(cart.version === of.version, 'record.stale');
    if (cart.checkoutId !== null) return { ...of, id: cart.checkoutId };
    const { profile, signed, language } = cart;
    const caller = { profile, signed, active: Object.keys(CAPABILITIES), accepts: [language] };
    const { body } = await checkoutFrom(platform, tx, { caller, cart });
    const made = await readCheckout(tx, String(body.id ?? refuse('product.offline')));
    return made ?? refuse('record.not_found');
  });
}

/**
 * Quotes the goods of an assistant's cart, but for those that were shown as not to be had, for the customer who opened its link, hands the cart over to them, and only then adds the address
 * that came with it to their book: who does not get the cart is not to learn where it goes. Taken before by the same customer it is the same quote. Refuses record.not_found, also for one that
 * someone else took, order.quote_expired for one that is over, record.stale for one that is another than was seen, also where nothing says what was, and what cannot be had as createQuote does.
 */
export async function takeAssistantCart(
  platform: Platform,
  of: {
    readonly id: string;
    readonly customerId: string;
    readonly lang: Locale;
    readonly currency: string;
    /** The version that was seen. */
    readonly version?: number | undefined;
    /** Variants that were shown as not to be had. */
    readonly without?: readonly string[] | undefined;
  },
): Promise<{ quoteId: string }> {
  const { customerId, lang, currency } = of;
  const seen = await madeOf(platform, of);
  for (let tries = 0; tries < TRIES; tries += 1) {
    const checkout = (await readCheckout(platform.db, seen.id)) ?? refuse('record.not_found');
    if (isTaken(checkout)) {
      assertThat(checkout.customerId === customerId, 'record.not_found');
      return { quoteId: checkout.quoteId ?? refuse('record.not_found') };
    }
    assertThat(isOpen(checkout), 'order.quote_expired');
    assertThat(seen.version === checkout.version, 'record.stale');
    const left = withoutThese(checkout.frozen.lines, of.without ?? []);
    assertThat(left.length > 0, 'stock.out');
    const items = left.map(({ variantId, quantity }) => ({ variantId, quantity }));
    const quote = await createQuote(platform, {
      customerId,
      lang,
      currency,
      source: 'items',
      items,
      usePoints: false,
    });
    const { id, version } = checkout;
    if (!(await handOver(platform.db, { id, version, customerId, quoteId: quote.id }))) continue;
    await forgetBuyerOf(platform.db, id);
    const address = addressFor(checkout);
    if (address) await sendThere(platform, { customerId, lang, currency, quoteId: quote.id }, address);
    return { quoteId: quote.id };
  }
  return refuse('order.quote_expired');
}

import type { AddressInput } from '@app/contract/accounts/address-schema';
import type { AssistantCart } from '@app/contract/assistants/schemas';
import type { Locale } from '@app/contract/core/locale';
import { assertThat, refuse } from '@app/contract/core/refuse';
import type { Platform } from '../../../platform/slice.ts';
import { keepAddress } from '../../accounts/public.ts';
import { createQuote, quoteView, reviseQuote } from '../../orders/public.ts';
import { type Checkout, handOver, readCheckout } from '../db/checkout.repo.ts';
import { bookAddress, chosenOf } from '../domain/destination.ts';
import { GUEST } from '../domain/guest.ts';
import { isOpen, isTaken, seenAs } from '../domain/session-standing.ts';

type Asker = { readonly customerId: string | null; readonly lang: Locale };

/** The address that a cart goes to; null where none was sent, or one that lacks something. */
function addressFor({ delivery, buyer }: Checkout): AddressInput | null {
  const chosen = chosenOf(delivery);
  return chosen && bookAddress(chosen, buyer);
}

/** Whether an assistant has no profile to be known by, and does not learn what becomes of its carts. */
const isGuest = ({ profile }: Pick<Checkout, 'profile'>): boolean => profile === GUEST;

/** The cart behind the link of an assistant. Refuses record.not_found; of one that someone else took it shows nothing. */
export async function readAssistantCart(
  platform: Platform,
  of: Asker & { readonly id: string },
): Promise<AssistantCart> {
  const checkout = (await readCheckout(platform.db, of.id)) ?? refuse('record.not_found');
  const state = seenAs(checkout, of.customerId);
  const shows = state === 'open' || state === 'mine';
  const quote = quoteView(checkout, of.lang);
  const address = addressFor(checkout);
  return {
    id: checkout.id,
    version: checkout.version,
    state,
    assistant: isGuest(checkout) ? null : new URL(checkout.profile).host,
    lines: shows ? quote.lines : [],
    priceLines: shows ? quote.priceLines : [],
    payable: shows ? quote.payable : null,
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

/**
 * Quotes the goods of an assistant's cart for the customer who opened its link, hands the cart over to them, and only then adds the address
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
  },
): Promise<{ quoteId: string }> {
  const { customerId, lang, currency } = of;
  for (let tries = 0; tries < TRIES; tries += 1) {
    const checkout = (await readCheckout(platform.db, of.id)) ?? refuse('record.not_found');
    if (isTaken(checkout)) {
      assertThat(checkout.customerId === customerId, 'record.not_found');
      return { quoteId: checkout.quoteId ?? refuse('record.not_found') };
    }
    assertThat(isOpen(checkout), 'order.quote_expired');
    assertThat(of.version === checkout.version, 'record.stale');
    const items = checkout.frozen.lines.map(({ variantId, quantity }) => ({ variantId, quantity }));
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
    const address = addressFor(checkout);
    if (address) await sendThere(platform, { customerId, lang, currency, quoteId: quote.id }, address);
    return { quoteId: quote.id };
  }
  return refuse('order.quote_expired');
}

import type { Locale } from '@app/contract/core/locale';
import { assertThat, refuse } from '@app/contract/core/refuse';
import type { TravelKind } from '@app/contract/travel/kinds';
import type { TravelQuote } from '@app/contract/travel/order-views';
import { inTransaction, type Queryable } from '../../../../platform/db/connect.ts';
import { newId } from '../../../../platform/new-id.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { insertTravelQuote, replaceTravelQuote, travelQuote } from '../../db/place-travel.repo.ts';
import { travelQuoteView } from '../../domain/frozen-travel.ts';
import { verticalOf } from '../travel-vertical.ts';
import { freezeOffer } from './freeze-offer.ts';
import { quoteTerms } from './quote-terms.ts';

type TravelQuoteReader = { readonly customerId: string; readonly lang: Locale };

/**
 * Prices what a vertical is asked for and freezes it for a while. `request` is the vertical's own and checked by it.
 * Refuses what the vertical's `quote` refuses.
 */
export async function createTravelQuote(
  platform: Platform,
  of: TravelQuoteReader & { kind: TravelKind; request: Record<string, unknown>; usePoints: boolean; currency: string },
): Promise<TravelQuote> {
  const { customerId, kind, request } = of;
  const vertical = verticalOf(platform, kind);
  const { currency, minutes } = await quoteTerms(platform, of.currency);
  const id = newId(platform.clock);
  const kept = await inTransaction(platform.db, async (tx) => {
    const offer = await vertical.quote(tx, { request, now: platform.clock.now() });
    const frozen = await freezeOffer(platform, tx, { ...of, offer, currency });
    return { frozen, expiresAt: await insertTravelQuote(tx, { id, customerId, kind, request, frozen }, minutes) };
  });
  return travelQuoteView({ id, kind, ...kept, now: platform.clock.now() }, of.lang, vertical);
}

/** Gives a quote as it was frozen. Refuses record.not_found, and order.quote_expired when its time is over. */
export async function readTravelQuote(
  platform: Platform,
  of: TravelQuoteReader & { quoteId: string },
): Promise<TravelQuote> {
  const quote = (await travelQuote(platform.db, of)) ?? refuse('record.not_found');
  assertThat(!quote.expired && quote.orderId === null, 'order.quote_expired');
  return travelQuoteView({ ...quote, now: platform.clock.now() }, of.lang, verticalOf(platform, quote.kind));
}

/** What a customer's own quote is of, as its vertical froze it; null where there is none. */
export const quotedSnapshot = async (
  db: Queryable,
  of: { readonly customerId: string; readonly quoteId: string },
): Promise<Record<string, unknown> | null> => (await travelQuote(db, of))?.frozen.snapshot ?? null;

/**
 * Prices a quote anew, at the prices and rate of now, with points or without; also how a customer accepts that something
 * changed. Refuses record.not_found, order.quote_expired once it became an order, and what the vertical refuses.
 */
export async function reviseTravelQuote(
  platform: Platform,
  of: TravelQuoteReader & { quoteId: string; usePoints: boolean; currency: string },
): Promise<TravelQuote> {
  const { currency, minutes } = await quoteTerms(platform, of.currency);
  return inTransaction(platform.db, async (tx) => {
    const quote = (await travelQuote(tx, { ...of, lock: true })) ?? refuse('record.not_found');
    assertThat(quote.orderId === null, 'order.quote_expired');
    const vertical = verticalOf(platform, quote.kind);
    const offer = await vertical.quote(tx, { request: quote.request, now: platform.clock.now() });
    const frozen = await freezeOffer(platform, tx, { ...of, offer, currency });
    const expiresAt = await replaceTravelQuote(tx, quote.id, frozen, minutes);
    return travelQuoteView({ ...quote, expiresAt, frozen, now: platform.clock.now() }, of.lang, vertical);
  });
}

import type { Locale } from '@app/contract/core/locale';
import { assertThat, refuse } from '@app/contract/core/refuse';
import type { BundleKind } from '@app/contract/travel/bundle-kinds';
import type { BundleQuote } from '@app/contract/travel/bundle-views';
import { inTransaction, openReadOnce } from '../../../../platform/db/connect.ts';
import { newId } from '../../../../platform/new-id.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { type BundleQuoteRow, bundleQuote, insertBundleQuote, replaceBundleQuote } from '../../db/bundle-quote.repo.ts';
import { bundleQuoteView } from '../../domain/frozen-bundle.ts';
import { quoteTerms } from '../quote/quote-terms.ts';
import { verticalOf } from '../travel-vertical.ts';
import { bundleOf } from './bundle-vertical.ts';
import { freezeBundle } from './freeze-bundle.ts';

type BundleQuoteReader = { readonly customerId: string; readonly lang: Locale };

/** A quote as it is shown. */
export const shownBundleQuote = (
  platform: Platform,
  quote: Pick<BundleQuoteRow, 'id' | 'kind' | 'expiresAt' | 'frozen'>,
  lang: Locale,
): BundleQuote =>
  bundleQuoteView({ ...quote, now: platform.clock.now() }, lang, {
    describe: bundleOf(platform, quote.kind).describe,
    describePart: (kind) => verticalOf(platform, kind).describe,
  });

/**
 * Prices what is asked for together and freezes it for a while. `request` is the kind's own and checked by it. Refuses what its kind
 * refuses, and travel.part_unavailable.
 */
export async function createBundleQuote(
  platform: Platform,
  of: BundleQuoteReader & { kind: BundleKind; request: Record<string, unknown>; usePoints: boolean; currency: string },
): Promise<BundleQuote> {
  const { customerId, kind, request } = of;
  const { currency, minutes } = await quoteTerms(platform, of.currency);
  const id = newId(platform.clock);
  const frozen = await freezeBundle(platform, openReadOnce(platform.reads), { ...of, currency });
  const expiresAt = await insertBundleQuote(platform.db, { id, customerId, kind, request, frozen }, minutes);
  return shownBundleQuote(platform, { id, kind, frozen, expiresAt }, of.lang);
}

/** Returns a quote as it was frozen. Refuses record.not_found, and order.quote_expired once it has expired. */
export async function readBundleQuote(
  platform: Platform,
  of: BundleQuoteReader & { quoteId: string },
): Promise<BundleQuote> {
  const quote = (await bundleQuote(platform.db, of)) ?? refuse('record.not_found');
  assertThat(!quote.expired && !quote.placed, 'order.quote_expired');
  return shownBundleQuote(platform, quote, of.lang);
}

/**
 * Prices a quote anew, at the prices and rate of now, with points or without; also how a customer accepts that something
 * changed. Refuses record.not_found, order.quote_expired once it became a bundle, and what createBundleQuote refuses.
 */
export async function reviseBundleQuote(
  platform: Platform,
  of: BundleQuoteReader & { quoteId: string; usePoints: boolean; currency: string },
): Promise<BundleQuote> {
  const { currency, minutes } = await quoteTerms(platform, of.currency);
  return inTransaction(platform.db, async (tx) => {
    const quote = (await bundleQuote(tx, { ...of, lock: true })) ?? refuse('record.not_found');
    assertThat(!quote.placed, 'order.quote_expired');
    const { kind, request } = quote;
    const frozen = await freezeBundle(platform, tx, { ...of, kind, request, currency, before: quote.frozen.parts });
    const expiresAt = await replaceBundleQuote(tx, quote.id, frozen, minutes);
    return shownBundleQuote(platform, { ...quote, expiresAt, frozen }, of.lang);
  });
}

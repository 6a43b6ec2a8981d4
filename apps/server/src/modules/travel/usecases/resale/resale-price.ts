import { SETTLEMENT } from '@app/kernel/money';
import type { Queryable } from '../../../../platform/db/connect.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { priceOrder } from '../../../pricing/public.ts';
import { runningDeals } from '../../../travel-deals/core.ts';
import { type BuyerTerms, buyerTerms, dealKeys, priceInput } from '../quote/freeze-offer.ts';
import type { TravelOffer } from '../travel-vertical.ts';

/** What something costs, and the tax in it, in USD cents. */
type Sum = { readonly usd: number; readonly taxUsd: number };

/** What something costs without deals, what everybody pays, and what the account of a reseller pays. */
export type ResalePrice = { readonly original: Sum; readonly retail: Sum; readonly net: Sum };

/** Prices what is offered for one account, by the pipeline that orders are priced by. */
export type ResalePrices = (offer: Pick<TravelOffer, 'items' | 'tax'>) => ResalePrice;

const IN_USD = { code: SETTLEMENT, decimals: 2, rate: '1' };
const NO_LEVEL = { name: '', discountBp: 0 };

/** Returns how offers that deals on these keys can be on are priced for an account now. */
export async function createResalePrices(
  platform: Platform,
  db: Queryable,
  of: { readonly customerId: string; readonly offers: readonly Pick<TravelOffer, 'items'>[] },
): Promise<ResalePrices> {
  const { customerId } = of;
  const keys = dealKeys({ offers: of.offers });
  const terms = await buyerTerms(platform, db, { customerId });
  const deals = await runningDeals(db, { keys, customerId });
  return (offer) => pricesOf(terms, offer, deals);
}

function pricesOf(
  terms: BuyerTerms,
  offer: Pick<TravelOffer, 'items' | 'tax'>,
  deals: Awaited<ReturnType<typeof runningDeals>>,
): ResalePrice {
  const asked = { offer, currency: IN_USD, usePoints: false };
  const sumOf = (at: typeof deals, levelled: boolean): Sum => {
    const input = priceInput(terms, asked, at);
    const { payableUsd, lines } = priceOrder(levelled ? input : { ...input, level: NO_LEVEL });
    return { usd: payableUsd, taxUsd: lines.find(({ step }) => step === 'tax')?.amountUsd ?? 0 };
  };
  return { original: sumOf([], false), retail: sumOf(deals, false), net: sumOf(deals, true) };
}

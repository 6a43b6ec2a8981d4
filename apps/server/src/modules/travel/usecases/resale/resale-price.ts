import { SETTLEMENT } from '@app/kernel/money';
import type { Queryable } from '../../../../platform/db/connect.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { priceOrder } from '../../../pricing/public.ts';
import { dealsNow, runningDeals, shownOff } from '../../../travel-deals/core.ts';
import { type BuyerTerms, buyerTerms, dealKeys, priceInput } from '../quote/freeze-offer.ts';
import type { TravelOffer } from '../travel-vertical.ts';

/** What something costs, and the tax in it, in USD cents. */
type Sum = { readonly usd: number; readonly taxUsd: number };

/**
 * What is shown as the price before deals, no more than was asked in the 30 days before them, what everybody pays, and what the account of
 * a reseller pays.
 */
export type ResalePrice = { readonly original: Sum; readonly retail: Sum; readonly net: Sum };

/** Prices what is offered for one account, by the pipeline that orders are priced by. */
export type ResalePrices = (offer: Pick<TravelOffer, 'items' | 'tax'>) => ResalePrice;

type Deals = Awaited<ReturnType<typeof runningDeals>>;

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
  const off = await dealsNow(platform);
  return (offer) => pricesOf(terms, offer, { deals, shown: shownOff(off(offer.items)) });
}

function pricesOf(
  terms: BuyerTerms,
  offer: Pick<TravelOffer, 'items' | 'tax'>,
  { deals, shown }: { readonly deals: Deals; readonly shown: (offUsd: number) => number },
): ResalePrice {
  const asked = { offer, currency: IN_USD, usePoints: false };
  const sumOf = (at: Deals, levelled: boolean): Sum => {
    const input = priceInput(terms, asked, at);
    const { payableUsd, lines } = priceOrder(levelled ? input : { ...input, level: NO_LEVEL });
    return { usd: payableUsd, taxUsd: lines.find(({ step }) => step === 'tax')?.amountUsd ?? 0 };
  };
  const [usual, retail] = [sumOf([], false), sumOf(deals, false)];
  const before = (field: keyof Sum): number => retail[field] + shown(usual[field] - retail[field]);
  return { original: { usd: before('usd'), taxUsd: before('taxUsd') }, retail, net: sumOf(deals, true) };
}

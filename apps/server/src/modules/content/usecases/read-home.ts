import type { contentEndpoints } from '@app/contract/content/endpoints';
import type { AnswerOf } from '@app/contract/core/endpoint';
import type { Locale } from '@app/contract/core/locale';
import type { Platform } from '../../../platform/slice.ts';
import { activeDeals, productCards, shownInCarousel } from '../../catalog/public.ts';
import { readTravelRow, TRAVEL_ROW } from '../../travel-home/public.ts';
import { readBanners } from './read-banners.ts';

export type Home = AnswerOf<typeof contentEndpoints.home>;

const DEALS = 10;
const CARDS = 10;

/** The recommended: what staff put into the carousel now, in their order, then what is flagged; and how many of the first. */
async function readRecommended(platform: Platform, reader: { lang: Locale; currency: string }) {
  const [ids, flagged] = await Promise.all([
    shownInCarousel(platform.db, CARDS),
    productCards(platform, { ...reader, flag: 'recommended', limit: CARDS }),
  ]);
  const picks = await productCards(platform, { ...reader, ids, limit: CARDS });
  const others = flagged.filter((card) => !ids.includes(card.id));
  return { recommended: [...picks, ...others].slice(0, CARDS), picked: picks.length };
}

/** The home screen above its feed, in one answer. */
export async function readHome(platform: Platform, reader: { lang: Locale; currency: string }): Promise<Home> {
  const { lang, currency } = reader;
  const [banners, verticals, deals, recommended, newArrivals] = await Promise.all([
    readBanners(platform, lang),
    readTravelRow(platform, lang),
    activeDeals(platform, { lang, currency, limit: DEALS }),
    readRecommended(platform, { lang, currency }),
    productCards(platform, { lang, currency, flag: 'new', limit: CARDS }),
  ]);
  const ends = deals.map((deal) => deal.dealEndsAt).sort();
  return { banners, verticals, deals, dealsEndAt: ends[0] ?? null, ...recommended, newArrivals };
}

/** What a change must drop for this answer to be made again. */
export const homeTags = (home: Home): string[] => [
  'banners',
  'carousel',
  'currencies',
  'parameters',
  'products',
  TRAVEL_ROW,
  ...new Set([...home.deals, ...home.recommended, ...home.newArrivals].map((card) => `product:${card.id}`)),
];

import type { contentEndpoints } from '@app/contract/content/endpoints';
import type { AnswerOf } from '@app/contract/core/endpoint';
import type { Locale } from '@app/contract/core/locale';
import type { Platform } from '../../../platform/slice.ts';
import { activeDeals, productCards } from '../../catalog/public.ts';
import { readBanners } from './read-banners.ts';

export type Home = AnswerOf<typeof contentEndpoints.home>;

const DEALS = 10;
const CARDS = 10;

/** The home screen above its feed, in one answer. */
export async function readHome(platform: Platform, reader: { lang: Locale; currency: string }): Promise<Home> {
  const { lang, currency } = reader;
  const [banners, deals, recommended, newArrivals] = await Promise.all([
    readBanners(platform, lang),
    activeDeals(platform, { lang, currency, limit: DEALS }),
    productCards(platform, { lang, currency, flag: 'recommended', limit: CARDS }),
    productCards(platform, { lang, currency, flag: 'new', limit: CARDS }),
  ]);
  const ends = deals.map((deal) => deal.dealEndsAt).sort();
  return { banners, verticals: [], deals, dealsEndAt: ends[0] ?? null, recommended, newArrivals };
}

/** What a change must drop for this answer to be made again. */
export const homeTags = (home: Home): string[] => [
  'banners',
  'currencies',
  'parameters',
  'products',
  ...new Set([...home.deals, ...home.recommended, ...home.newArrivals].map((card) => `product:${card.id}`)),
];

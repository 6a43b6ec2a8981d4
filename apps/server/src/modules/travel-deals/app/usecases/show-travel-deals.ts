import { type Locale, localize } from '@app/contract/core/locale';
import type { TravelDealKind } from '@app/contract/deals/deal-facts';
import { dayIn } from '@app/kernel/zone-time';
import type { Platform } from '../../../../platform/slice.ts';
import { readPriors } from '../../../price-history/core.ts';
import { parameter } from '../../../settings/public.ts';
import { type DealSubject, dealsOfKind, type VerticalDeals } from '../../../travel/public.ts';
import { type DealDayPrice, pricesAtDeal, windowOf } from '../../core/domain/deal-days.ts';
import { openTravelDeals, type TravelDealRow, travelDealById } from '../db/staff-deal.repo.ts';
import { dealSubjects } from './deal-subjects.ts';

/** Deals that are shown at most. */
const MOST = 1_000;

/** A deal of travel with what it is on. */
export type ShownDeal = {
  readonly row: TravelDealRow;
  readonly title: string;
  readonly line: string;
  readonly subject: DealSubject;
};

const shown = (row: TravelDealRow, subject: DealSubject, lang: Locale): ShownDeal => ({
  row,
  title: localize(row.title, lang),
  line: localize(row.line, lang),
  subject,
});

/** Deals that are not over, on what customers find now. */
export async function shownTravelDeals(platform: Platform, lang: Locale): Promise<ShownDeal[]> {
  const rows = await openTravelDeals(platform.db, MOST);
  const subjects = await dealSubjects(platform, platform.db, rows, lang);
  return rows.flatMap((row) => {
    const subject = subjects.get(row.key);
    return subject?.online ? [shown(row, subject, lang)] : [];
  });
}

/** One deal that is switched on, over or not; null for none, and for one on what is not found any more. */
export async function shownTravelDeal(platform: Platform, id: string, lang: Locale): Promise<ShownDeal | null> {
  const row = await travelDealById(platform.db, id);
  if (!row?.enabled) return null;
  const subject = (await dealSubjects(platform, platform.db, [row], lang)).get(row.key);
  return subject?.online ? shown(row, subject, lang) : null;
}

type Terms = Pick<
  TravelDealRow,
  'kind' | 'key' | 'method' | 'value' | 'travelFrom' | 'travelTo' | 'weekdays' | 'startsAt'
>;

/** What a unit costs on the days of a deal that are to come, with tax and charges; how many of the 30 days before it the log of prices knows. */
export async function daysAtDeal(
  platform: Platform,
  deal: Terms,
  { subject, lang }: { readonly subject: Pick<DealSubject, 'zone' | 'taxBp'>; readonly lang: Locale },
): Promise<{ readonly days: DealDayPrice[]; readonly knownDays: number }> {
  const deals: VerticalDeals | null = dealsOfKind(platform, deal.kind);
  const now = platform.clock.now();
  const days = windowOf(deal, dayIn(subject.zone, now));
  if (!deals || !days) return { days: [], knownDays: 0 };
  const [prices, [prior]] = await Promise.all([
    deals.prices(platform.db, { key: deal.key, ...days, now, deal, lang }),
    readPriors(platform.db, [deal]),
  ]);
  const known = { prior: prior?.prices ?? new Map(), taxBp: subject.taxBp };
  return { days: pricesAtDeal(prices, { deal, ...known }), knownDays: prior?.knownDays ?? 0 };
}

/** The same of a deal that is shown. */
export const travelDealDays = (
  platform: Platform,
  { row, subject }: ShownDeal,
  lang: Locale,
): ReturnType<typeof daysAtDeal> => daysAtDeal(platform, row, { subject, lang });

const ORDER_KINDS = {
  flight: 'flight',
  hotel: 'hotel',
  tour: 'tour',
  dining: 'diningcombo',
  table: 'dining',
  tourcombo: 'tourcombo',
  combo: 'combo',
} as const;

/** Minutes that an unpaid order of a kind keeps its deal. */
export const keptMinutes = (platform: Platform, kind: TravelDealKind): Promise<number> =>
  parameter(platform, `travel.unpaid_minutes.${ORDER_KINDS[kind]}`);

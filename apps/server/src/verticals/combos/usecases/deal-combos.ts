import { DEFAULT_LOCALE, type Locale, localize } from '@app/contract/core/locale';
import { comboLimits } from '@app/contract/verticals/combos/limits';
import { MINUTE } from '@app/kernel/clock';
import { addDays, type Day } from '@app/kernel/local-day';
import { cityViews, type DealSubject, type VerticalDeals } from '../../../modules/travel/public.ts';
import { type DayPrice, holdsOn } from '../../../modules/travel-deals/core.ts';
import type { Queryable } from '../../../platform/db/connect.ts';
import type { Platform } from '../../../platform/slice.ts';
import { comboById, combosByIds } from '../db/combo.repo.ts';
import { lowestOf } from '../db/combo-from.repo.ts';
import { combosNamed, keysOnSale, namedAmong } from '../db/deal-combo.repo.ts';
import { comboIdsOf, comboKey } from '../domain/combo-key.ts';
import { isOffered, isSoldStill, offeredDays } from '../domain/offered-days.ts';
import type { StoredCombo } from '../domain/stored-combo.ts';
import { originsOf } from './combo-on-sale.ts';
import { shownFrom } from './dealt-combos.ts';
import { type FillableCombo, fillable } from './fillable-combo.ts';
import { priceOn, usualParty } from './lowest-from.ts';
import { type DealtDay, priceDaysAt } from './price-days.ts';
import { COMBOS } from './tags.ts';

/** Days that are priced at most: those that cards look for prices on. */
const DAYS = 75;

/**
 * The city that prices of deals are from: the one that cards say the lowest price from, at the deal that runs where `atDeal`; the likeliest one
 * while no price is known, null without flights.
 */
async function originOf(
  platform: Platform,
  db: Queryable,
  of: { readonly combo: FillableCombo; readonly lang: Locale; readonly atDeal: boolean },
): Promise<string | null> {
  const { combo, lang, atDeal } = of;
  const origins = await originsOf(db, combo);
  if (origins === null) return null;
  const from = (await lowestOf(db, [combo.id], lang)).get(combo.id) ?? null;
  const shown = atDeal ? await shownFrom(platform, combo, { from, lang }) : from;
  return shown?.cityId && origins.includes(shown.cityId) ? shown.cityId : (origins[0] ?? null);
}

async function subjectOf(
  platform: Platform,
  db: Queryable,
  { combo, lang }: { combo: StoredCombo; lang: Locale },
): Promise<DealSubject> {
  const from = await originOf(platform, db, { combo: fillable(platform, combo), lang, atDeal: true });
  const city = localize(combo.city, lang);
  const origin = from && (await cityViews(db, [from], lang)).get(from)?.name;
  return {
    key: comboKey(combo.id),
    name: localize(combo.name, lang),
    place: origin ? `${origin} → ${city}` : city,
    city: { id: combo.cityId, name: city },
    cover: combo.cover,
    online: combo.online && isSoldStill(combo, platform.clock.now()),
    party: { adults: combo.adults, children: combo.children },
    zone: combo.zone,
    // Prices of combos have the taxes of their parts in them.
    taxBp: 0,
    target: { id: combo.id, ...(from && { from }) },
  };
}

async function subjectsOf(
  platform: Platform,
  db: Queryable,
  { ids, lang }: { readonly ids: readonly string[]; readonly lang: Locale },
): Promise<DealSubject[]> {
  const found: DealSubject[] = [];
  for (const combo of await combosByIds(db, ids)) found.push(await subjectOf(platform, db, { combo, lang }));
  return found;
}

/** The days of a range on which a combo is offered; null for none. */
function offeredIn(combo: StoredCombo, { from, to, now }: { from: Day; to: Day; now: Date }) {
  const sale = offeredDays(combo, now);
  if (!sale) return null;
  const first = from < sale.first ? sale.first : from;
  const most = addDays(first, Math.min(DAYS, comboLimits.daysAhead));
  const last = [to, sale.last, most].sort()[0] ?? to;
  return first <= last ? { first, last } : null;
}

/** The days with the cheapest of them priced as it would be quoted: it is the price that a deal is shown with. */
async function withExact(
  platform: Platform,
  days: readonly DealtDay[],
  of: {
    readonly combo: FillableCombo;
    readonly cityId: string | null;
    readonly lang: Locale;
    readonly db: Queryable;
  },
): Promise<readonly DealtDay[]> {
  const had = days.filter(({ usd, atDealUsd }) => usd !== null && atDealUsd !== null);
  const [least] = had.toSorted((a, b) => (a.atDealUsd ?? 0) - (b.atDealUsd ?? 0));
  const exact = least && (await priceOn(platform, of.combo, { ...of, day: least.day, atDeal: true }));
  if (!least || !exact || exact.usualUsd === exact.usd) return days;
  return days.map((one) => (one === least ? { ...one, usd: exact.usualUsd, atDealUsd: exact.usd } : one));
}

/** Days that were priced for a deal are shown for so long, as those of cards. */
const KEPT_MS = 10 * MINUTE;
type PricedDays = { readonly at: number; readonly days: readonly DayPrice[] };
const kept = new WeakMap<Platform, Map<string, PricedDays>>();

/** Days that were priced for deals; all are dropped once combos have changed. */
function keptDays(platform: Platform): Map<string, PricedDays> {
  const found = kept.get(platform);
  if (found) return found;
  const made = new Map<string, PricedDays>();
  kept.set(platform, made);
  platform.cache.onDrop((tags) => {
    if (tags.includes(COMBOS) || tags.includes('*')) made.clear();
  });
  return made;
}

type DaysOfKey = Parameters<VerticalDeals['prices']>[1];

/** What a combo costs on its first days; at a deal, as they were worked out some minutes ago at the most. */
async function pricesOf(platform: Platform, db: Queryable, of: DaysOfKey): Promise<readonly DayPrice[]> {
  const { key, deal, from, to, now, lang = DEFAULT_LOCALE } = of;
  if (!deal) return workOut(platform, db, of);
  const days = keptDays(platform);
  const { value, travelFrom, travelTo, weekdays } = deal;
  const name = [key, from, to, lang, value, travelFrom, travelTo, weekdays.join('')].join(' ');
  const known = days.get(name);
  if (known && now.getTime() - known.at < KEPT_MS) return known.days;
  const found = await workOut(platform, db, of);
  days.set(name, { at: now.getTime(), days: found });
  return found;
}

async function workOut(platform: Platform, db: Queryable, of: DaysOfKey): Promise<readonly DayPrice[]> {
  const { key, deal, lang = DEFAULT_LOCALE, ...range } = of;
  const [id = ''] = comboIdsOf([key]);
  const stored = id === '' ? null : await comboById(db, id);
  const offered = stored && offeredIn(stored, range);
  if (!stored || !offered) return [];
  const combo = fillable(platform, stored);
  const cityId = await originOf(platform, db, { combo, lang, atDeal: deal !== undefined });
  const asked = { combo, party: usualParty(combo), fromCityId: cityId, lang, now: range.now, ...offered };
  const days = await priceDaysAt(db, asked, deal ?? null);
  const shown = deal ? await withExact(platform, days, { combo, cityId, lang, db }) : days;
  return shown.flatMap(({ day, usd, atDealUsd }) => {
    if (usd === null || !isOffered(combo, day)) return [];
    const at = deal && holdsOn(deal, day) && atDealUsd !== null ? { atDealUsd } : {};
    return [{ day, usd, chargesUsd: 0, ...at }];
  });
}

/** Deals of combos: each is on the bookings of one combo, and holds by the day on which it begins. */
export const comboDeals = (platform: Platform): VerticalDeals => ({
  kind: 'combo',
  subjects: async (db, keys, lang) => {
    const found = await subjectsOf(platform, db, { ids: comboIdsOf(keys), lang });
    return new Map(found.map((subject) => [subject.key, subject]));
  },
  prices: (db, of) => pricesOf(platform, db, of),
  find: async (db, { word, limit, lang }) =>
    subjectsOf(platform, db, { ids: await combosNamed(db, word, limit), lang }),
  keys: keysOnSale,
  named: namedAmong,
});

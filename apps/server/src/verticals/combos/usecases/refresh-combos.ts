import { DEFAULT_LOCALE, LOCALES, type Locale } from '@app/contract/core/locale';
import { comboLimits } from '@app/contract/verticals/combos/limits';
import { addMs, HOUR } from '@app/kernel/clock';
import { addDays } from '@app/kernel/local-day';
import { inTransaction } from '../../../platform/db/connect.ts';
import type { Platform } from '../../../platform/slice.ts';
import { comboById } from '../db/combo.repo.ts';
import { type ComboFrom, keepLowest, longestUnchecked, noteChecked, stalestCombos } from '../db/combo-from.repo.ts';
import { isOffered, offeredDays } from '../domain/offered-days.ts';
import { planSums } from '../domain/plan-sums.ts';
import type { StoredCombo } from '../domain/stored-combo.ts';
import { originsOf } from './combo-on-sale.ts';
import { fillSlots } from './fill-slots.ts';
import { type FillableCombo, fillable } from './fillable-combo.ts';
import { priceDays } from './price-days.ts';
import { COMBOS } from './tags.ts';

/** Prices are looked for again after so many hours, of so many combos at a time. */
const KEPT_HOURS = 6;
const AT_ONCE = 5;
/** Prices that are looked at again at a time. */
const CHECKED_AT_ONCE = 20;
/** Days ahead of which prices are looked for, cities that a combo is flown from, and days that are tried, the cheapest first. */
const DAYS = 75;
const CITIES = 2;
const TRIED = 3;
/** Age that is assumed for the children a combo is made for. */
const CHILD_AGE = 8;

/** Whom a combo is made for: two adults a room. */
export const usualParty = ({ adults, children }: Pick<StoredCombo, 'adults' | 'children'>) => ({
  rooms: Math.max(1, Math.min(comboLimits.rooms, Math.ceil(adults / 2))),
  adults,
  childAges: Array.from({ length: children }, () => CHILD_AGE),
});

type Day = Omit<ComboFrom, 'comboId'>;

/** The readers whom a combo is priced for: those of each language where a tour is in it, which is chosen by its guide's. */
const readersOf = ({ slots }: Pick<StoredCombo, 'slots'>): readonly (Locale | null)[] =>
  slots.some(({ rule, optional }) => rule.kind === 'tour' && !optional) ? LOCALES : [null];

/** What a combo costs on a day from a city, as it would be quoted; null where it cannot be had. */
async function priceOn(
  platform: Platform,
  combo: FillableCombo,
  { day, cityId, lang }: Pick<ComboFrom, 'day' | 'cityId' | 'lang'>,
): Promise<Day | null> {
  const asked = {
    combo,
    party: usualParty(combo),
    fromCityId: cityId,
    lang: lang ?? DEFAULT_LOCALE,
    now: platform.clock.now(),
  };
  const filled = await fillSlots(platform, platform.db, { ...asked, day, picks: [], with: [] });
  if (!filled.every(({ wanted, filling }) => !wanted || filling)) return null;
  return { cityId, lang, day, ...planSums(filled.flatMap(({ filling }) => (filling ? [filling.part] : []))) };
}

/** The lowest price of a combo from a city, as it would be quoted to readers of a language; null where it cannot be had. */
async function lowestFrom(
  platform: Platform,
  combo: FillableCombo,
  { cityId, lang }: Pick<ComboFrom, 'cityId' | 'lang'>,
): Promise<Day | null> {
  const now = platform.clock.now();
  const sale = offeredDays(combo, now);
  if (!sale) return null;
  const { first } = sale;
  const last = addDays(first, DAYS) < sale.last ? addDays(first, DAYS) : sale.last;
  const of = { combo, party: usualParty(combo), fromCityId: cityId, lang: lang ?? DEFAULT_LOCALE, now };
  const days = await priceDays(platform.db, { ...of, first, last });
  const had = days
    .flatMap(({ day, usd }) => (usd === null || !isOffered(combo, day) ? [] : [{ day, usd }]))
    .sort((a, b) => a.usd - b.usd);
  for (const { day } of had.slice(0, TRIED)) {
    const found = await priceOn(platform, combo, { day, cityId, lang });
    if (found) return found;
  }
  return null;
}

/** Looks for the lowest prices of a combo and keeps them for its cards. Nothing happens to one that does not exist. */
export async function refreshCombo(platform: Platform, id: string): Promise<void> {
  const stored = await comboById(platform.db, id);
  if (!stored) return;
  const combo = fillable(platform, stored);
  const origins = await originsOf(platform.db, combo);
  const found: Day[] = [];
  for (const city of origins === null ? [null] : origins.slice(0, CITIES)) {
    for (const lang of readersOf(combo)) {
      const lowest = await lowestFrom(platform, combo, { cityId: city, lang });
      if (lowest) found.push(lowest);
    }
  }
  await inTransaction(platform.db, (tx) => keepLowest(tx, id, found));
}

/** Looks again for prices that are old, and of combos that have none; returns how many combos that were. */
export async function refreshCombos(platform: Platform, limit = AT_ONCE): Promise<number> {
  const before = addMs(platform.clock.now(), -KEPT_HOURS * HOUR);
  const stale = await stalestCombos(platform.db, { before, limit });
  for (const id of stale) await refreshCombo(platform, id);
  if (stale.length > 0) platform.cache.drop([COMBOS]);
  return stale.length;
}

/**
 * Looks whether prices that cards say can still be had on their days, a few at a time; those of a combo that cannot are looked for
 * again. Returns how many combos that were.
 */
export async function recheckCombos(platform: Platform, limit = CHECKED_AT_ONCE): Promise<number> {
  const changed = new Set<string>();
  for (const kept of await longestUnchecked(platform.db, limit)) {
    if (changed.has(kept.comboId)) continue;
    const combo = await comboById(platform.db, kept.comboId);
    const now = combo && isOffered(combo, kept.day) ? await priceOn(platform, fillable(platform, combo), kept) : null;
    if (now?.usd === kept.usd && now.aloneUsd === kept.aloneUsd) {
      await noteChecked(platform.db, kept);
      continue;
    }
    changed.add(kept.comboId);
    await refreshCombo(platform, kept.comboId);
  }
  if (changed.size > 0) platform.cache.drop([COMBOS]);
  return changed.size;
}

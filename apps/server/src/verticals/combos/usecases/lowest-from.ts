import { DEFAULT_LOCALE, LOCALES, type Locale } from '@app/contract/core/locale';
import { comboLimits } from '@app/contract/verticals/combos/limits';
import { addDays, type Day } from '@app/kernel/local-day';
import { memberPartsOf } from '../../../modules/travel/public.ts';
import { holdsOn, type TimedDeal } from '../../../modules/travel-deals/core.ts';
import type { Queryable } from '../../../platform/db/connect.ts';
import type { Platform } from '../../../platform/slice.ts';
import type { ComboFrom } from '../db/combo-from.repo.ts';
import { comboTerms } from '../domain/combo-key.ts';
import { isOffered, offeredDays } from '../domain/offered-days.ts';
import { planSums } from '../domain/plan-sums.ts';
import type { StoredCombo } from '../domain/stored-combo.ts';
import { fillSlots } from './fill-slots.ts';
import type { FillableCombo } from './fillable-combo.ts';
import { priceDaysAt } from './price-days.ts';

/** Days ahead of which prices are looked for, cities that a combo is flown from, and days that are tried, the cheapest first. */
const DAYS = 75;
export const CITIES = 2;
const TRIED = 3;
/** Age that is assumed for the children a combo is made for. */
const CHILD_AGE = 8;

/** Whom a combo is made for: two adults a room. */
export const usualParty = ({ adults, children }: Pick<StoredCombo, 'adults' | 'children'>) => ({
  rooms: Math.max(1, Math.min(comboLimits.rooms, Math.ceil(adults / 2))),
  adults,
  childAges: Array.from({ length: children }, () => CHILD_AGE),
});

/** The readers whom a combo is priced for: those of each language where a tour is in it, which is chosen by its guide's. */
export const readersOf = ({ slots }: Pick<StoredCombo, 'slots'>): readonly (Locale | null)[] =>
  slots.some(({ rule, optional }) => rule.kind === 'tour' && !optional) ? LOCALES : [null];

/** What a combo costs on a day, `usualUsd` being that without a deal on it. */
export type PricedDay = Omit<ComboFrom, 'comboId'> & { readonly usualUsd: number };
type Reader = Pick<ComboFrom, 'cityId' | 'lang'>;

/** What a combo costs on a day from a city, as it would be quoted, at the deal on it where that is to count; null where it cannot be had. */
export async function priceOn(
  platform: Platform,
  combo: FillableCombo,
  {
    day,
    cityId,
    lang,
    atDeal,
    db = platform.db,
  }: Reader & { readonly day: Day; readonly atDeal: boolean; readonly db?: Queryable },
): Promise<PricedDay | null> {
  const asked = {
    combo,
    party: usualParty(combo),
    fromCityId: cityId,
    lang: lang ?? DEFAULT_LOCALE,
    now: platform.clock.now(),
    terms: comboTerms(combo, atDeal ? day : null),
  };
  const filled = await fillSlots(platform, db, { ...asked, day, picks: [], with: [] });
  if (!filled.every(({ wanted, filling }) => !wanted || filling)) return null;
  const parts = filled.flatMap(({ filling }) => (filling ? [filling.part] : []));
  return { cityId, lang, day, ...planSums(parts), memberParts: memberPartsOf(parts) };
}

/**
 * The lowest price of a combo from a city, as it would be quoted to readers of a language; at a deal on it, on a day on which that holds,
 * where one is given. Null where it cannot be had.
 */
export async function lowestFrom(
  platform: Platform,
  combo: FillableCombo,
  { cityId, lang, deal }: Reader & { readonly deal: TimedDeal | null },
): Promise<PricedDay | null> {
  const now = platform.clock.now();
  const sale = offeredDays(combo, now);
  if (!sale) return null;
  const { first } = sale;
  const last = addDays(first, DAYS) < sale.last ? addDays(first, DAYS) : sale.last;
  const of = { combo, party: usualParty(combo), fromCityId: cityId, lang: lang ?? DEFAULT_LOCALE, now };
  const days = await priceDaysAt(platform.db, { ...of, first, last }, deal);
  const had = days
    .map(({ day, usd, atDealUsd }) => ({ day, usd: deal ? atDealUsd : usd }))
    .flatMap(({ day, usd }) => {
      const open = isOffered(combo, day) && (deal === null || holdsOn(deal, day));
      return usd === null || !open ? [] : [{ day, usd }];
    })
    .sort((a, b) => a.usd - b.usd);
  for (const { day } of had.slice(0, TRIED)) {
    const found = await priceOn(platform, combo, { day, cityId, lang, atDeal: deal !== null });
    if (found) return found;
  }
  return null;
}

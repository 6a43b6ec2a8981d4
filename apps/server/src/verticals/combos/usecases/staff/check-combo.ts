import { DEFAULT_LOCALE, type Locale } from '@app/contract/core/locale';
import { refuse } from '@app/contract/core/refuse';
import { addDays } from '@app/kernel/local-day';
import { cityViews } from '../../../../modules/travel/public.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { comboById } from '../../db/combo.repo.ts';
import { bestFrom, checkDays, type DaysChecked } from '../../domain/check-days.ts';
import { daysAhead, isOffered } from '../../domain/offered-days.ts';
import { originsOf } from '../combo-on-sale.ts';
import { fillable } from '../fillable-combo.ts';
import { usualParty } from '../lowest-from.ts';
import { priceDays } from '../price-days.ts';

/** Days that are looked at, and cities that a combo is flown from, the likeliest first. */
const DAYS = 90;
const CITIES = 3;

/**
 * On which of the next 90 days a combo can begin for whom it is made, on sale or not, how many it is not offered on, and which slots nothing fills on the others. Where it
 * flies, the answer is for the city from which it can be had on most days. Refuses record.not_found.
 */
export async function checkCombo(platform: Platform, of: { readonly id: string; readonly lang: Locale }) {
  const { db } = platform;
  const combo = fillable(platform, (await comboById(db, of.id)) ?? refuse('record.not_found'));
  const now = platform.clock.now();
  const { first } = daysAhead(combo.zone, now);
  const days = { first, last: addDays(first, DAYS - 1) };
  const origins = await originsOf(db, combo);
  // Without an origin the days are returned all the same, with flights missing.
  const cities = origins === null || origins.length === 0 ? [null] : origins.slice(0, CITIES);
  const checked: { from: string | null; result: DaysChecked }[] = [];
  for (const from of cities) {
    const asked = { combo, party: usualParty(combo), fromCityId: from, lang: DEFAULT_LOCALE, now, ...days };
    checked.push({ from, result: checkDays(await priceDays(db, asked), (day) => isOffered(combo, day)) });
  }
  const best = bestFrom(checked) ?? refuse('record.not_found');
  const names = await cityViews(db, best.from === null ? [] : [best.from], of.lang);
  return {
    days: best.result.days,
    had: best.result.had,
    closed: best.result.closed,
    from: best.from === null ? null : (names.get(best.from)?.name ?? null),
    missing: best.result.missing.map((one) => ({
      ...one,
      label: { 'en-US': one.slot, ...combo.slots.find(({ key }) => key === one.slot)?.label },
    })),
  };
}

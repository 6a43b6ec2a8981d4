import { addDays, type Day } from '@app/kernel/local-day';
import { slotProviderOf } from '../../../modules/travel/public.ts';
import type { Queryable } from '../../../platform/db/connect.ts';
import type { Platform } from '../../../platform/slice.ts';
import { type DayPrice, dayPrices, type SlotOptions, type SlotPrices, tightDays } from '../domain/day-prices.ts';
import { type Travelling, wantedFor } from '../domain/slot-days.ts';
import { neededSlots, type StoredCombo } from '../domain/stored-combo.ts';

/** What a combo costs at the least on each first day of a range, without what is optional, and which slots nothing fills. */
export async function priceDays(
  platform: Platform,
  db: Queryable,
  of: Omit<Travelling, 'day'> & { readonly combo: StoredCombo; readonly first: Day; readonly last: Day },
): Promise<DayPrice[]> {
  const { combo, first, last } = of;
  const needed = neededSlots(combo).map((slot) => {
    const { day: _day, ...wanted } = wantedFor(combo, slot, { ...of, day: first });
    return { slot, wanted, slotProvider: slotProviderOf(platform, slot.rule.kind) };
  });
  const slots: SlotPrices[] = [];
  for (const { slot, wanted, slotProvider } of needed) {
    const days = { first: addDays(first, slot.dayOffset), last: addDays(last, slot.dayOffset) };
    slots.push({ slot, lowest: await slotProvider.lowest(db, wanted, days) });
  }
  const tight = tightDays(slots, { first, last });
  const options: SlotOptions[] = [];
  for (const { slot, wanted, slotProvider } of tight.length > 0 ? needed : []) {
    const days = tight.map((day) => addDays(day, slot.dayOffset));
    options.push({ slot, options: await slotProvider.options(db, wanted, days) });
  }
  return dayPrices(slots, { first, last, options });
}

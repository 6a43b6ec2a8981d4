import { addDays, type Day } from '@app/kernel/local-day';
import type { Queryable } from '../../../platform/db/connect.ts';
import { type DayPrice, dayPrices, type SlotOptions, type SlotPrices, tightDays } from '../domain/day-prices.ts';
import { type Travelling, wantedFor } from '../domain/slot-days.ts';
import { neededSlots } from '../domain/stored-combo.ts';
import type { FillableCombo } from './fillable-combo.ts';

/** What a combo costs at the least on each first day of a range, without what is optional, and which slots nothing fills. */
export async function priceDays(
  db: Queryable,
  of: Omit<Travelling, 'day'> & { readonly combo: FillableCombo; readonly first: Day; readonly last: Day },
): Promise<DayPrice[]> {
  const { combo, first, last } = of;
  const needed = neededSlots(combo).map((slot) => {
    const { day: _day, ...wanted } = wantedFor(combo, slot, { ...of, day: first });
    return { slot, wanted };
  });
  const slots: SlotPrices[] = [];
  for (const { slot, wanted } of needed) {
    const days = { first: addDays(first, slot.dayOffset), last: addDays(last, slot.dayOffset) };
    slots.push({ slot, lowest: await slot.provider.lowest(db, wanted, days) });
  }
  const tight = tightDays(slots, { first, last });
  const options: SlotOptions[] = [];
  for (const { slot, wanted } of tight.length > 0 ? needed : []) {
    const days = tight.map((day) => addDays(day, slot.dayOffset));
    options.push({ slot, options: await slot.provider.options(db, wanted, days) });
  }
  return dayPrices(slots, { first, last, options });
}

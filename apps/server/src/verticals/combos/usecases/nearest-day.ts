import { addDays, type Day, nightsBetween } from '@app/kernel/local-day';
import type { Queryable } from '../../../platform/db/connect.ts';
import { isOffered } from '../domain/offered-days.ts';
import { wantedFor } from '../domain/slot-days.ts';
import { daysOnSale } from './combo-on-sale.ts';
import type { FillableSlot } from './fillable-combo.ts';
import type { PlanAsked } from './plan-asked.ts';
import { priceDays } from './price-days.ts';

/** Days before and after that are looked at. */
const BEFORE = 14;
const AFTER = 28;

/** Returns the first day nearest to the one that is asked for on which a slot, and everything that belongs to the combo, can be had; null for none. */
export async function nearestDay(db: Queryable, asked: PlanAsked, slot: FillableSlot): Promise<Day | null> {
  const { combo, day } = asked;
  const sale = daysOnSale(combo, asked.now);
  const [from, to] = [addDays(day, -BEFORE), addDays(day, AFTER)];
  const range = { first: from < sale.first ? sale.first : from, last: to > sale.last ? sale.last : to };
  const { day: _, ...wanted } = wantedFor(combo, slot, { ...asked, day: range.first });
  const days = { first: addDays(range.first, slot.dayOffset), last: addDays(range.last, slot.dayOffset) };
  const lowest = await slot.provider.lowest(db, wanted, days);
  const had = await priceDays(db, { ...asked, ...range });
  const found = had.flatMap((one) =>
    one.usd !== null && one.day !== day && isOffered(combo, one.day) && lowest.has(addDays(one.day, slot.dayOffset))
      ? [one.day]
      : [],
  );
  const away = (one: Day): number => Math.abs(nightsBetween(day, one));
  return found.toSorted((a, b) => away(a) - away(b))[0] ?? null;
}

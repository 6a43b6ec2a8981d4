import { addDays, type Day } from '@app/kernel/local-day';
import { type DealTerms, holdsOn } from '../../../modules/travel-deals/core.ts';
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

type DaysQuery = Parameters<typeof priceDays>[1];

/** What a combo costs at the least on a first day: `atDealUsd` at a deal on it, null where that does not hold or nothing can be had. */
export type DealtDay = DayPrice & { readonly atDealUsd: number | null };

/** The part of a range on which a deal may hold; null for none. */
function rangeOf({ travelFrom, travelTo }: DealTerms, { first, last }: Pick<DaysQuery, 'first' | 'last'>) {
  const from = travelFrom !== null && travelFrom > first ? travelFrom : first;
  const to = travelTo !== null && travelTo < last ? travelTo : last;
  return from <= to ? { first: from, last: to } : null;
}

/** What a combo costs at the least on each first day of a range, both ends included, without and at a deal on it. */
export async function priceDaysAt(db: Queryable, of: DaysQuery, deal: DealTerms | null): Promise<DealtDay[]> {
  const usual = await priceDays(db, of);
  const range = deal && rangeOf(deal, of);
  const dealt = range ? await priceDays(db, { ...of, ...range, dealPercent: deal.value }) : [];
  const at = new Map(dealt.flatMap(({ day, usd }) => (deal && holdsOn(deal, day) ? [[day, usd]] : [])));
  return usual.map((one) => ({ ...one, atDealUsd: at.get(one.day) ?? null }));
}

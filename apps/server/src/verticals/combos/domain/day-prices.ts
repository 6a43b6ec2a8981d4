import { addDays, type Day, nightsOf } from '@app/kernel/local-day';
import type { StoredSlot } from './stored-combo.ts';

/** The lowest of a slot on each of its first days, in US cents in the combo; days on which nothing fills it are missing. */
export type SlotPrices = {
  readonly slot: Pick<StoredSlot, 'key' | 'dayOffset'>;
  readonly lowest: ReadonlyMap<Day, number>;
};

export type DayPrice = {
  readonly day: Day;
  /** To the cent as far as one piece a slot goes: what is quoted rounds piece by piece. Null where a slot has nothing. */
  readonly usd: number | null;
  /** Slots that nothing fills. */
  readonly missing: readonly string[];
};

/** What a combo costs at the least on each first day of a range, both ends included. */
export const dayPrices = (slots: readonly SlotPrices[], of: { readonly first: Day; readonly last: Day }): DayPrice[] =>
  [...nightsOf(of.first, of.last), of.last].map((day) => {
    const found = slots.map(({ slot, lowest }) => ({ slot, usd: lowest.get(addDays(day, slot.dayOffset)) }));
    const missing = found.flatMap(({ slot, usd }) => (usd === undefined ? [slot.key] : []));
    const usd = found.reduce((sum, one) => sum + (one.usd ?? 0), 0);
    return { day, usd: missing.length === 0 ? usd : null, missing };
  });

import { addDays, type Day, nightsOf } from '@app/kernel/local-day';
import { cheapestTogether, type Timed } from './cheapest-together.ts';
import { isTaken } from './fit-together.ts';
import type { StoredSlot } from './stored-combo.ts';

type SlotKey = Pick<StoredSlot, 'key' | 'dayOffset'>;
type Range = { readonly first: Day; readonly last: Day };

/** The lowest of a slot on each of its first days, in US cents in the combo; days on which nothing fills it are missing. */
export type SlotPrices = { readonly slot: SlotKey; readonly lowest: ReadonlyMap<Day, Timed> };

/** Everything that could fill a slot on some of its first days. */
export type SlotOptions = { readonly slot: SlotKey; readonly options: ReadonlyMap<Day, readonly Timed[]> };

export type DayPrice = {
  readonly day: Day;
  /** To the cent as far as one piece a slot goes: what is quoted rounds piece by piece. Null where a slot has nothing. */
  readonly usd: number | null;
  /** Slots that nothing fills, or nothing beside the others. */
  readonly missing: readonly string[];
};

const daysOf = ({ first, last }: Range): Day[] => [...nightsOf(first, last), last];

const lowestOn = (slots: readonly SlotPrices[], day: Day): (Timed | undefined)[] =>
  slots.map(({ slot, lowest }) => lowest.get(addDays(day, slot.dayOffset)));

const isTight = (parts: readonly (Timed | undefined)[]): boolean =>
  parts.some((part, index) =>
    parts.slice(0, index).some((before) => part && before && isTaken(part.taken, before.taken)),
  );

/** First days on which every slot has something and the cheapest of two overlap: what can be had together has to be looked for. */
export const tightDays = (slots: readonly SlotPrices[], of: Range): Day[] =>
  daysOf(of).filter((day) => {
    const parts = lowestOn(slots, day);
    return !parts.includes(undefined) && isTight(parts);
  });

/** Slots for which nothing is left beside those that have fewer to choose from. */
function leftOut(slots: readonly { readonly key: string; readonly options: readonly Timed[] }[]): string[] {
  const had: Timed[] = [];
  return slots
    .toSorted((a, b) => a.options.length - b.options.length)
    .flatMap(({ key, options }) => {
      const fitting = options.find(({ taken }) => !had.some((one) => isTaken(taken, one.taken)));
      if (fitting) had.push(fitting);
      return fitting ? [] : [key];
    });
}

/**
 * What a combo costs at the least on each first day of a range, both ends included. `options` are those of the days on which the cheapest
 * of two slots overlap.
 */
export const dayPrices = (
  slots: readonly SlotPrices[],
  of: Range & { readonly options: readonly SlotOptions[] },
): DayPrice[] =>
  daysOf(of).map((day) => {
    const sumOf = (parts: readonly Timed[]): number => parts.reduce((sum, { usd }) => sum + usd, 0);
    const found = lowestOn(slots, day);
    const lowest = found.flatMap((part) => part ?? []);
    if (lowest.length < found.length) {
      return { day, usd: null, missing: slots.flatMap(({ slot }, index) => (found[index] ? [] : [slot.key])) };
    }
    if (!isTight(lowest)) return { day, usd: sumOf(lowest), missing: [] };
    const all = of.options.map(({ slot, options }) => ({
      key: slot.key,
      options: options.get(addDays(day, slot.dayOffset)) ?? [],
    }));
    const together = cheapestTogether(all.map(({ options }) => options));
    return together ? { day, usd: sumOf(together), missing: [] } : { day, usd: null, missing: leftOut(all) };
  });

import { type SlotOption, type TimeTaken, timesTaken } from '../../../modules/travel/public.ts';
import type { Queryable } from '../../../platform/db/connect.ts';
import type { Platform } from '../../../platform/slice.ts';
import { cheapestTogether } from '../domain/cheapest-together.ts';
import { isTaken } from '../domain/fit-together.ts';
import { wantedFor } from '../domain/slot-days.ts';
import type { FillableSlot } from './fillable-combo.ts';
import type { Filling, PlanAsked } from './plan-asked.ts';
import { priceChoice } from './price-choice.ts';

/** What fills a slot, and whether something else could. */
export type FilledTogether = { readonly filling: Filling; readonly swappable: boolean };

type Free = { readonly slot: FillableSlot; readonly options: readonly SlotOption[] };

/** How often something is looked for in place of what turned out to be gone. */
const ATTEMPTS = 20;

async function readOptions(db: Queryable, asked: PlanAsked, slot: FillableSlot) {
  const { day, ...wanted } = wantedFor(asked.combo, slot, asked);
  return (await slot.provider.options(db, wanted, [day])).get(day) ?? [];
}

/** Prices what was chosen for each slot; options that cannot be had after all, or not beside the rest, are returned as gone. */
async function priceAll(
  platform: Platform,
  db: Queryable,
  of: { readonly asked: PlanAsked; readonly free: readonly Free[]; readonly chosen: readonly SlotOption[] },
) {
  const filled = new Map<string, FilledTogether>();
  const gone = new Set<SlotOption>();
  const taken: TimeTaken[] = [];
  for (const [index, { slot, options }] of of.free.entries()) {
    const option = of.chosen[index];
    if (!option) continue;
    const { key, request } = option.choice();
    const part = await priceChoice(platform, db, { slot, request, terms: of.asked.terms });
    const times = typeof part === 'string' ? [] : timesTaken(part.vertical, part.offer);
    if (typeof part === 'string' || isTaken(times, taken)) {
      gone.add(option);
      continue;
    }
    taken.push(...times);
    filled.set(slot.key, { filling: { key, part }, swappable: options.length > 1 });
  }
  return { filled, gone };
}

/**
 * Fills some slots at once, beside times that are taken: by what costs least of all that can be had together. Null where nothing can; then
 * no choice of theirs fits.
 */
export async function fillTogether(
  platform: Platform,
  db: Queryable,
  of: { readonly asked: PlanAsked; readonly slots: readonly FillableSlot[]; readonly taken: readonly TimeTaken[] },
): Promise<ReadonlyMap<string, FilledTogether> | null> {
  let free: Free[] = [];
  for (const slot of of.slots) {
    const options = await readOptions(db, of.asked, slot);
    free.push({ slot, options: options.filter(({ taken }) => !isTaken(taken, of.taken)) });
  }
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const chosen = cheapestTogether(free.map(({ options }) => options));
    if (!chosen) return null;
    const { filled, gone } = await priceAll(platform, db, { asked: of.asked, free, chosen });
    if (gone.size === 0) return filled;
    free = free.map(({ slot, options }) => ({ slot, options: options.filter((one) => !gone.has(one)) }));
  }
  return null;
}

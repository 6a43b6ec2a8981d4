import { assertThat, refuse, refuseField } from '@app/contract/core/refuse';
import type { Day } from '@app/kernel/local-day';
import type { Queryable } from '../../../platform/db/connect.ts';
import { momentOf } from '../../../platform/search-memory/moment.ts';
import type { Platform } from '../../../platform/slice.ts';
import { daysAhead, isOffered, isSoldStill, offeredDays, type Range } from '../domain/offered-days.ts';
import { flightSlot, type StoredCombo } from '../domain/stored-combo.ts';
import { type FillableCombo, fillable } from './fillable-combo.ts';
import { keptCombos } from './kept-combos.ts';

/** A combo that customers find, as it is at the moment of `db`. Refuses record.not_found, and combo.offline where it is not on sale or no longer. */
export async function comboOnSale(
  platform: Platform,
  db: Queryable,
  { id, now }: { readonly id: string; readonly now: Date },
): Promise<FillableCombo> {
  const found = await keptCombos(platform).of(await momentOf(platform, db), [id]);
  const combo = found.get(id) ?? refuse('record.not_found');
  assertThat(combo.online && isSoldStill(combo, now), 'combo.offline');
  return fillable(platform, combo);
}

/** The first and the last day on which a combo is offered, at its place. Refuses combo.offline where that is none. */
export const daysOnSale = (combo: StoredCombo, now: Date): Range => offeredDays(combo, now) ?? refuse('combo.offline');

/** Refuses a first day that is over, too far ahead, or not offered at `day`. */
export function checkDay(combo: StoredCombo, day: Day, now: Date): void {
  const { first, last } = daysAhead(combo.zone, now);
  if (day < first || day > last) refuseField('day', 'field.combo_day');
  if (!isOffered(combo, day)) refuseField('day', 'field.combo_day_closed');
}

/** Ids of the cities that a combo can be flown from, the likeliest first; null without flights. */
export async function originsOf(db: Queryable, combo: FillableCombo): Promise<readonly string[] | null> {
  const slot = flightSlot(combo);
  return slot ? ((await slot.provider.origins?.(db, slot.rule)) ?? []) : null;
}

/**
 * The city that a combo is flown from: the one that was asked for, else the likeliest; null without flights. Refuses one that it is not
 * flown from at its field.
 */
export async function originOf(
  db: Queryable,
  of: { readonly combo: FillableCombo; readonly asked: string | null | undefined; readonly field: string },
): Promise<string | null> {
  const origins = await originsOf(db, of.combo);
  if (origins === null) return null;
  if (of.asked === null || of.asked === undefined) return origins[0] ?? null;
  return origins.includes(of.asked) ? of.asked : refuseField(of.field, 'field.combo_from');
}

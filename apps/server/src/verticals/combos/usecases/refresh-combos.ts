import { addMs, HOUR } from '@app/kernel/clock';
import { inTransaction } from '../../../platform/db/connect.ts';
import type { Platform } from '../../../platform/slice.ts';
import { comboById } from '../db/combo.repo.ts';
import { keepLowest, longestUnchecked, noteChecked, stalestCombos } from '../db/combo-from.repo.ts';
import { isOffered } from '../domain/offered-days.ts';
import { originsOf } from './combo-on-sale.ts';
import { fillable } from './fillable-combo.ts';
import { CITIES, lowestFrom, type PricedDay, priceOn, readersOf } from './lowest-from.ts';
import { COMBOS } from './tags.ts';

/** Prices are looked for again after so many hours, of so many combos at a time. */
const KEPT_HOURS = 6;
const AT_ONCE = 5;
/** Prices that are looked at again at a time. */
const CHECKED_AT_ONCE = 20;
/** Looks for the lowest prices of a combo and keeps them for its cards. Nothing happens to one that does not exist. */
export async function refreshCombo(platform: Platform, id: string): Promise<void> {
  const stored = await comboById(platform.db, id);
  if (!stored) return;
  const combo = fillable(platform, stored);
  const origins = await originsOf(platform.db, combo);
  const found: PricedDay[] = [];
  for (const city of origins === null ? [null] : origins.slice(0, CITIES)) {
    for (const lang of readersOf(combo)) {
      const lowest = await lowestFrom(platform, combo, { cityId: city, lang, deal: null });
      if (lowest) found.push(lowest);
    }
  }
  await inTransaction(platform.db, (tx) => keepLowest(tx, id, found));
}

/** Looks again for prices that are old, and of combos that have none; returns how many combos that were. */
export async function refreshCombos(platform: Platform, limit = AT_ONCE): Promise<number> {
  const before = addMs(platform.clock.now(), -KEPT_HOURS * HOUR);
  const stale = await stalestCombos(platform.db, { before, limit });
  for (const id of stale) await refreshCombo(platform, id);
  if (stale.length > 0) platform.cache.drop([COMBOS]);
  return stale.length;
}

/**
 * Looks whether prices that cards say can still be had on their days, a few at a time; those of a combo that cannot are looked for
 * again. Returns how many combos that were.
 */
export async function recheckCombos(platform: Platform, limit = CHECKED_AT_ONCE): Promise<number> {
  const changed = new Set<string>();
  for (const kept of await longestUnchecked(platform.db, limit)) {
    if (changed.has(kept.comboId)) continue;
    const combo = await comboById(platform.db, kept.comboId);
    const now =
      combo && isOffered(combo, kept.day)
        ? await priceOn(platform, fillable(platform, combo), { ...kept, atDeal: false })
        : null;
    if (now?.usd === kept.usd && now.aloneUsd === kept.aloneUsd) {
      await noteChecked(platform.db, kept);
      continue;
    }
    changed.add(kept.comboId);
    await refreshCombo(platform, kept.comboId);
  }
  if (changed.size > 0) platform.cache.drop([COMBOS]);
  return changed.size;
}

import { createRecordCache, type RecordCache } from '../../../platform/search-memory/record-cache.ts';
import type { Platform } from '../../../platform/slice.ts';
import { valueBytes } from '../../../platform/text/text-bytes.ts';
import { combosByIds } from '../db/combo.repo.ts';
import type { StoredCombo } from '../domain/stored-combo.ts';

const kept = new WeakMap<Platform['memory'], RecordCache<StoredCombo>>();

/** Combos in the memory of this process, on sale or not. What is taken of one that is sold without a limit may be less than there is. */
export function keptCombos({ memory, reads }: Platform): RecordCache<StoredCombo> {
  const known = kept.get(memory);
  if (known) return known;
  const made = createRecordCache<StoredCombo>(memory, {
    kind: 'combo',
    within: ['travel_city'],
    read: async (ids) => new Map((await combosByIds(reads, ids)).map((combo) => [combo.id, combo])),
    bytes: valueBytes,
  });
  kept.set(memory, made);
  return made;
}

import type { SlotRule } from '@app/contract/travel/slot-rules';
import type { Queryable } from '../../../../platform/db/connect.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { readBundle } from '../../db/bundle.repo.ts';
import type { TravelRow } from '../../domain/travel-row.ts';
import { bundleOf } from './bundle-vertical.ts';

/** Returns what may fill the slot of the bundle that an order is a part of; null for one that stands by itself, and where none is known. */
export async function slotRuleOf(
  platform: Platform,
  db: Queryable,
  { bundleId, slot }: Pick<TravelRow, 'bundleId' | 'slot'>,
): Promise<SlotRule | null> {
  const bundle = bundleId === null ? null : await readBundle(db, bundleId);
  if (!bundle || slot === null) return null;
  const { kind, subjectId } = bundle;
  return (await bundleOf(platform, kind).slotRule?.(db, { subjectId, slot })) ?? null;
}

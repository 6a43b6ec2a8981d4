import type { CacheContents, CacheKind } from '@app/contract/system/staff-schemas';
import type { StaffActor } from '../../../platform/http/bind.ts';
import { logOperation } from '../../../platform/http/operation-log.ts';
import type { Platform } from '../../../platform/slice.ts';
import { contentsByKind, tagsOfKinds } from '../domain/cache-kinds.ts';

/** What this process keeps in memory, by kind. */
export const readCaches = (platform: Platform): CacheContents[] => contentsByKind(platform.cache.contents());

/** Drops these kinds here and has the other processes do the same. Gives what was dropped here. */
export async function clearCaches(
  platform: Platform,
  by: { readonly staff: StaffActor; readonly ip: string },
  kinds: readonly CacheKind[],
): Promise<CacheContents[]> {
  const kept = platform.cache.contents();
  const before = contentsByKind(kept);
  platform.cache.drop(tagsOfKinds(kinds, kept));
  const left = new Map(contentsByKind(platform.cache.contents()).map((one) => [one.kind, one]));
  // An answer is about several things: clearing one kind may take answers of another along.
  const cleared = before
    .map(({ kind, answers, bytes }) => {
      const now = left.get(kind) ?? { answers: 0, bytes: 0 };
      return { kind, answers: Math.max(0, answers - now.answers), bytes: Math.max(0, bytes - now.bytes) };
    })
    .filter(({ kind, answers }) => answers > 0 || kinds.includes(kind));
  const entry = { action: 'cache.clear', record: `cache/${kinds.join('+')}`, before: null, after: { cleared } };
  await logOperation(platform.db, by, entry);
  return cleared;
}

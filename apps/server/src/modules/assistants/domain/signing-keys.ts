import { DAY } from '@app/kernel/clock';

export type StoredKey = { readonly kid: string; readonly createdAt: Date };

/** A key is followed by another after so long. */
const LASTS = 90 * DAY;
/** A key signs from then on: until then those who verify have read the profile anew. */
const PUBLISHED_FOR = DAY;
/** So long after the next one signs, what an older key signed can still be verified. */
const VERIFIED_FOR = 7 * DAY;

/**
 * Returns which key signs, which are published, which can be removed, and whether another is to be made. The first key signs at once, each
 * later one a day after it was published.
 */
export function keysAt<K extends StoredKey>(keys: readonly K[], now: Date) {
  const inOrder = keys.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  const age = ({ createdAt }: StoredKey): number => now.getTime() - createdAt.getTime();
  const signs = inOrder.findLast((key) => age(key) >= PUBLISHED_FOR) ?? inOrder[0] ?? null;
  const over = inOrder.filter((_, index) => {
    const next = inOrder[index + 1];
    return next !== undefined && age(next) > PUBLISHED_FOR + VERIFIED_FOR;
  });
  const newest = inOrder.at(-1);
  return {
    signs,
    published: inOrder.filter((key) => !over.includes(key)),
    over,
    due: newest === undefined || age(newest) >= LASTS,
  };
}

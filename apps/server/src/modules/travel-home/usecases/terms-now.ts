import type { CaughtUp } from '../../../platform/search-memory/change-feed.ts';
import type { Platform } from '../../../platform/slice.ts';
import { allTerms, type StoredTerm } from '../db/terms.repo.ts';

type TermCache = { terms: Promise<StoredTerm[]> | null };
const kept = new WeakMap<Platform['memory'], TermCache>();

/** The dictionary is read once, and again after anything of it was written. */
function keptIn({ memory }: Pick<Platform, 'memory'>): TermCache {
  const known = kept.get(memory);
  if (known) return known;
  const made: TermCache = { terms: null };
  memory.changes.listen('travel_term', () => {
    made.terms = null;
  });
  kept.set(memory, made);
  return made;
}

/** Returns terms in force by their ids, in the order of the dictionary, none older than the moment. */
export async function termsNow(
  platform: Pick<Platform, 'memory' | 'reads'>,
  _now: CaughtUp,
  ids: Iterable<string>,
): Promise<Map<string, StoredTerm>> {
  const own = keptIn(platform);
  own.terms ??= allTerms(platform.reads);
  const reading = own.terms;
  try {
    const wanted = new Set(ids);
    return new Map((await reading).flatMap((term) => (wanted.has(term.id) ? [[term.id, term]] : [])));
  } catch (error) {
    if (own.terms === reading) own.terms = null;
    throw error;
  }
}

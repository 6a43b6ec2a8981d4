import type { CaughtUp, ChangeListener } from './change-feed.ts';
import type { SearchMemory } from './search-memory.ts';

/** What an id and its entry take beside the record. */
const ENTRY_BYTES = 150;

type Entry<T> = { readonly record: T | null; readonly bytes: number; usedAt: number };

export type RecordSource<T> = {
  /** The kind of `search_change` whose subjects are ids of these records. */
  readonly kind: string;
  /** Reads records by their ids; those that are not there are left out. */
  read(ids: readonly string[]): Promise<ReadonlyMap<string, T>>;
  /** About how many bytes a record takes. */
  bytes(record: T): number;
  /** Hears what was written, after the cache: for what is derived from records. */
  readonly changed?: ChangeListener;
};

export type RecordCache<T> = {
  /** Returns records as they are at that moment or later, by id; those that do not exist are left out. */
  of(now: CaughtUp, ids: Iterable<string>): Promise<Map<string, T>>;
  /** Bytes in use. */
  bytes(): number;
};

/**
 * Returns a cache of records by id, which are read when they are asked for and again after they were written. Readings that are under way are
 * shared. A reading that fails is not kept.
 */
export function createRecordCache<T>({ changes, budget }: SearchMemory, source: RecordSource<T>): RecordCache<T> {
  const entries = new Map<string, Entry<T>>();
  const reading = new Map<string, Promise<ReadonlyMap<string, T>>>();
  let bytes = 0;
  let uses = 0;

  const drop = (id: string): void => {
    bytes -= entries.get(id)?.bytes ?? 0;
    entries.delete(id);
  };
  const shrink = (share: number): void => {
    const oldest = [...entries].sort(([, a], [, b]) => a.usedAt - b.usedAt);
    for (const [id] of oldest.slice(0, Math.ceil(oldest.length * share))) drop(id);
  };
  const { grew } = budget.enroll({ name: source.kind, bytes: () => bytes, shrink });

  changes.listen(source.kind, (subjects) => {
    if (subjects === 'all') {
      entries.clear();
      reading.clear();
      bytes = 0;
    } else {
      for (const id of subjects) {
        drop(id);
        // What is being read may be from before the change: it is for those alone who asked before.
        reading.delete(id);
      }
    }
    source.changed?.(subjects);
  });

  function keep(ids: readonly string[], own: Promise<ReadonlyMap<string, T>>, read: ReadonlyMap<string, T>): void {
    for (const id of ids) {
      if (reading.get(id) !== own) continue;
      reading.delete(id);
      const record = read.get(id) ?? null;
      const entry = { record, bytes: ENTRY_BYTES + (record === null ? 0 : source.bytes(record)), usedAt: uses };
      entries.set(id, entry);
      bytes += entry.bytes;
    }
    grew();
  }

  function begin(ids: readonly string[]): Promise<ReadonlyMap<string, T>> {
    const own: Promise<ReadonlyMap<string, T>> = source.read(ids).then(
      (read) => {
        keep(ids, own, read);
        return read;
      },
      (error) => {
        for (const id of ids) if (reading.get(id) === own) reading.delete(id);
        throw error;
      },
    );
    for (const id of ids) reading.set(id, own);
    return own;
  }

  return {
    bytes: () => bytes,
    of: async (_now, ids) => {
      uses += 1;
      const found = new Map<string, T>();
      const missing: string[] = [];
      const shared = new Map<string, Promise<ReadonlyMap<string, T>>>();
      for (const id of ids) {
        const entry = entries.get(id);
        if (entry) {
          entry.usedAt = uses;
          if (entry.record !== null) found.set(id, entry.record);
          continue;
        }
        const underWay = reading.get(id);
        if (underWay) shared.set(id, underWay);
        else missing.push(id);
      }
      if (missing.length > 0) {
        const own = begin(missing);
        for (const id of missing) shared.set(id, own);
      }
      for (const [id, read] of shared) {
        const record = (await read).get(id);
        if (record !== undefined) found.set(id, record);
      }
      return found;
    },
  };
}

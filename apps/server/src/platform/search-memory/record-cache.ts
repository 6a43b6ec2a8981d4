import type { CaughtUp, ChangeListener } from './change-feed.ts';
import type { SearchMemory } from './search-memory.ts';

/** What an id and its entry take beside the record. */
const ENTRY_BYTES = 150;

type Entry<T> = { readonly record: T | null; readonly bytes: number; usedAt: number };

export type RecordSource<T> = {
  /** The kind of `search_change` whose subjects are ids of these records. */
  readonly kind: string;
  /** Further kinds whose subjects are ids of these records, beside others. */
  readonly also?: readonly string[];
  /** Kinds of what many of these records say something of, such as their city: once one is written, all records are read again. */
  readonly within?: readonly string[];
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
  /** Returns the same in the order of some ids, null for those that do not exist: for one list of ids the same array while none of them is written. */
  inOrder(now: CaughtUp, ids: readonly string[]): Promise<readonly (T | null)[]>;
  /** Bytes in use. */
  bytes(): number;
};

/** Records in memory with their bytes. */
class RecordStore<T> {
  readonly #entries = new Map<string, Entry<T>>();
  readonly #sizeOf: (record: T) => number;
  #bytes = 0;
  #uses = 0;
  #version = 0;

  constructor(sizeOf: (record: T) => number) {
    this.#sizeOf = sizeOf;
  }

  get bytes(): number {
    return this.#bytes;
  }

  get uses(): number {
    return this.#uses;
  }

  /** Another one after each change. */
  get version(): number {
    return this.#version;
  }

  /** Counts a use: what is found from now on is in it. */
  use(): void {
    this.#uses += 1;
  }

  find(id: string): Entry<T> | undefined {
    const entry = this.#entries.get(id);
    if (entry) entry.usedAt = this.#uses;
    return entry;
  }

  put(id: string, record: T | null): void {
    const bytes = ENTRY_BYTES + (record === null ? 0 : this.#sizeOf(record));
    this.#entries.set(id, { record, bytes, usedAt: this.#uses });
    this.#bytes += bytes;
    this.#version += 1;
  }

  drop(id: string): void {
    this.#bytes -= this.#entries.get(id)?.bytes ?? 0;
    this.#entries.delete(id);
    this.#version += 1;
  }

  clear(): void {
    this.#entries.clear();
    this.#bytes = 0;
    this.#version += 1;
  }

  /** Drops a share of the records, those used longest ago. */
  shrink(share: number): void {
    const oldest = [...this.#entries].sort(([, a], [, b]) => a.usedAt - b.usedAt);
    for (const [id] of oldest.slice(0, Math.ceil(oldest.length * share))) this.drop(id);
  }
}

/** Records in the order of a list, as they were at a version of the store, and when it was looked into for them. */
type Ordered<T> = { readonly records: readonly (T | null)[]; readonly version: number; readonly lookedAt: number };

/** After so many uses of the store it is looked into again, so that what is in use does not count as used long ago. */
const MOST_USES = 64;

type Reading<T> = Promise<ReadonlyMap<string, T>>;

/** Readings that are under way, by the ids that they are for. */
function createReadings<T>(source: RecordSource<T>, keep: (id: string, record: T | null) => void) {
  const underWay = new Map<string, Reading<T>>();
  const end = (ids: readonly string[], own: Reading<T>, each: (id: string) => void = () => undefined): void => {
    for (const id of ids) {
      if (underWay.get(id) !== own) continue;
      underWay.delete(id);
      each(id);
    }
  };
  return {
    find: (id: string): Reading<T> | undefined => underWay.get(id),
    begin: (ids: readonly string[]): Reading<T> => {
      const own: Reading<T> = source.read(ids).then(
        (read) => {
          end(ids, own, (id) => keep(id, read.get(id) ?? null));
          return read;
        },
        (error) => {
          end(ids, own);
          throw error;
        },
      );
      for (const id of ids) underWay.set(id, own);
      return own;
    },
    /** What is being read may be from before a change: it is for those alone who asked before. */
    leave: (id: string): void => void underWay.delete(id),
    leaveAll: (): void => underWay.clear(),
  };
}

/**
 * Returns a cache of records by id, which are read when they are asked for and again after they were written. Readings that are under way are
 * shared. A reading that fails is not cached.
 */
export function createRecordCache<T>({ changes, budget }: SearchMemory, source: RecordSource<T>): RecordCache<T> {
  const store = new RecordStore<T>((record) => source.bytes(record));
  const readings = createReadings<T>(source, (id, record) => store.put(id, record));
  const { grew } = budget.enroll({
    name: source.kind,
    bytes: () => store.bytes,
    shrink: (share) => store.shrink(share),
  });

  const listener: ChangeListener = (subjects) => {
    if (subjects === 'all') {
      store.clear();
      readings.leaveAll();
    } else {
      for (const id of subjects) {
        store.drop(id);
        readings.leave(id);
      }
    }
    source.changed?.(subjects);
  };
  for (const kind of [source.kind, ...(source.also ?? [])]) changes.listen(kind, listener);
  for (const kind of source.within ?? []) changes.listen(kind, () => listener('all'));

  /** Puts what is in memory into `found`; returns the others, each with the reading under way that has it. */
  function look(ids: Iterable<string>, found: Map<string, T>): Map<string, Reading<T> | null> {
    const others = new Map<string, Reading<T> | null>();
    for (const id of ids) {
      const entry = store.find(id);
      if (!entry) others.set(id, readings.find(id) ?? null);
      else if (entry.record !== null) found.set(id, entry.record);
    }
    return others;
  }

  async function of(_now: CaughtUp, ids: Iterable<string>): Promise<Map<string, T>> {
    store.use();
    const found = new Map<string, T>();
    const others = look(ids, found);
    const missing = [...others].flatMap(([id, reading]) => (reading ? [] : [id]));
    const own = missing.length > 0 ? readings.begin(missing) : null;
    for (const [id, reading] of others) {
      const record = (await (reading ?? own))?.get(id);
      if (record !== undefined) found.set(id, record);
    }
    if (own) grew();
    return found;
  }

  const lists = new WeakMap<readonly string[], Ordered<T>>();

  return {
    bytes: () => store.bytes,
    of,
    inOrder: async (now, ids) => {
      const known = lists.get(ids);
      if (known?.version === store.version && store.uses - known.lookedAt < MOST_USES) {
        store.use();
        return known.records;
      }
      // What is written while others are read is for the next search.
      const { version } = store;
      const found = await of(now, ids);
      const records = ids.map((id) => found.get(id) ?? null);
      const isSame = known !== undefined && records.every((record, at) => record === known.records[at]);
      const ordered = { records: isSame ? known.records : records, version, lookedAt: store.uses };
      lists.set(ids, ordered);
      return ordered.records;
    },
  };
}

import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { textBytes } from '../text/text-bytes.ts';

/** `type` is the media type of what is no JSON. */
export type CachedAnswer = {
  readonly body: Buffer;
  readonly etag: string;
  readonly type?: string;
  readonly tags: readonly string[];
};

/** An answer that was worked out, with the tags that it goes by. */
export type MadeAnswer = { readonly body: Buffer; readonly tags: readonly string[]; readonly type?: string };

/** Anonymous answers in memory, dropped exactly when a tag they carry is dropped. */
export type AnswerCache = {
  get(address: string): CachedAnswer | undefined;
  /**
   * Runs `compute` and keeps its answer, unless one of its tags was dropped meanwhile. Simultaneous calls for one
   * address share one computation.
   */
  fill(address: string, compute: () => Promise<MadeAnswer>): Promise<CachedAnswer>;
  /** Drops every answer with one of these tags, here at once and in the other processes by notification. */
  drop(tags: readonly string[]): void;
  /** Drops without telling the others: for what came by notification. */
  dropHere(tags: readonly string[]): void;
  onDrop(listener: (tags: readonly string[]) => void): void;
  /** What is kept here: the tags of each answer and its bytes. */
  contents(): { readonly tags: readonly string[]; readonly bytes: number }[];
};

/** The tag that every answer carries unsaid. */
const EVERYTHING = '*';
const MAX_BYTES = 48 * 1024 * 1024;
/** A process that dies between commit and notification leaves the others stale for this long at most. */
const TTL_MS = 30_000;

/** Weak only in form: the tag is of the exact bytes. */
/** What one answer takes beside its texts: its places in the maps, its etag, the heads of its answers. */
const ENTRY_BYTES = 700;
/** The same of a tag. */
const TAG_BYTES = 120;
/** Both packed forms of an answer take about half of it more. */
const WITH_PACKED = 1.5;

/** Bytes that a remembered answer takes with its address, its tags and its packed forms. */
const bytesOf = (
  address: string,
  { body, tags }: { readonly body: Buffer; readonly tags: readonly string[] },
): number =>
  Math.ceil(body.length * WITH_PACKED) +
  textBytes(address) +
  tags.reduce((sum, tag) => sum + textBytes(tag) + TAG_BYTES, ENTRY_BYTES);

export const etagOf = (body: Buffer): string => `"${hash('sha1', body, 'base64url')}"`;

export function createAnswerCache(broadcast: (tags: readonly string[]) => void): AnswerCache {
  const byTag = new Map<string, Set<string>>();
  const listeners: ((tags: readonly string[]) => void)[] = [];
  const running = new Map<string, Promise<CachedAnswer>>();
  /** Counts drops, so that a computation begun before a drop of its tag is not kept. */
  const dropped = new Map<string, number>();
  let drops = 0;
  let droppedAll = 0;
  const entries = new LRUCache<string, CachedAnswer>({
    maxSize: MAX_BYTES,
    sizeCalculation: (entry, address) => bytesOf(address, entry),
    ttl: TTL_MS,
    dispose: (entry, address) => {
      for (const tag of entry.tags) {
        const addresses = byTag.get(tag);
        addresses?.delete(address);
        if (addresses?.size === 0) byTag.delete(tag);
      }
    },
  });

  const dropHere = (tags: readonly string[]): void => {
    drops += 1;
    if (tags.includes(EVERYTHING)) {
      droppedAll = drops;
      entries.clear();
    }
    for (const tag of tags) {
      dropped.set(tag, drops);
      for (const address of [...(byTag.get(tag) ?? [])]) entries.delete(address);
    }
    if (dropped.size > 20_000) for (const [tag, at] of dropped) if (at < drops - 10_000) dropped.delete(tag);
    // Whoever asks from now on must not be given what was begun before.
    running.clear();
    for (const listener of listeners) listener(tags);
  };

  async function compute(address: string, work: () => Promise<MadeAnswer>): Promise<CachedAnswer> {
    const begun = drops;
    const { body, tags, type } = await work();
    const entry = { body, tags, etag: etagOf(body), ...(type && { type }) };
    if (droppedAll <= begun && tags.every((tag) => (dropped.get(tag) ?? 0) <= begun)) {
      entries.set(address, entry);
      for (const tag of tags) {
        const addresses = byTag.get(tag) ?? new Set();
        byTag.set(tag, addresses.add(address));
      }
    }
    return entry;
  }

  return {
    get: (address) => entries.get(address),
    fill: (address, work) => {
      const known = running.get(address);
      if (known) return known;
      const started = compute(address, work).finally(() => {
        if (running.get(address) === started) running.delete(address);
      });
      running.set(address, started);
      return started;
    },
    drop: (tags) => {
      dropHere(tags);
      broadcast(tags);
    },
    dropHere,
    onDrop: (listener) => listeners.push(listener),
    contents: () => [...entries].map(([address, entry]) => ({ tags: entry.tags, bytes: bytesOf(address, entry) })),
  };
}

import { DepartureBlock, PackedDepartures, type SoldDeparture } from './packed-departures.ts';

/** An id, its entry, the object beside the departures and where each of its days begins. */
const ENTRY_BYTES = 1_000;
/** A block with less of it in use is emptied. */
const LEAST_USED = 0.5;

type BlockUse = { readonly block: DepartureBlock; readonly ids: Set<string>; live: number; usedAt: number };

/** Departures that were found together, as long as all blocks are as they were. */
export type FoundTogether = {
  readonly departures: readonly PackedDepartures[];
  readonly version: number;
  readonly since: number;
  readonly blocks: readonly DepartureBlock[];
};

/**
 * The departures of tours in blocks, in the order in which they came. What is put again takes new room, as a search may still look at the old;
 * a block that is hardly in use is emptied, and its tours are read again.
 */
export class DepartureBlocks {
  private readonly entries = new Map<string, PackedDepartures>();
  private readonly blocks = new Map<DepartureBlock, BlockUse>();
  private current: BlockUse | null = null;
  private uses = 0;
  private version = 0;

  get bytes(): number {
    let bytes = this.entries.size * ENTRY_BYTES;
    for (const block of this.blocks.keys()) bytes += block.bytes;
    return bytes;
  }

  /** The departures of a tour; null where they are not there, or those from `now` on are not all there. */
  find(id: string, now: number): PackedDepartures | null {
    const found = this.entries.get(id);
    if (!found || found.since > now) return null;
    const use = this.blocks.get(found.block);
    if (use) use.usedAt = ++this.uses;
    return found;
  }

  put(id: string, departures: readonly SoldDeparture[], since: number): PackedDepartures {
    this.drop(id);
    const use = this.roomFor(departures.length);
    const packed = new PackedDepartures(departures, since, use.block);
    use.ids.add(id);
    use.live += departures.length;
    use.usedAt = ++this.uses;
    this.entries.set(id, packed);
    this.version += 1;
    return packed;
  }

  private roomFor(length: number): BlockUse {
    if (this.current?.block.hasRoomFor(length)) return this.current;
    this.tidy();
    const block = new DepartureBlock(length);
    const made = { block, ids: new Set<string>(), live: 0, usedAt: 0 };
    this.blocks.set(block, made);
    this.current = made;
    return made;
  }

  /** Empties blocks that are hardly in use. */
  private tidy(): void {
    for (const use of this.blocks.values()) if (use.live < use.block.used * LEAST_USED) this.empty(use);
  }

  private empty(use: BlockUse): void {
    for (const id of use.ids) this.entries.delete(id);
    this.blocks.delete(use.block);
    if (this.current === use) this.current = null;
    this.version += 1;
  }

  drop(id: string): void {
    const found = this.entries.get(id);
    if (!found) return;
    this.entries.delete(id);
    const use = this.blocks.get(found.block);
    use?.ids.delete(id);
    if (use) use.live -= found.end - found.first;
    this.version += 1;
  }

  clear(): void {
    for (const use of this.blocks.values()) this.empty(use);
  }

  /** Drops so large a share, what was used longest ago first. */
  shrink(share: number): void {
    const oldest = [...this.blocks.values()].sort((a, b) => a.usedAt - b.usedAt);
    for (const use of oldest.slice(0, Math.ceil(oldest.length * share))) this.empty(use);
  }

  /** What was found for some tours, to be used again; null where something of it is not here any more. */
  together(ids: readonly string[], departures: readonly PackedDepartures[]): FoundTogether | null {
    if (!ids.every((id, at) => this.entries.get(id) === departures[at])) return null;
    return {
      departures,
      version: this.version,
      since: departures.reduce((latest, { since }) => Math.max(latest, since), Number.NEGATIVE_INFINITY),
      blocks: [...new Set(departures.map(({ block }) => block))],
    };
  }

  /** Whether what was found together is still what is there, with all from `now` on; it is used by that. */
  isCurrent(found: FoundTogether, now: number): boolean {
    if (found.version !== this.version || found.since > now) return false;
    this.uses += 1;
    for (const block of found.blocks) {
      const use = this.blocks.get(block);
      if (use) use.usedAt = this.uses;
    }
    return true;
  }
}

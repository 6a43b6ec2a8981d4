import { type Day, nightsOf } from '@app/kernel/local-day';

/** Nights `[first, until)` that an entry of a feed takes rooms in. */
export type Block = { readonly entry: string; readonly first: Day; readonly until: Day; readonly rooms: number };
/** An entry of a feed as it was read. */
export type FeedEntry = Omit<Block, 'rooms'>;
export type NightDelta = { readonly night: Day; readonly rooms: number };

const earlier = (a: Day, b: Day): Day => (a < b ? a : b);
const later = (a: Day, b: Day): Day => (a > b ? a : b);

/** The part of a block within `[from, to)`; none where they do not meet. */
function within<T extends FeedEntry>(block: T, from: Day, to: Day): T[] {
  const first = later(block.first, from);
  const until = earlier(block.until, to);
  return first < until ? [{ ...block, first, until }] : [];
}

/** Entries of a feed within the nights that can be sold. */
export const entriesWithin = (entries: readonly FeedEntry[], from: Day, to: Day): FeedEntry[] =>
  entries.flatMap((entry) => within(entry, from, to));

/** Blocks of a feed after it was read: nights before `from` stay as they were, those from it on are what the feed says. */
export function blocksAfter(
  before: readonly Block[],
  entries: readonly FeedEntry[],
  { from, rooms }: { readonly from: Day; readonly rooms: number },
): Block[] {
  const past = before.flatMap((block) => within(block, '0001-01-01', from));
  const joined = new Set<Block>();
  const coming = entries.map((entry) => {
    const begun = past.find((one) => one.entry === entry.entry && one.until === entry.first && one.rooms === rooms);
    if (begun) joined.add(begun);
    return { ...entry, rooms, first: begun?.first ?? entry.first };
  });
  return [...past.filter((block) => !joined.has(block)), ...coming];
}

/** Rooms that blocks take, by night. */
export function roomsByNight(blocks: readonly Block[]): Map<Day, number> {
  const taken = new Map<Day, number>();
  for (const { first, until, rooms } of blocks) {
    for (const night of nightsOf(first, until)) taken.set(night, (taken.get(night) ?? 0) + rooms);
  }
  return taken;
}

/** The nights in which other blocks take another number of rooms, in order, with how many more or fewer. */
export function nightDeltas(before: readonly Block[], after: readonly Block[]): NightDelta[] {
  const had = roomsByNight(before);
  const has = roomsByNight(after);
  return [...new Set([...had.keys(), ...has.keys()])]
    .sort()
    .map((night) => ({ night, rooms: (has.get(night) ?? 0) - (had.get(night) ?? 0) }))
    .filter(({ rooms }) => rooms !== 0);
}

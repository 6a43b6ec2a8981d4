import { CABINS, type Cabin } from '@app/contract/verticals/flights/facts';

/** Seats of a cabin on a day as a row says them: days since 1970; who holds some of them has until a moment. */
export type SeatRow = {
  readonly cabin: Cabin;
  readonly day: number;
  readonly seats: number;
  readonly laps: number;
  /** Milliseconds, seats and laps of each hold. */
  readonly holds: readonly (readonly [until: number, seats: number, laps: number])[] | null;
};

/** Seats and laps left of a flight on days on which any were held or sold, in the order of their keys. */
export type SeatsLeft = { readonly keys: Int32Array; readonly seats: Int32Array; readonly laps: Int32Array };

type Hold = { readonly at: number; readonly until: number; readonly seats: number; readonly laps: number };

/** What is left while no hold runs out, the holds in the order in which they do, and what is left at the moment asked for last. */
export type PackedSeats = {
  readonly left: SeatsLeft;
  readonly holds: readonly Hold[];
  last: { readonly left: SeatsLeft; readonly from: number; readonly until: number };
};

const MOST_DAYS = 100_000;
const keyOf = (cabin: Cabin, day: number): number => CABINS.indexOf(cabin) * MOST_DAYS + day;

/** Seats of a flight, packed. */
export function packSeats(rows: readonly SeatRow[]): PackedSeats {
  const sorted = rows.map((row) => ({ ...row, key: keyOf(row.cabin, row.day) })).sort((a, b) => a.key - b.key);
  const left = {
    keys: Int32Array.from(sorted, ({ key }) => key),
    seats: Int32Array.from(sorted, ({ seats }) => seats),
    laps: Int32Array.from(sorted, ({ laps }) => laps),
  };
  const holds = sorted.flatMap(({ holds: ofRow }, at) =>
    (ofRow ?? []).map(([until, seats, laps]) => ({ at, until, seats, laps })),
  );
  holds.sort((a, b) => a.until - b.until);
  return { left, holds, last: { left, from: -Infinity, until: holds[0]?.until ?? Infinity } };
}

/** What is left at a moment: what is held beyond its time is free. The same object until another hold runs out. */
export function leftAt(packed: PackedSeats, now: number): SeatsLeft {
  const { left, holds, last } = packed;
  if (now >= last.from && now < last.until) return last.left;
  const over = holds.filter(({ until }) => until <= now);
  const [seats, laps] = [left.seats.slice(), left.laps.slice()];
  for (const hold of over) {
    seats[hold.at] = (seats[hold.at] ?? 0) + hold.seats;
    laps[hold.at] = (laps[hold.at] ?? 0) + hold.laps;
  }
  packed.last = {
    left: over.length === 0 ? left : { keys: left.keys, seats, laps },
    from: over.at(-1)?.until ?? -Infinity,
    until: holds[over.length]?.until ?? Infinity,
  };
  return packed.last.left;
}

/** Seats and laps left of a cabin on a day; null where nothing was held or sold. */
export function leftOn(left: SeatsLeft, cabin: Cabin, day: number): readonly [seats: number, laps: number] | null {
  const key = keyOf(cabin, day);
  let [low, high] = [0, left.keys.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const found = left.keys[middle] ?? 0;
    if (found === key) return [left.seats[middle] ?? 0, left.laps[middle] ?? 0];
    if (found < key) low = middle + 1;
    else high = middle - 1;
  }
  return null;
}

const OBJECTS = 600;
const OF_HOLD = 60;

/** About how many bytes seats of a flight take. */
export const bytesOfSeats = ({ left, holds }: PackedSeats): number =>
  OBJECTS + 3 * left.keys.byteLength + holds.length * OF_HOLD;

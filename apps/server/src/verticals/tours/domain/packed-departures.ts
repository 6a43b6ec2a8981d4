import { GUIDE_LANGUAGES } from '@app/contract/verticals/tours/facts';

/** Places of a departure that are free once a moment is over, should nothing be written until then. */
export type HeldUntil = { readonly seats: number; readonly until: number };

/** A departure on sale: its day as days since 1970, the minute of that day, and moments in milliseconds. */
export type SoldDeparture = {
  readonly day: number;
  readonly minute: number;
  /** Its place among the languages of guides. */
  readonly language: number;
  readonly startsAt: number;
  readonly endsAt: number;
  /** When it is decided whether it takes place; null where it is, or always does. */
  readonly undecidedUntil: number | null;
  readonly guaranteed: boolean;
  /** Places left while all that is held stays held. */
  readonly free: number;
  readonly priceBp: number;
  readonly held: readonly HeldUntil[];
};

/** How the moments of a departure follow from its day and hour, in milliseconds. */
export type Moments = { readonly ahead: number; readonly lasts: number; readonly decided: number };
type Hold = { readonly at: number; readonly seats: number; readonly until: number };

export const DAY_MS = 86_400_000;
export const MINUTE_MS = 60_000;
/** A day and its minute in one number, which grows with both. */
export const DAY_STEP = 2_048;
export const whenOf = (day: number, minute: number): number => day * DAY_STEP + minute;

/** An offer in one number: price, places, whether it is undecided, language, guarantee. */
const PRICE_SHIFT = 16;
const PLACE = 64;
const PLACE_SHIFT = 6;
const MOST_PLACES = 1_023;
export const UNDECIDED = 32;
const LANGUAGE_STEP = 2;
const KIND = 31;

export const placesIn = (offer: number): number => (offer >>> PLACE_SHIFT) & MOST_PLACES;
export const priceIn = (offer: number): number => offer >>> PRICE_SHIFT;
/** Language and guarantee in one number below `KINDS`. */
export const kindIn = (offer: number): number => offer & KIND;
export const languageOfKind = (kind: number): number => kind >> 1;
export const isGuaranteedKind = (kind: number): boolean => (kind & 1) === 1;
export const KINDS = GUIDE_LANGUAGES.length * LANGUAGE_STEP;

const momentsOf = (one: SoldDeparture): Moments => ({
  ahead: one.day * DAY_MS + one.minute * MINUTE_MS - one.startsAt,
  lasts: one.endsAt - one.startsAt,
  decided: one.undecidedUntil === null ? 0 : one.startsAt - one.undecidedUntil,
});

const offerOf = (one: SoldDeparture): number =>
  (one.priceBp << PRICE_SHIFT) |
  (Math.max(0, Math.min(one.free, MOST_PLACES)) * PLACE) |
  (one.undecidedUntil === null ? 0 : UNDECIDED) |
  (one.language * LANGUAGE_STEP) |
  (one.guaranteed ? 1 : 0);

const inOrder = (a: SoldDeparture, b: SoldDeparture): number =>
  a.day - b.day ||
  a.minute - b.minute ||
  ((GUIDE_LANGUAGES[a.language] ?? '') < (GUIDE_LANGUAGES[b.language] ?? '') ? -1 : 1);

function holdsOf(departures: readonly SoldDeparture[], first: number): Hold[] {
  const holds = departures.flatMap(({ held, free }, at) => {
    let room = MOST_PLACES - free;
    return held.map(({ seats, until }) => {
      const given = Math.min(seats, room);
      room -= given;
      return { at: first + at, seats: given, until };
    });
  });
  return holds.sort((a, b) => a.until - b.until);
}

/** By the days since the first one, how many departures stand before the first of that day. */
function startsOf(all: readonly SoldDeparture[]): Uint16Array | Uint32Array {
  const [first, last] = [all[0]?.day ?? 0, all.at(-1)?.day ?? -1];
  const days = Math.max(0, last - first + 1);
  const starts = all.length > MOST_SHORT ? new Uint32Array(days) : new Uint16Array(days);
  let day = 0;
  for (const [index, one] of all.entries()) while (day <= one.day - first) starts[day++] = index;
  return starts;
}

/** Departures that most blocks have room for, and the bytes of each. */
const BLOCK_LENGTH = 32_768;
const DEPARTURE_BYTES = 10;
/** The largest number in two bytes. */
const MOST_SHORT = 65_535;

/** Room for the departures of many tours, which stand one after the other: a search reads them in a row. */
export class DepartureBlock {
  readonly when: Int32Array;
  readonly offers: Int32Array;
  readonly timing: Uint16Array;
  used = 0;

  constructor(length = 0) {
    const room = Math.max(length, BLOCK_LENGTH);
    this.when = new Int32Array(room);
    this.offers = new Int32Array(room);
    this.timing = new Uint16Array(room);
  }

  hasRoomFor(length: number): boolean {
    return this.used + length <= this.when.length;
  }
  get bytes(): number {
    return this.when.length * DEPARTURE_BYTES;
  }
}

/**
 * The departures of a tour that can be had, by day, hour and language, in a block from `first` on. Its places are those at the moment of the
 * last `settle`.
 */
export class PackedDepartures {
  readonly block: DepartureBlock;
  readonly first: number;
  readonly end: number;
  /** Departures that began before this moment may be missing. */
  readonly since: number;
  /** Whether none begins before one that stands before it, and each within a day of its own day. */
  readonly isRegular: boolean;
  private readonly when: Int32Array;
  private readonly offers: Int32Array;
  private readonly timing: Uint16Array;
  /** How moments follow from days and hours, each in use by some departure: `momentOf` says by which. */
  readonly moments: readonly Moments[];
  private readonly holds: readonly Hold[];
  private readonly firstDay: number;
  /** By the days since the first one, how many departures stand before the first of that day. */
  private readonly starts: Uint16Array | Uint32Array;
  /** Whether some of its places are held until a moment. */
  readonly hasHolds: boolean;
  /** Holds whose time is over, and the moments between which that is so. */
  private over = 0;
  private overFrom = Number.NEGATIVE_INFINITY;
  private overUntil: number;

  constructor(departures: readonly SoldDeparture[], since: number, block = new DepartureBlock(departures.length)) {
    const all = departures.toSorted(inOrder);
    const moments: Moments[] = [];
    const first = block.used;
    for (const [index, one] of all.entries()) {
      const { ahead, lasts, decided } = momentsOf(one);
      const known = moments.findIndex((of) => of.ahead === ahead && of.lasts === lasts && of.decided === decided);
      block.when[first + index] = whenOf(one.day, one.minute);
      block.offers[first + index] = offerOf(one);
      block.timing[first + index] = known === -1 ? moments.push({ ahead, lasts, decided }) - 1 : known;
    }
    block.used += all.length;
    this.block = block;
    this.first = first;
    this.end = first + all.length;
    this.since = since;
    this.when = block.when;
    this.offers = block.offers;
    this.timing = block.timing;
    this.moments = moments;
    this.firstDay = all[0]?.day ?? 0;
    this.starts = startsOf(all);
    this.holds = holdsOf(all, first);
    this.hasHolds = this.holds.length > 0;
    this.overUntil = this.holds[0]?.until ?? Number.POSITIVE_INFINITY;
    this.isRegular =
      moments.every(({ ahead }) => Math.abs(ahead) <= DAY_MS) &&
      all.every((one, at) => at === 0 || one.startsAt >= (all[at - 1]?.startsAt ?? 0));
  }

  /** Has what is held until a moment that is over counted as free, and the rest as held. */
  settle(now: number): void {
    if (!this.hasHolds || (now >= this.overFrom && now < this.overUntil)) return;
    const { holds, offers } = this;
    const give = (hold: Hold | undefined, way: 1 | -1): void => {
      if (hold) offers[hold.at] = (offers[hold.at] ?? 0) + way * hold.seats * PLACE;
    };
    while ((holds[this.over]?.until ?? Number.POSITIVE_INFINITY) <= now) give(holds[this.over++], 1);
    while ((holds[this.over - 1]?.until ?? Number.NEGATIVE_INFINITY) > now) give(holds[--this.over], -1);
    this.overFrom = holds[this.over - 1]?.until ?? Number.NEGATIVE_INFINITY;
    this.overUntil = holds[this.over]?.until ?? Number.POSITIVE_INFINITY;
  }

  /** The first departure on or after a day. */
  fromDay(day: number): number {
    if (day <= this.firstDay) return this.first;
    const place = day - this.firstDay;
    return place < this.starts.length ? this.first + (this.starts[place] as number) : this.end;
  }

  /** The first departure on or after a day and its minute, as `whenOf` numbers them. */
  from(wanted: number): number {
    let at = this.fromDay(Math.floor(wanted / DAY_STEP));
    while (at < this.end && (this.when[at] as number) < wanted) at += 1;
    return at;
  }

  day(at: number): number {
    return Math.floor((this.when[at] ?? 0) / DAY_STEP);
  }
  minute(at: number): number {
    return (this.when[at] ?? 0) % DAY_STEP;
  }
  /** What is offered of a departure, in one number: `placesIn` and the like read it. */
  offer(at: number): number {
    return this.offers[at] ?? 0;
  }
  /** The place among `moments` of those of a departure. */
  momentOf(at: number): number {
    return this.timing[at] ?? 0;
  }
  startsAt(at: number): number {
    return this.day(at) * DAY_MS + this.minute(at) * MINUTE_MS - (this.moments[this.timing[at] ?? 0]?.ahead ?? 0);
  }
  endsAt(at: number): number {
    return this.startsAt(at) + (this.moments[this.timing[at] ?? 0]?.lasts ?? 0);
  }
  isUndecided(at: number, now: number): boolean {
    if ((this.offer(at) & UNDECIDED) === 0) return false;
    return this.startsAt(at) - (this.moments[this.timing[at] ?? 0]?.decided ?? 0) > now;
  }
}

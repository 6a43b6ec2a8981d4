import { DAY_MS, DAY_STEP, MINUTE_MS, type Moments, type PackedDepartures } from './packed-departures.ts';

/** Where a tour stands that is not among rows. */
export const NO_SLOT = -1;
export const DAY_MINUTES = DAY_MS / MINUTE_MS;
/** The largest number in two bytes. */
const MOST_SHORT = 65_535;
/** An hour in one number: the minute of its day, and the place of how moments follow from it. */
const MOST_MOMENTS = (MOST_SHORT + 1) / DAY_STEP;

const isWhole = ({ ahead, decided }: Moments): boolean => ahead % MINUTE_MS === 0 && decided % MINUTE_MS === 0;

/** Whether departures can stand in rows: what is held changes by the clock, and irregular ones are looked at apart. */
export const fitsRows = (of: PackedDepartures): boolean =>
  of.isRegular && !of.hasHolds && of.end > of.first && of.moments.length <= MOST_MOMENTS && of.moments.every(isWhole);

/** The first and the last day of all of them, as days since 1970. */
function spanOf(tours: readonly PackedDepartures[]): { first: number; days: number } {
  let [first, last] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const of of tours) {
    first = Math.min(first, of.day(of.first));
    last = Math.max(last, of.day(of.end - 1));
  }
  return tours.length === 0 ? { first: 0, days: 0 } : { first, days: last - first + 1 };
}

/** An entry of the map of slots, and the numbers of a slot. */
const BYTES_OF_SLOT = 70;

/**
 * The departures of many tours day by day, and those of a day in the order of tours: a search of many tours reads the days that it is
 * asked for in a row, where it would look into each tour. Each tour has a slot. What is written of a tour later is not here: `slotOf` says so.
 */
export class DayRows {
  /** The first day as days since 1970, and where the row of each day from it on begins; the last entry is the end of all. */
  readonly firstDay: number;
  readonly begins: Uint32Array;
  readonly slots: Uint16Array | Uint32Array;
  readonly offers: Int32Array;
  private readonly hours: Uint16Array;
  /** How many tours have a slot. */
  readonly length: number;
  /** By slot: where the ways stand in which moments follow from its hours; by those how many minutes they are ahead, and how long before it is decided. */
  private readonly moments: Int32Array;
  private readonly ahead: Int32Array;
  private readonly decided: Int32Array;
  private readonly slotAt = new Map<PackedDepartures, number>();

  /** Slots are given in the order of the tours. */
  constructor(given: readonly PackedDepartures[]) {
    const tours = given.filter(fitsRows);
    const { first, days } = spanOf(tours);
    this.firstDay = first;
    this.length = tours.length;
    this.begins = new Uint32Array(days + 1);
    const { begins } = this;
    for (const of of tours) for (let at = of.first; at < of.end; at += 1) addOne(begins, of.day(at) - first + 1);
    for (let day = 0; day < days; day += 1) begins[day + 1] = (begins[day + 1] as number) + (begins[day] as number);
    const length = begins[days] ?? 0;
    this.slots = tours.length > MOST_SHORT ? new Uint32Array(length) : new Uint16Array(length);
    this.offers = new Int32Array(length);
    this.hours = new Uint16Array(length);
    const moments = tours.flatMap((of) => of.moments);
    this.moments = new Int32Array(tours.length);
    for (let slot = 1; slot < tours.length; slot += 1)
      this.moments[slot] = (this.moments[slot - 1] as number) + (tours[slot - 1]?.moments.length ?? 0);
    this.ahead = Int32Array.from(moments, ({ ahead }) => ahead / MINUTE_MS);
    this.decided = Int32Array.from(moments, ({ decided }) => decided / MINUTE_MS);
    this.fill(tours);
  }

  private fill(tours: readonly PackedDepartures[]): void {
    const { slots, offers, hours, firstDay, slotAt } = this;
    const next = this.begins.slice();
    for (const [slot, of] of tours.entries()) {
      slotAt.set(of, slot);
      for (let at = of.first; at < of.end; at += 1) {
        const place = addOne(next, of.day(at) - firstDay);
        slots[place] = slot;
        offers[place] = of.offer(at);
        hours[place] = of.momentOf(at) * DAY_STEP + of.minute(at);
      }
    }
  }

  /** Where the departures of a tour stand, `NO_SLOT` where they do not, or not as they are now. */
  slotOf(departures: PackedDepartures): number {
    return this.slotAt.get(departures) ?? NO_SLOT;
  }

  /** The minute of the local day of the departure at a place of a row. */
  minute(place: number): number {
    return (this.hours[place] as number) & (DAY_STEP - 1);
  }

  /** When the departure at a place of a day's row begins, in minutes since 1970. */
  startsAt(place: number, day: number): number {
    const hour = this.hours[place] as number;
    return day * DAY_MINUTES + (hour & (DAY_STEP - 1)) - (this.ahead[this.momentOf(place, hour)] as number);
  }

  /** How many minutes before its start it is decided whether an undecided departure takes place. */
  decidedBefore(place: number): number {
    return this.decided[this.momentOf(place, this.hours[place] as number)] as number;
  }

  private momentOf(place: number, hour: number): number {
    return (this.moments[this.slots[place] as number] as number) + (hour >>> DAY_SHIFT);
  }

  get bytes(): number {
    const { slots, offers, hours, begins, length } = this;
    return slots.byteLength + offers.byteLength + hours.byteLength + begins.byteLength + length * BYTES_OF_SLOT;
  }
}

const DAY_SHIFT = Math.log2(DAY_STEP);

/** Adds one to a number; returns what it was. */
function addOne(numbers: Uint32Array, at: number): number {
  const was = numbers[at] as number;
  numbers[at] = was + 1;
  return was;
}

import { type KindFilters, NO_PRICE } from './alike-departures.ts';
import { DAY_MINUTES, type DayRows } from './day-rows.ts';
import type { DayRange, DepartureQuery } from './open-departures.ts';
import { DAY_STEP, kindIn, MINUTE_MS, placesIn, priceIn, UNDECIDED, whenOf } from './packed-departures.ts';

/** More places than any departure has: the tour is not asked for. */
const NOT_ASKED = 32_767;
/** After every place of a row. */
const NO_PLACE = 2 ** 30;
/** Shifts a number to its sign: all bits of what is below zero, none of others. */
const SIGN = 31;
/** One tour of so many between the first and the last has to be asked for. */
const LEAST_SHARE = 4;

/** What a party finds of a tour: the kinds, those of them that are free to cancel, and the lowest price of what passes. */
export type RowFound = { kinds: number; freeKinds: number; least: number };
type Row = { readonly day: number; readonly first: number; readonly end: number };
type Sweep = {
  readonly range: DayRange;
  readonly filters: KindFilters;
  readonly now: number;
  /** Whether it matters which departure is the soonest. */
  readonly soonest: boolean;
};

/** Looks at the departures of many tours day by day. Used again by each search, so that nothing is made. */
export class RowSweep {
  readonly rows: DayRows;
  private readonly kinds: Int32Array;
  private readonly freeKinds: Int32Array;
  /** Kinds that can be had on days on which all is free to cancel. */
  private readonly sureKinds: Int32Array;
  private readonly least: Int32Array;
  /** By slot: the place of the row and the day of the soonest departure that passes. */
  private readonly soonest: Int32Array;
  private readonly soonestDay: Int32Array;
  /** By slot: the places that a party takes, the minute after which departures are open, the last day and minute that is not free. */
  private readonly seats: Int16Array;
  private readonly opensAfter: Int32Array;
  private readonly freeAfter: Int32Array;
  /** By slot: the last day of which hours are looked at. */
  private readonly sureAfter: Int32Array;
  private first = 0;
  private end = 0;
  private asked = 0;
  private withoutSoonest = 0;
  private soonestOpens = 0;
  private lastSureAfter = 0;

  constructor(rows: DayRows) {
    const numbers = (): Int32Array => new Int32Array(rows.length);
    this.rows = rows;
    this.kinds = numbers();
    this.freeKinds = numbers();
    this.sureKinds = numbers();
    this.least = numbers();
    this.soonest = numbers();
    this.soonestDay = numbers();
    this.seats = new Int16Array(rows.length).fill(NOT_ASKED);
    this.opensAfter = numbers();
    this.freeAfter = numbers();
    this.sureAfter = numbers();
  }

  /** Forgets what was asked before. */
  begin(): void {
    this.seats.fill(NOT_ASKED, this.first, this.end);
    this.first = this.rows.length;
    this.end = 0;
    this.asked = 0;
    this.withoutSoonest = 0;
    this.soonestOpens = Number.POSITIVE_INFINITY;
    this.lastSureAfter = Number.NEGATIVE_INFINITY;
  }

  /** Asks for the tour of a slot, for a party that needs this of it. */
  ask(slot: number, query: DepartureQuery): void {
    const opensAfter = Math.floor(query.opensAfter / MINUTE_MS);
    // Moments of a departure are within a day of its own day.
    const opensOn = Math.floor(opensAfter / DAY_MINUTES);
    const sureAfter = Math.max(opensOn + 1, Math.floor(query.freeAfter / DAY_STEP));
    this.seats[slot] = query.seats;
    this.opensAfter[slot] = opensAfter;
    this.freeAfter[slot] = query.freeAfter;
    this.sureAfter[slot] = sureAfter;
    this.kinds[slot] = this.freeKinds[slot] = this.sureKinds[slot] = 0;
    this.least[slot] = NO_PRICE;
    this.soonest[slot] = NO_PLACE;
    this.first = Math.min(this.first, slot);
    this.end = Math.max(this.end, slot + 1);
    this.asked += 1;
    this.withoutSoonest += 1;
    this.soonestOpens = Math.min(this.soonestOpens, opensOn);
    this.lastSureAfter = Math.max(this.lastSureAfter, sureAfter);
  }

  /** Whether so many of the tours between the first and the last one are asked for that looking into each would take longer. */
  get isWorthwhile(): boolean {
    return this.asked * LEAST_SHARE >= this.end - this.first;
  }

  /** Looks at the days of a range. */
  sweep(of: Sweep): void {
    const { firstDay, begins } = this.rows;
    const { from, to } = of.range;
    const first = Math.max(from ?? 0, this.soonestOpens - 1, firstDay);
    const last = Math.min(to ?? Number.POSITIVE_INFINITY, firstDay + begins.length - 2);
    for (let day = first; day <= last; day += 1) {
      const row = this.rowOf(day);
      this.sweepRow(row, of.filters.passing);
      if (day <= this.lastSureAfter) this.sweepHours(row, of);
      if (of.soonest && this.withoutSoonest > 0) this.noteSoonest(row, of.filters.passing);
    }
  }

  /** The part of a day's row that is of tours that are asked for, and of those between. */
  private rowOf(day: number): Row {
    const { firstDay, begins, length } = this.rows;
    const [begin, end] = [begins[day - firstDay] as number, begins[day - firstDay + 1] as number];
    if (this.first === 0 && this.end === length) return { day, first: begin, end };
    const first = this.placeOf(this.first, begin, end);
    return { day, first, end: this.placeOf(this.end, first, end) };
  }

  /** Where the departures of a slot begin in the row of a day. */
  private placeOf(slot: number, begin: number, end: number): number {
    const { slots } = this.rows;
    let [low, high] = [begin, end];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((slots[middle] as number) < slot) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /**
   * Tours of which all that has room on a day can be booked, and cancelled for nothing. Without branches: whether a departure has room, passes and costs
   * less is as good as random, and a processor that guesses it wrong takes longer than the few steps that are done in vain.
   */
  private sweepRow({ day, first, end }: Row, passing: number): void {
    const { seats, sureAfter, sureKinds, least } = this;
    const { slots, offers } = this.rows;
    for (let at = first; at < end; at += 1) {
      const slot = slots[at] as number;
      const offer = offers[at] as number;
      const lacks = (placesIn(offer) - (seats[slot] as number)) >> SIGN;
      const isSure = ((sureAfter[slot] as number) - day) >> SIGN;
      const bit = (1 << kindIn(offer)) & ~lacks & isSure;
      sureKinds[slot] = (sureKinds[slot] as number) | bit;
      const isLeft = -(bit & passing) >> SIGN;
      const known = least[slot] as number;
      const less = ((priceIn(offer) & isLeft) | (NO_PRICE & ~isLeft)) - known;
      least[slot] = known + (less & (less >> SIGN));
    }
  }

  /** The soonest on a day of the same tours, where there was none until then. */
  private noteSoonest({ day, first, end }: Row, passing: number): void {
    const { seats, sureAfter, soonest } = this;
    const { slots, offers } = this.rows;
    for (let at = first; at < end; at += 1) {
      const slot = slots[at] as number;
      if (soonest[slot] !== NO_PLACE || day <= (sureAfter[slot] as number)) continue;
      const offer = offers[at] as number;
      if (placesIn(offer) >= (seats[slot] as number) && ((1 << kindIn(offer)) & passing) !== 0)
        this.setSoonest(slot, at, day);
    }
  }

  private setSoonest(slot: number, at: number, day: number): void {
    this.soonest[slot] = at;
    this.soonestDay[slot] = day;
    this.withoutSoonest -= 1;
  }

  /** Tours of which hours decide on a day what can be booked, and cancelled for nothing. */
  private sweepHours({ day, first, end }: Row, { filters, now }: Sweep): void {
    const { seats, sureAfter, kinds, freeKinds, least, soonest } = this;
    const { slots, offers } = this.rows;
    const minute = Math.floor(now / MINUTE_MS);
    for (let at = first; at < end; at += 1) {
      const slot = slots[at] as number;
      if (day > (sureAfter[slot] as number)) continue;
      const offer = offers[at] as number;
      if (placesIn(offer) < (seats[slot] as number) || !this.isOpen(at, day)) continue;
      const bit = 1 << kindIn(offer);
      if (this.isFree(at, day, minute)) freeKinds[slot] = (freeKinds[slot] as number) | bit;
      else if (filters.free) continue;
      kinds[slot] = (kinds[slot] as number) | bit;
      if ((bit & filters.passing) === 0) continue;
      least[slot] = Math.min(least[slot] as number, priceIn(offer));
      if (soonest[slot] === NO_PLACE) this.setSoonest(slot, at, day);
    }
  }

  private isOpen(at: number, day: number): boolean {
    return this.rows.startsAt(at, day) > (this.opensAfter[this.rows.slots[at] as number] as number);
  }

  private isFree(at: number, day: number, now: number): boolean {
    const { rows } = this;
    if (whenOf(day, rows.minute(at)) > (this.freeAfter[rows.slots[at] as number] as number)) return true;
    return ((rows.offers[at] as number) & UNDECIDED) !== 0 && rows.startsAt(at, day) - rows.decidedBefore(at) > now;
  }

  /** What was found of a tour. */
  found(slot: number, into: RowFound): void {
    const sure = this.sureKinds[slot] as number;
    into.kinds = (this.kinds[slot] as number) | sure;
    into.freeKinds = (this.freeKinds[slot] as number) | sure;
    into.least = this.least[slot] as number;
  }

  /** When the soonest departure that passes begins, of a tour that has one. */
  soonestAt(slot: number): number {
    return this.rows.startsAt(this.soonest[slot] as number, this.soonestDay[slot] as number) * MINUTE_MS;
  }
}

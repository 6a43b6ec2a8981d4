import { GUIDE_LANGUAGES, type GuideLanguage } from '@app/contract/verticals/tours/facts';
import { addDays, type Day, nightsBetween } from '@app/kernel/local-day';
import type { DealSpans } from '../../../modules/travel-deals/core.ts';
import {
  DAY_MS,
  isGuaranteedKind,
  KINDS,
  kindIn,
  languageOfKind,
  type PackedDepartures,
  placesIn,
  priceIn,
  whenOf,
} from './packed-departures.ts';

/** Days of a tour that are looked at apart: each, those that differ in the deals that hold on them, or none. */
export type DaysApart = 'each' | DealSpans | null;

/**
 * What a party needs of a tour. It can be booked while it starts after `opensAfter`; cancelling is free where it starts after
 * `freeAfter`, day and minute by the clock of the tour, or where it is not decided yet whether it takes place.
 */
export type DepartureQuery = {
  readonly seats: number;
  readonly now: number;
  readonly opensAfter: number;
  readonly freeAfter: number;
  readonly apart: DaysApart;
};

/** The first and the last day that is asked for, as days since 1970. */
export type DayRange = { readonly from: number | null; readonly to: number | null };

export type Narrowed = {
  readonly from: Day | null;
  readonly to: Day | null;
  readonly language: readonly GuideLanguage[] | null;
  readonly guaranteed: boolean;
  readonly free: boolean;
};

/** The departures of a tour that cost so much in basis points of its units' prices, of some classes of days or of any. */
export type PricedDays = { readonly priceBp: number; readonly dayClasses: readonly number[] | null };

const EPOCH = '1970-01-01';
export const dayNumber = (day: Day): number => nightsBetween(EPOCH, day);
export const dayOf = (number: number): Day => addDays(EPOCH, number);
export const rangeOf = ({ from, to }: Pick<Narrowed, 'from' | 'to'>): DayRange => ({
  from: from === null ? null : dayNumber(from),
  to: to === null ? null : dayNumber(to),
});

/** 1 for Monday to 7 for Sunday. */
const weekdayOf = (day: number): number => ((day + 3) % 7) + 1;

/** Tells the class of a departure's day by its number: days of one class are not looked at apart. */
function classesOf(apart: Exclude<DaysApart, null>): (day: number) => number {
  if (apart === 'each') return (day) => day;
  const bounds = apart.bounds.map(dayNumber);
  return (day) => {
    let stretch = 0;
    while (stretch < bounds.length && (bounds[stretch] ?? 0) <= day) stretch += 1;
    return stretch * 8 + (apart.weekly ? weekdayOf(day) : 0);
  };
}

/** Where departures stand that may be had: from the first to the last on the days asked for, those that still open, those free to cancel. */
export class Stretch {
  first = 0;
  end = 0;
  /** Only before this one a departure may be closed already. */
  open = 0;
  free = 0;

  look(of: PackedDepartures, { opensAfter, freeAfter }: DepartureQuery, { from, to }: DayRange): void {
    const opensOn = Math.floor(opensAfter / DAY_MS);
    // Local days are at most one behind, and one ahead.
    const firstDay = Math.max(from ?? 0, opensOn - 1);
    this.first = of.fromDay(firstDay);
    this.end = to === null ? of.end : of.fromDay(to + 1);
    if (!of.isRegular) this.open = this.end;
    else this.open = firstDay > opensOn + 1 ? this.first : of.fromDay(opensOn + 2);
    this.free = whenOf(firstDay, 0) > freeAfter ? this.first : of.from(freeAfter + 1);
  }
}

export const isOpen = (of: PackedDepartures, at: number, { opensAfter }: DepartureQuery, open: number): boolean =>
  at >= open || of.startsAt(at) > opensAfter;
export const isFree = (of: PackedDepartures, at: number, { now }: DepartureQuery, free: number): boolean =>
  at >= free || of.isUndecided(at, now);

/** Slots of one class of days: each language, guarantee and free cancelling. */
const SLOTS = KINDS * 2;
const NONE = 0;

/**
 * What a tour has to offer to a party, in slots that answer alike to filters: their lowest prices and their soonest departures. Filled anew
 * for each tour, without anything being made.
 */
export class Offers {
  /** Slots in use, `used` of them. */
  readonly slots: number[] = [];
  used = 0;
  private least = new Int32Array(SLOTS);
  private soonest = new Int32Array(SLOTS);
  private weekdays = new Int32Array(SLOTS);
  private readonly stretch = new Stretch();
  private readonly classes: number[] = [];
  private highest = -1;
  private departures: PackedDepartures | null = null;

  /** Looks at the departures of a tour; at their weekdays too where that is asked for. */
  fill(of: PackedDepartures, query: DepartureQuery, range: DayRange, withWeekdays = false): void {
    this.clear(of);
    this.stretch.look(of, query, range);
    if (query.apart === null && !withWeekdays && of.isRegular) this.fillAlike(of, query);
    else this.fillApart(of, query, withWeekdays);
  }

  /** All days alike, in their order: what most tours of a search are looked at by, so all is at hand. */
  private fillAlike(of: PackedDepartures, query: DepartureQuery): void {
    const { slots, least, soonest } = this;
    const { first, end, open, free } = this.stretch;
    const { offers } = of.block;
    const { seats } = query;
    let { used } = this;
    for (let at = first; at < end; at += 1) {
      const offer = offers[at] as number;
      if (placesIn(offer) < seats || (at < open && !isOpen(of, at, query, open))) continue;
      const slot = kindIn(offer) * 2 + (at >= free || isFree(of, at, query, free) ? 1 : 0);
      const known = least[slot] as number;
      const priceBp = priceIn(offer);
      if (known === NONE) {
        slots[used++] = slot;
        least[slot] = priceBp;
        soonest[slot] = at;
      } else if (priceBp < known) least[slot] = priceBp;
    }
    this.used = used;
  }

  private fillApart(of: PackedDepartures, query: DepartureQuery, withWeekdays: boolean): void {
    const { first, end, open, free } = this.stretch;
    const classOf = query.apart && classesOf(query.apart);
    for (let at = first; at < end; at += 1) {
      const offer = of.offer(at);
      if (placesIn(offer) < query.seats || !isOpen(of, at, query, open)) continue;
      let slot = kindIn(offer) * 2 + (isFree(of, at, query, free) ? 1 : 0);
      if (classOf) slot += this.classAt(classOf(of.day(at))) * SLOTS;
      this.add(slot, at, priceIn(offer));
      if (withWeekdays) this.weekdays[slot] = (this.weekdays[slot] ?? 0) | (1 << weekdayOf(of.day(at)));
    }
  }

  private clear(of: PackedDepartures): void {
    for (let at = 0; at < this.used; at += 1) this.least[this.slots[at] ?? 0] = NONE;
    this.used = 0;
    this.classes.length = 0;
    this.highest = -1;
    this.departures = of;
  }

  private add(slot: number, at: number, priceBp: number): void {
    const least = this.least[slot] ?? 0;
    if (least === NONE) {
      this.slots[this.used++] = slot;
      this.least[slot] = priceBp;
      this.soonest[slot] = at;
      this.weekdays[slot] = 0;
      return;
    }
    if (priceBp < least) this.least[slot] = priceBp;
    const { departures: of } = this;
    if (of?.isRegular === false && of.startsAt(at) < of.startsAt(this.soonest[slot] ?? 0)) this.soonest[slot] = at;
  }

  private classAt(dayClass: number): number {
    // Each day is later than those before: it is looked for only where it may have come.
    const known = dayClass > this.highest ? -1 : this.classes.lastIndexOf(dayClass);
    if (known !== -1) return known;
    this.highest = Math.max(this.highest, dayClass);
    const at = this.classes.push(dayClass) - 1;
    if ((at + 1) * SLOTS > this.least.length) this.grow();
    return at;
  }

  private grow(): void {
    const larger = (of: Int32Array) => {
      const grown = new Int32Array(of.length * 2);
      grown.set(of);
      return grown;
    };
    this.least = larger(this.least);
    this.soonest = larger(this.soonest);
    this.weekdays = larger(this.weekdays);
  }

  priceBp(slot: number): number {
    return this.least[slot] ?? 0;
  }
  /** Of a departure, -1 for none, and the soonest of a slot the one that begins first. */
  sooner(place: number, slot: number): number {
    const own = this.soonest[slot] ?? 0;
    if (place === -1 || !this.departures) return own;
    if (this.departures.isRegular) return own < place ? own : place;
    return this.departures.startsAt(own) < this.departures.startsAt(place) ? own : place;
  }
  soonestAt(slot: number): number {
    return this.departures?.startsAt(this.soonest[slot] ?? 0) ?? 0;
  }
  /** One of the days of a slot; those of others of its class are at the same deals. */
  dayOf(slot: number): number {
    return this.departures?.day(this.soonest[slot] ?? 0) ?? 0;
  }
  weekdaysOf(slot: number): number {
    return this.weekdays[slot] ?? 0;
  }
  /** Null where days are not looked at apart. */
  classOf(slot: number): number | null {
    return this.classes[Math.floor(slot / SLOTS)] ?? null;
  }
}

export const languageOf = (slot: number): number => languageOfKind((slot % SLOTS) >> 1);
export const isGuaranteed = (slot: number): boolean => isGuaranteedKind((slot % SLOTS) >> 1);
export const isFreeToCancel = (slot: number): boolean => (slot & 1) === 1;

/** Departures of a tour that answer alike to filters. */
export type DepartureGroup = {
  readonly language: GuideLanguage;
  readonly guaranteed: boolean;
  readonly free: boolean;
  readonly soonest: Date;
  readonly priceBp: number;
  /** Weekdays on which they start: the bit at 1 for Monday to the one at 7 for Sunday. */
  readonly weekdays: number;
  /** The class of their days, and one of those; null where days are not looked at apart. */
  readonly dayClass: number | null;
  readonly day: Day | null;
};

/** What a tour has to offer to a party: the soonest and the cheapest of each language, guarantee and free cancelling, and of days that are looked at apart. */
export function departureGroups(of: PackedDepartures, query: DepartureQuery, range: DayRange): DepartureGroup[] {
  of.settle(query.now);
  const offers = new Offers();
  offers.fill(of, query, range, true);
  return offers.slots.map((slot) => ({
    language: GUIDE_LANGUAGES[languageOf(slot)] ?? 'en',
    guaranteed: isGuaranteed(slot),
    free: isFreeToCancel(slot),
    soonest: new Date(offers.soonestAt(slot)),
    priceBp: offers.priceBp(slot),
    weekdays: offers.weekdaysOf(slot),
    dayClass: query.apart && offers.classOf(slot),
    day: query.apart && dayOf(offers.dayOf(slot)),
  }));
}

/** The places of departures that a party can have, by day, hour and language. */
function* openOnes(of: PackedDepartures, query: DepartureQuery, range: DayRange) {
  of.settle(query.now);
  const stretch = new Stretch();
  stretch.look(of, query, range);
  for (let at = stretch.first; at < stretch.end; at += 1)
    if (placesIn(of.offer(at)) >= query.seats && isOpen(of, at, query, stretch.open))
      yield { at, offer: of.offer(at), free: isFree(of, at, query, stretch.free) };
}

/** A departure by what tells it from all others of its tour. */
export type DepartureName = { readonly day: Day; readonly start: string; readonly language: GuideLanguage };
export type NextDeparture = { readonly next: DepartureName; readonly free: boolean; readonly days: readonly Day[] };

const DAYS_SHOWN = 3;
const twoFigures = (of: number): string => String(of).padStart(2, '0');
const startOf = (minute: number): string => `${twoFigures(Math.floor(minute / 60))}:${twoFigures(minute % 60)}`;

/** The soonest departure of a tour among those asked for, and the first days on which there is one; null where there is none. */
export function nextDeparture(
  of: PackedDepartures,
  query: DepartureQuery,
  narrowed: Narrowed,
  /** What of the tour is looked at; without it everything. */
  shown: PricedDays | null = null,
): NextDeparture | null {
  const classOf = query.apart && classesOf(query.apart);
  const isShown = (at: number, offer: number): boolean =>
    shown === null ||
    (priceIn(offer) === shown.priceBp &&
      (shown.dayClasses === null || classOf === null || shown.dayClasses.includes(classOf(of.day(at)))));
  const days: number[] = [];
  let next: Pick<NextDeparture, 'next' | 'free'> | null = null;
  for (const { at, offer, free } of openOnes(of, query, rangeOf(narrowed))) {
    const kind = kindIn(offer);
    const language = GUIDE_LANGUAGES[languageOfKind(kind)] ?? 'en';
    if (narrowed.language !== null && !narrowed.language.includes(language)) continue;
    if ((narrowed.guaranteed && !isGuaranteedKind(kind)) || (narrowed.free && !free) || !isShown(at, offer)) continue;
    next ??= { next: { day: dayOf(of.day(at)), start: startOf(of.minute(at)), language }, free };
    if (days.at(-1) !== of.day(at)) days.push(of.day(at));
    if (days.length === DAYS_SHOWN) break;
  }
  return next && { ...next, days: days.map(dayOf) };
}

/** When a tour can be had: its first day as days since 1970, moments as seconds since then, and the lowest price at that time. */
export type DepartureTime = {
  readonly day: number;
  readonly startsAt: number;
  readonly endsAt: number;
  readonly priceBp: number;
};

const inSeconds = (moment: number): number => Math.round(moment / 1_000);

/** When a tour departs with room for a party and can still be booked, the soonest first. */
export function departureTimes(of: PackedDepartures, query: DepartureQuery): DepartureTime[] {
  const times = new Map<string, DepartureTime>();
  for (const { at, offer } of openOnes(of, query, { from: null, to: null })) {
    const time = {
      day: of.day(at),
      startsAt: inSeconds(of.startsAt(at)),
      endsAt: inSeconds(of.endsAt(at)),
      priceBp: priceIn(offer),
    };
    const key = `${time.day} ${time.startsAt} ${time.endsAt}`;
    const known = times.get(key);
    if (!known || time.priceBp < known.priceBp) times.set(key, time);
  }
  return [...times.values()].sort((a, b) => a.startsAt - b.startsAt);
}

import { runInNewContext } from 'node:vm';
import { addDays, type Day } from '@app/kernel/local-day';
import { dayIn, instantOf, knowsZone } from '@app/kernel/zone-time';
import ICAL from 'ical.js';
import type { FeedEntry } from './blocks.ts';
import { relevantLines } from './feed-lines.ts';
import { FeedError } from './feed-problems.ts';
import { roomOfProdId, roomOfUid } from './own-calendar.ts';

/** Repetitions that are gone through in one calendar, and entries that are taken of it. */
const MOST_STEPS = 20_000;
export const MOST_ENTRIES = 5_000;

type SaleNights = {
  /** The hotel's zone, in which nights are counted. */
  readonly zone: string;
  /** Nights that can be sold: `[from, to)`. What lies outside is not looked at. */
  readonly from: Day;
  readonly to: Day;
  /** Room types of this shop among those named: what it published itself closes nothing. */
  readonly isOwn: (roomTypeId: string) => boolean;
};
/** `leftOut` counts what closes no night. */
export type ReadFeed = { readonly entries: FeedEntry[]; readonly leftOut: number };

/** A moment of a calendar: a day, or what clocks show, with the zone where one is said. */
type Moment = { readonly day: Day; readonly hour: string | null; readonly zone: Zone };
type Zone = { readonly name: string } | { readonly rules: ICAL.Timezone } | null;
type Zones = ReadonlyMap<string, ICAL.Timezone>;
type Span = { readonly first: Day; readonly until: Day };

const two = (value: number): string => String(value).padStart(2, '0');
const dayOf = ({ year, month, day }: ICAL.Time): Day => `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;

/** A zone by its name; by the rules that the file has for it where this runtime does not know the name; else none. */
function zoneNamed(name: string | undefined, zones: Zones): Zone {
  if (name === undefined || name === '') return null;
  const plain = name.replace(/^\/[^/]+\/(?:[^/]+\/)?(?=[A-Z][A-Za-z]+\/)/, '');
  if (knowsZone(plain)) return { name: plain };
  const rules = zones.get(name);
  return rules ? { rules } : null;
}

const momentOf = (time: ICAL.Time, zone: Zone): Moment => ({
  day: dayOf(time),
  hour: time.isDate ? null : `${two(time.hour)}:${two(time.minute)}`,
  zone: time.zone === ICAL.Timezone.utcTimezone ? { name: 'UTC' } : zone,
});

/** The day of the hotel on which a moment is, and whether it is that day's midnight. What has no zone is by the hotel's clock. */
function atHotel({ day, hour, zone }: Moment, hotel: string): { readonly day: Day; readonly midnight: boolean } {
  if (hour === null || zone === null) return { day, midnight: hour === null || hour === '00:00' };
  const instant = 'name' in zone ? instantOf(day, hour, zone.name) : byRules(day, hour, zone.rules);
  const there = dayIn(hotel, instant);
  return { day: there, midnight: instantOf(there, '00:00', hotel).getTime() === instant.getTime() };
}

function byRules(day: Day, hour: string, rules: ICAL.Timezone): Date {
  const wall = ICAL.Time.fromDateTimeString(`${day}T${hour}:00`, undefined as never);
  return new Date(Date.parse(`${day}T${hour}:00Z`) - rules.utcOffset(wall) * 1_000);
}

/** Nights of a span: from the day it begins to the day it ends, whose night is not taken; one at least. */
function nightsTaken(from: Moment, to: Moment, hotel: string): Span {
  const first = atHotel(from, hotel).day;
  const { day: until } = atHotel(to, hotel);
  return { first, until: until > first ? until : addDays(first, 1) };
}

type Gone = {
  readonly wanted: SaleNights;
  readonly zones: Zones;
  readonly replaced: ReadonlySet<string>;
  readonly step: () => void;
};
type Event = {
  readonly component: ICAL.Component;
  readonly uid: string;
  readonly start: ICAL.Time;
  readonly zone: Zone;
};

const textOf = (component: ICAL.Component, name: string): string =>
  String(component.getFirstPropertyValue(name) ?? '').trim();

/** A day, or a day and an hour, that there is. */
const SOUND = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])(?:T(?:[01]\d|2[0-4]):[0-5]\d:[0-6]\dZ?)?$/;

/** A time of a component; null where it has none, or none that there is: the library counts a thirteenth month on into the next year. */
const timeOf = (component: ICAL.Component, name: string): ICAL.Time | null => {
  const value = component.getFirstPropertyValue(name);
  const written = (component.getFirstProperty(name)?.toJSON() as unknown[] | undefined)?.[3];
  return value instanceof ICAL.Time && SOUND.test(String(written)) ? value : null;
};

const zoneOf = (component: ICAL.Component, name: string, zones: Zones): Zone =>
  zoneNamed(component.getFirstProperty(name)?.getFirstParameter('tzid'), zones);

/** The end of an event that begins at another of its times: by DTEND, DURATION, or a day for one of whole days. */
function endOf({ component, start, zone }: Event, at: ICAL.Time, zones: Zones): Moment {
  const end = timeOf(component, 'dtend');
  if (end && at.compare(start) === 0) return momentOf(end, zoneOf(component, 'dtend', zones) ?? zone);
  const ends = at.clone();
  const duration = component.getFirstPropertyValue('duration');
  if (end) ends.addDuration(end.subtractDate(start));
  else if (duration instanceof ICAL.Duration) ends.addDuration(duration);
  else if (start.isDate) ends.adjust(1, 0, 0, 0);
  return momentOf(ends, zone);
}

/** Counts what is gone through, and ends what does not end. */
function counter(most: number): () => void {
  let left = most;
  return () => {
    left -= 1;
    if (left < 0) throw new FeedError('too_many');
  };
}

const repeats = (component: ICAL.Component): boolean =>
  component.hasProperty('rrule') || component.hasProperty('rdate');

/**
 * The months that a rule stores to, where it is all that repeats an event: the library goes on in the month after where one of them has not as many
 * days as the rule names.
 */
function monthsOf(component: ICAL.Component): readonly number[] | null {
  const rules = component.getAllProperties('rrule').map((property) => property.getFirstValue());
  const [rule] = rules;
  if (rules.length !== 1 || component.hasProperty('rdate') || !(rule instanceof ICAL.Recur)) return null;
  const months = rule.getComponent('bymonth');
  return months.length > 0 ? months.map(Number) : null;
}

/** When an event takes place: once, or as often as its rule says until the last night that counts. */
function* timesOf(event: Event, last: Day, step: () => void): Generator<ICAL.Time> {
  if (!repeats(event.component)) {
    yield event.start;
    return;
  }
  const months = monthsOf(event.component);
  const times = new ICAL.RecurExpansion({ component: event.component, dtstart: event.start });
  for (let time = times.next(); time; time = times.next()) {
    step();
    if (dayOf(time) > addDays(last, 2)) return;
    if (months === null || months.includes(time.month)) yield time;
  }
}

/** Whether an event takes no one's room: cancelled, or marked as free. */
const isFree = (component: ICAL.Component): boolean =>
  textOf(component, 'status').toUpperCase() === 'CANCELLED' ||
  textOf(component, 'transp').toUpperCase() === 'TRANSPARENT';

const keyOf = (time: ICAL.Time): string => (time.isDate ? dayOf(time) : time.toString());

/** The calendar in a text. Throws not_calendar. */
function parse(text: string): ICAL.Component {
  try {
    const parsed = ICAL.parse(relevantLines(text)) as unknown[];
    const calendar = new ICAL.Component(parsed as never);
    if (calendar.name === 'vcalendar') return calendar;
  } catch {}
  throw new FeedError('not_calendar');
}

function zonesOf(calendar: ICAL.Component): Zones {
  const rules = calendar.getAllSubcomponents('vtimezone').map((component) => {
    const tzid = textOf(component, 'tzid');
    return [tzid, ICAL.Timezone.fromData({ component, tzid })] as const;
  });
  return new Map(rules);
}

/** The id of the entries that others are of: one moved, or called off, by itself. */
const replacedIn = (events: readonly Event[]): ReadonlySet<string> =>
  new Set(
    events.flatMap(({ component, uid }) => {
      const at = timeOf(component, 'recurrence-id');
      return at ? [`${uid} ${keyOf(at)}`] : [];
    }),
  );

function eventsOf(calendar: ICAL.Component, zones: Zones): Event[] {
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const start = timeOf(component, 'dtstart');
    // One without a time that can be read is not passed over: it may be a booking.
    if (!start) throw new FeedError('not_calendar');
    return { component, uid: textOf(component, 'uid'), start, zone: zoneOf(component, 'dtstart', zones) };
  });
}

/** The nights of each time at which an event takes place, where they can be sold. */
function* spansOf(event: Event, of: Gone): Generator<Span> {
  const { wanted, zones, replaced, step } = of;
  const isInstead = event.component.hasProperty('recurrence-id');
  for (const time of timesOf(event, wanted.to, step)) {
    if (!isInstead && replaced.has(`${event.uid} ${keyOf(time)}`)) continue;
    const span = nightsTaken(momentOf(time, event.zone), endOf(event, time, zones), wanted.zone);
    if (span.until > wanted.from && span.first < wanted.to) yield span;
  }
}

/** Whether an event closes nights: it takes a room, and is not the shop's own. */
function closes({ component, uid }: Event, isOwn: SaleNights['isOwn']): boolean {
  const own = roomOfUid(uid);
  return !isFree(component) && !(own !== null && isOwn(own));
}

function entriesOf(calendar: ICAL.Component, wanted: SaleNights): ReadFeed {
  const zones = zonesOf(calendar);
  const events = eventsOf(calendar, zones);
  const of: Gone = { wanted, zones, replaced: replacedIn(events), step: counter(MOST_STEPS) };
  const entries = new Map<string, FeedEntry>();
  let leftOut = 0;
  for (const event of events) {
    let taken = 0;
    for (const span of closes(event, wanted.isOwn) ? spansOf(event, of) : []) {
      const entry = `${event.uid} ${span.first}`;
      const known = entries.get(entry);
      if (!known || known.until < span.until) entries.set(entry, { entry, ...span });
      taken += 1;
      if (entries.size > MOST_ENTRIES) throw new FeedError('too_many');
    }
    if (taken === 0) leftOut += 1;
  }
  return { entries: [...entries.values()], leftOut };
}

/**
 * The nights that a calendar of another site closes. Cancelled and free entries, those that are over or too far, and the shop's own close none.
 * Throws FeedError: not_calendar, own, too_many.
 */
export function readFeed(text: string, wanted: SaleNights): ReadFeed {
  const calendar = parse(text);
  const room = roomOfProdId(textOf(calendar, 'prodid'));
  if (room !== null && wanted.isOwn(room)) throw new FeedError('own');
  try {
    return entriesOf(calendar, wanted);
  } catch (error) {
    // Values are read when they are asked for: the library throws its own errors for those that are none.
    if (error instanceof FeedError || (error as NodeJS.ErrnoException).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT')
      throw error;
    throw new FeedError('not_calendar');
  }
}

/** `readFeed` within a limit of time: a rule of repetition that never comes true is gone through without an end. Throws FeedError. */
export function readFeedInTime(text: string, wanted: SaleNights, longestMs = 2_000): ReadFeed {
  try {
    return runInNewContext('read()', { read: () => readFeed(text, wanted) }, { timeout: longestMs }) as ReadFeed;
  } catch (error) {
    if (error instanceof FeedError) throw error;
    throw new FeedError('too_many');
  }
}

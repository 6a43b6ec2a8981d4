import { runInNewContext } from 'node:vm';
import { addDays, type Day } from '@app/kernel/local-day';
import ICAL from 'ical.js';
import type { FeedEntry } from './blocks.ts';
import { type Event, type EventTime, timesOf, zoneOf } from './event-times.ts';
import { relevantLines } from './feed-lines.ts';
import { FeedError } from './feed-problems.ts';
import { atHotel, instantNumber, type Moment, momentOf, type Zones } from './moments.ts';
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

type Span = { readonly first: Day; readonly until: Day };

/** Nights of a span: from the day it begins to the day it ends, whose night is not taken; one at least. */
function nightsTaken(from: Moment, to: Moment, hotel: string): Span {
  const first = atHotel(from, hotel).day;
  const { day: until } = atHotel(to, hotel);
  return { first, until: until > first ? until : addDays(first, 1) };
}

type Gone = {
  readonly wanted: SaleNights;
  readonly zones: Zones;
  readonly changes: Changes;
  readonly step: () => void;
};
/** What stands instead of times of a series: by its id each time alone, and what changed it from a time on, the latest first. */
type Changes = ReadonlyMap<string, { readonly alone: ReadonlySet<number>; readonly onwards: readonly Onwards[] }>;
type Onwards = { readonly from: number; readonly was: ICAL.Time; readonly event: Event };
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

/** The end of an event at one of its times: as this time says itself, else by DTEND, DURATION, or a day for one of whole days. */
function endOf({ component, start, zone }: Event, { at, zone: zoneThere, ends: own }: EventTime, zones: Zones): Moment {
  if (own) return momentOf(own, zoneThere);
  const end = timeOf(component, 'dtend');
  if (end && at.compare(start) === 0) return momentOf(end, zoneOf(component, 'dtend', zones) ?? zone);
  const ends = at.clone();
  const duration = component.getFirstPropertyValue('duration');
  if (end) ends.addDuration(end.subtractDate(start));
  else if (duration instanceof ICAL.Duration) ends.addDuration(duration);
  else if (start.isDate) ends.adjust(1, 0, 0, 0);
  return momentOf(ends, zoneThere);
}

/** Counts what is gone through, and ends what does not end. */
function counter(most: number): () => void {
  let left = most;
  return () => {
    left -= 1;
    if (left < 0) throw new FeedError('too_many');
  };
}

/** Whether an event takes no one's room: cancelled, or marked as free. */
const isFree = (component: ICAL.Component): boolean =>
  textOf(component, 'status').toUpperCase() === 'CANCELLED' ||
  textOf(component, 'transp').toUpperCase() === 'TRANSPARENT';

/** The calendars in a text: one, or several after each other (RFC 5545, 3.4). Throws not_calendar. */
function parse(text: string): ICAL.Component[] {
  try {
    const parsed = ICAL.parse(relevantLines(text)) as unknown[];
    const all = Array.isArray(parsed[0]) ? parsed : [parsed];
    const calendars = all.map((one) => new ICAL.Component(one as never));
    if (calendars.every(({ name }) => name === 'vcalendar')) return calendars;
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

/** The times of series that others stand instead of: one moved, or called off, by itself, or with all that follow (RANGE). */
function changesIn(events: readonly Event[], zones: Zones, hotel: string): Changes {
  const changes = new Map<string, { readonly alone: Set<number>; readonly onwards: Onwards[] }>();
  for (const event of events) {
    const was = timeOf(event.component, 'recurrence-id');
    if (!was) continue;
    const from = instantNumber(momentOf(was, zoneOf(event.component, 'recurrence-id', zones)), hotel);
    const of = changes.get(event.uid) ?? { alone: new Set(), onwards: [] };
    changes.set(event.uid, of);
    of.alone.add(from);
    const range = event.component.getFirstProperty('recurrence-id')?.getFirstParameter('range') ?? '';
    if (range.toUpperCase() === 'THISANDFUTURE') of.onwards.push({ from, was, event });
  }
  for (const { onwards } of changes.values()) onwards.sort((one, other) => other.from - one.from);
  return changes;
}

function eventsOf(calendar: ICAL.Component, zones: Zones): Event[] {
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const start = timeOf(component, 'dtstart');
    // One without a time that can be read is not passed over: it may be a booking.
    if (!start) throw new FeedError('not_calendar');
    return { component, uid: textOf(component, 'uid'), start, zone: zoneOf(component, 'dtstart', zones) };
  });
}

/** A time of a series as it is since the series was changed: moved by as much as the first time was. */
function sinceChange({ was, event }: Onwards, { at }: EventTime): EventTime {
  const moved = at.clone();
  moved.addDuration(event.start.subtractDate(was));
  return { at: moved, zone: event.zone, ends: null };
}

/** The nights of each time at which an event takes place, where they can be sold. */
function* spansOf(event: Event, of: Gone): Generator<Span> {
  const { wanted, zones, step } = of;
  const { zone: hotel, to: last } = wanted;
  const changes = event.component.hasProperty('recurrence-id') ? undefined : of.changes.get(event.uid);
  for (const time of timesOf(event, { zones, hotel, last, step })) {
    const number = changes ? instantNumber(momentOf(time.at, time.zone), hotel) : 0;
    if (changes?.alone.has(number)) continue;
    const change = changes?.onwards.find(({ from }) => from <= number);
    if (change && isFree(change.event.component)) continue;
    const [now, at] = change ? [change.event, sinceChange(change, time)] : [event, time];
    const span = nightsTaken(momentOf(at.at, at.zone), endOf(now, at, zones), hotel);
    if (span.until > wanted.from && span.first < wanted.to) yield span;
  }
}

/** Whether an event closes nights: it takes a room, and is not the shop's own. */
function closes({ component, uid }: Event, isOwn: SaleNights['isOwn']): boolean {
  const own = roomOfUid(uid);
  return !isFree(component) && !(own !== null && isOwn(own));
}

/** Every event of the calendars with the rules of its own calendar's zones. */
function* eventsIn(calendars: readonly ICAL.Component[], wanted: SaleNights): Generator<readonly [Event, Gone]> {
  const step = counter(MOST_STEPS);
  for (const calendar of calendars) {
    const zones = zonesOf(calendar);
    const events = eventsOf(calendar, zones);
    const of = { wanted, zones, changes: changesIn(events, zones, wanted.zone), step };
    for (const event of events) yield [event, of];
  }
}

function entriesOf(calendars: readonly ICAL.Component[], wanted: SaleNights): ReadFeed {
  const entries = new Map<string, FeedEntry>();
  let leftOut = 0;
  for (const [event, of] of eventsIn(calendars, wanted)) {
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
 * The nights that the calendars in a file of another site close. Cancelled and free entries, those that are over or too far, and the shop's own close none.
 * Throws FeedError: not_calendar, own, too_many.
 */
export function readFeed(text: string, wanted: SaleNights): ReadFeed {
  const calendars = parse(text);
  const published = (calendar: ICAL.Component): boolean => {
    const room = roomOfProdId(textOf(calendar, 'prodid'));
    return room !== null && wanted.isOwn(room);
  };
  // Beside others, entries of the shop's own are left out one by one.
  if (calendars.every(published)) throw new FeedError('own');
  try {
    return entriesOf(calendars, wanted);
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

import { addDays, type Day } from '@app/kernel/local-day';
import { ownProdId, ownUid } from './own-calendar.ts';

/** Nights `[first, until)` without a room to sell. */
export type ClosedRun = { readonly first: Day; readonly until: Day };
/** A run as it was published: the revision of the calendar that it last changed with, and when that was. */
export type PublishedRun = ClosedRun & { readonly revision: number; readonly at: string };
export type Published = { readonly events: readonly PublishedRun[]; readonly revision: number };

/** The runs of consecutive nights that are closed, in order. */
export function closedRuns(nights: readonly Day[], isClosed: (night: Day) => boolean): ClosedRun[] {
  const runs: ClosedRun[] = [];
  for (const night of nights) {
    if (!isClosed(night)) continue;
    const last = runs.at(-1);
    if (last?.until === night) runs[runs.length - 1] = { ...last, until: addDays(night, 1) };
    else runs.push({ first: night, until: addDays(night, 1) });
  }
  return runs;
}

/** What is published now; the very same where nothing is otherwise. A run that changes, or comes, bears the next revision. */
export function revised(before: Published, runs: readonly ClosedRun[], at: string): Published {
  const known = new Map(before.events.map((event) => [event.first, event]));
  const revision = before.revision + 1;
  const events = runs.map((run) => {
    const old = known.get(run.first);
    return old?.until === run.until ? old : { ...run, revision, at };
  });
  const same = events.length === before.events.length && events.every((event, place) => event === before.events[place]);
  return same ? before : { events, revision };
}

const stamp = (at: string): string => `${at.slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
const date = (day: Day): string => day.replaceAll('-', '');

/**
 * A room type's calendar for other sites (RFC 5545): entries of whole days that say nothing but that there is no room. `opens` is the first
 * night that is looked at: a run that holds it began before.
 */
export function writeRoomCalendar(
  roomTypeId: string,
  {
    events,
    opens,
    changedAt,
  }: { readonly events: readonly PublishedRun[]; readonly opens: Day; readonly changedAt: string },
): string {
  const entries = events.flatMap(({ first, until, revision, at }) => [
    'BEGIN:VEVENT',
    `UID:${ownUid(roomTypeId, first === opens ? null : first)}`,
    `DTSTAMP:${stamp(at)}`,
    `LAST-MODIFIED:${stamp(at)}`,
    `SEQUENCE:${revision}`,
    `DTSTART;VALUE=DATE:${date(first)}`,
    `DTEND;VALUE=DATE:${date(until)}`,
    'SUMMARY:Not available',
    'STATUS:CONFIRMED',
    'TRANSP:OPAQUE',
    'END:VEVENT',
  ]);
  const head = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${ownProdId(roomTypeId)}`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
  ];
  return [...head, `LAST-MODIFIED:${stamp(changedAt)}`, ...entries, 'END:VCALENDAR', ''].join('\r\n');
}

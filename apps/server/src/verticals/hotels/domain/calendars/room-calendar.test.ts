import ICAL from 'ical.js';
import nodeIcal from 'node-ical';
import { describe, expect, test } from 'vitest';
import { closedRuns, revised, writeRoomCalendar } from './room-calendar.ts';

const ROOM = '019e2f5b-7a10-7c3e-9f00-3b1f4c5d6e7f';
const AT = '2026-12-01T10:00:00.000Z';
const LATER = '2026-12-02T11:30:00.000Z';
const NIGHTS = ['2027-01-30', '2027-01-31', '2027-02-01', '2027-02-05'];
const runs = closedRuns(NIGHTS, () => true);

type Read = { uid: string; from: string; to: string; summary: string; sequence: number };
/** The events of a file by two programs of others. */
const readers: Record<string, (text: string) => Read[]> = {
  'ical.js': (text) =>
    new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((component) => {
      const { uid, startDate, endDate, summary, sequence } = new ICAL.Event(component);
      return { uid, from: startDate.toString(), to: endDate.toString(), summary, sequence: sequence ?? -1 };
    }),
  'node-ical': (text) => {
    const day = (date: Date) =>
      `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}-${String(date.getDate()).padStart(2, '0')}`;
    return Object.values(nodeIcal.sync.parseICS(text)).flatMap((event) =>
      event?.type === 'VEVENT' && event.end
        ? [
            {
              uid: event.uid,
              from: day(event.start),
              to: day(event.end),
              summary: String(event.summary),
              sequence: Number(event.sequence),
            },
          ]
        : [],
    );
  },
};

const write = (events: Parameters<typeof revised>[0]['events'], opens = '2026-01-01') =>
  writeRoomCalendar(ROOM, { events, opens, changedAt: AT });

describe.each(Object.entries(readers))('a calendar of rooms read by %s', (_, read) => {
  test('has consecutive nights as one entry of whole days that names nobody', () => {
    const { events } = revised({ events: [], revision: 0 }, runs, AT);
    expect(read(write(events))).toEqual([
      {
        uid: `avela-room-${ROOM}-20270130`,
        from: '2027-01-30',
        to: '2027-02-02',
        summary: 'Not available',
        sequence: 1,
      },
      {
        uid: `avela-room-${ROOM}-20270205`,
        from: '2027-02-05',
        to: '2027-02-06',
        summary: 'Not available',
        sequence: 1,
      },
    ]);
    expect(read(write([]))).toEqual([]);
  });

  test('counts on where an entry changes, under the same id', () => {
    const first = revised({ events: [], revision: 0 }, runs, AT);
    const longer = [{ first: '2027-01-30', until: '2027-02-04' }, runs[1] as (typeof runs)[0]];
    const second = revised(first, longer, LATER);
    expect(read(write(second.events)).map(({ sequence, to }) => [sequence, to])).toEqual([
      [2, '2027-02-04'],
      [1, '2027-02-06'],
    ]);
    // One that goes and comes again is newer than it was.
    const gone = revised(second, [], LATER);
    expect(revised(gone, runs, LATER).events.map(({ revision }) => revision)).toEqual([4, 4]);
    expect(revised(first, runs, LATER)).toBe(first);
  });
});

test('a calendar keeps to the format: lines of 75 bytes that end as they should, and its own names', () => {
  const { events } = revised({ events: [], revision: 0 }, runs, AT);
  const text = write(events, '2027-01-30');
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(text).not.toMatch(/[^\r]\n/);
  expect(text.startsWith('BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Avela//Room ')).toBe(true);
  expect(text).toContain(
    `UID:avela-room-${ROOM}-earlier\r\nDTSTAMP:20261201T100000Z\r\nLAST-MODIFIED:20261201T100000Z\r\nSEQUENCE:1\r\n`,
  );
});

// @vitest-environment node
import ICAL from 'ical.js';
import nodeIcal from 'node-ical';
import { describe, expect, it } from 'vitest';
import { type CalendarEvent, calendarFile } from './calendar-file.ts';

const EVENT: CalendarEvent = {
  id: 'flight-2026-12-14-F1',
  status: 'CONFIRMED',
  title: 'MA 208 London – 東京都大田区羽田空港国際線旅客',
  where: 'London airport; main (LHR), 3',
  text: 'Meridian Air MA 208\nF1',
  from: '2026-12-14T09:35:00.000Z',
  to: '2026-12-14T22:25:00.000Z',
};
const NOW = '2026-11-24T10:00:00.000Z';

type Read = {
  id: string;
  status: string;
  title: string;
  where: string;
  text: string;
  from: string;
  to: string;
  sequence: number;
};

/** The events of a file by two programs of others; each must understand it the same way. */
const readers: Record<string, (file: string) => Read[]> = {
  'ical.js': (file) =>
    new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent').map((component) => {
      const event = new ICAL.Event(component);
      return {
        id: event.uid,
        status: String(component.getFirstPropertyValue('status')),
        title: event.summary,
        where: event.location ?? '',
        text: event.description,
        from: event.startDate.toJSDate().toISOString(),
        to: event.endDate.toJSDate().toISOString(),
        sequence: event.sequence ?? -1,
      };
    }),
  'node-ical': (file) =>
    Object.values(nodeIcal.sync.parseICS(file)).flatMap((event) =>
      event?.type === 'VEVENT'
        ? [
            {
              id: event.uid,
              status: String(event.status),
              title: String(event.summary),
              where: String(event.location ?? ''),
              text: String(event.description),
              from: event.start.toISOString(),
              to: event.end?.toISOString() ?? '',
              sequence: Number(event.sequence),
            },
          ]
        : [],
    ),
};

describe.each(Object.entries(readers))('a calendar file read by %s', (_, read) => {
  it('has every event with what was written, whatever stands in its texts', () => {
    const odd = {
      ...EVENT,
      id: 'odd',
      title: 'a\\b; c, "d"',
      where: 'Quay 4\r\nLisbon\rPT\u2028x',
      text: 'BEGIN:VEVENT\nEND:VCALENDAR',
    };
    const events = read(calendarFile([EVENT, odd, { ...EVENT, id: 'no place', where: '' }], NOW));
    expect(events.map(({ sequence: _sequence, ...event }) => event)).toEqual([
      EVENT,
      { ...odd, where: 'Quay 4\nLisbon\nPT\nx' },
      { ...EVENT, id: 'no place', where: '' },
    ]);
  });

  it('replaces an earlier file, and takes away what is cancelled', () => {
    const [before] = read(calendarFile([EVENT], NOW));
    const [after] = read(calendarFile([{ ...EVENT, status: 'CANCELLED' }], '2026-11-24T10:00:01.000Z'));
    expect(after).toMatchObject({ id: EVENT.id, status: 'CANCELLED' });
    expect(after?.sequence).toBeGreaterThan(before?.sequence ?? Number.NaN);
  });
});

describe('a calendar file', () => {
  const text = calendarFile([EVENT, { ...EVENT, id: 'second', where: '' }], NOW);

  it('has every event at its true moments, with its place where there is one', () => {
    expect(text).toContain('DTSTART:20261214T093500Z\r\nDTEND:20261214T222500Z');
    expect(text).toContain('DTSTAMP:20261124T100000Z\r\nLAST-MODIFIED:20261124T100000Z');
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(2);
    expect(text.match(/LOCATION:London airport\\; main \(LHR\)\\, 3/g)).toHaveLength(1);
    expect(text).toContain('DESCRIPTION:Meridian Air MA 208\\nF1');
  });

  it('is a cancellation only where all of it is cancelled', () => {
    const gone: CalendarEvent = { ...EVENT, status: 'CANCELLED' };
    expect(calendarFile([gone, gone], NOW)).toContain('\r\nMETHOD:CANCEL\r\n');
    expect(calendarFile([gone, EVENT], NOW)).not.toContain('METHOD:');
  });

  it('has no line longer than the format allows, and no break but its own', () => {
    const all = calendarFile([{ ...EVENT, where: 'a\r\nb\rc\u0007d' }], NOW);
    const lengths = text.split('\r\n').map((line) => new TextEncoder().encode(line).length);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(75);
    expect(text.replaceAll('\r\n ', '')).toContain('東京都大田区羽田空港国際線旅客');
    expect(all.replaceAll('\r\n', '')).not.toMatch(/\p{Cc}/u);
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import { nightsOf } from '@app/kernel/local-day';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FeedError } from './feed-problems.ts';
import { ownProdId, ownUid, roomsNamedIn } from './own-calendar.ts';
import { MOST_ENTRIES, readFeed, readFeedInTime } from './read-feed.ts';
import { closedRuns, revised, writeRoomCalendar } from './room-calendar.ts';

const FILES = new URL('../../test/calendars/files/', import.meta.url);
const ZONE = 'America/New_York';
const WANTED = { zone: ZONE, from: '2027-01-01', to: '2027-12-31', isOwn: (_room: string): boolean => false };
const ROOM = '019e2f5b-7a10-7c3e-9f00-3b1f4c5d6e7f';

const file = (...lines: string[]): string =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:x', ...lines, 'END:VCALENDAR', ''].join('\r\n');
const event = (...lines: string[]): string[] => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'];
const nightsIn = (text: string, wanted = WANTED): string[] =>
  [...new Set(readFeed(text, wanted).entries.flatMap(({ first, until }) => nightsOf(first, until)))].sort();
function problemOf(work: () => unknown): string {
  try {
    work();
  } catch (error) {
    if (error instanceof FeedError) return error.problem;
    throw error;
  }
  return '';
}

test('files as the platforms write them close the nights that stand beside them', () => {
  const nights = JSON.parse(readFileSync(new URL('nights.json', FILES), 'utf8')) as Record<string, string[]>;
  const files = readdirSync(FILES).filter((name) => name.endsWith('.ics'));
  expect(files.sort()).toEqual(Object.keys(nights).sort());
  for (const name of files) {
    const text = readFileSync(new URL(name, FILES), 'utf8');
    expect([name, nightsIn(text)]).toEqual([name, nights[name]]);
    // Line ends of other systems, and a mark of the byte order, are nothing of the calendar.
    expect(nightsIn(`\uFEFF${text.replaceAll('\n', '\r\n')}`)).toEqual(nights[name]);
  }
});

test('free, cancelled, past and far entries close nothing and are counted', () => {
  const read = readFeed(
    file(
      ...event('UID:1', 'DTSTART;VALUE=DATE:20260101', 'DTEND;VALUE=DATE:20260103'),
      ...event('UID:2', 'DTSTART;VALUE=DATE:20290101'),
      ...event('UID:3', 'DTSTART;VALUE=DATE:20270301', 'TRANSP:TRANSPARENT'),
      ...event('UID:4', 'DTSTART;VALUE=DATE:20270301', 'STATUS:cancelled'),
      ...event('UID:5', 'DTSTART;VALUE=DATE:20261230', 'DTEND;VALUE=DATE:20270102'),
    ),
    WANTED,
  );
  expect([read.leftOut, read.entries.map(({ first, until }) => [first, until])]).toEqual([
    4,
    [['2026-12-30', '2027-01-02']],
  ]);
});

test('the shop finds its own entries again, whoever hands them back, and no other shop’s', () => {
  const own = file(...event(`UID:${ownUid(ROOM, '2027-02-01')}`, 'DTSTART;VALUE=DATE:20270201'));
  const isOwn = (id: string): boolean => id === ROOM;
  expect(nightsIn(own)).toEqual(['2027-02-01']);
  expect(nightsIn(own, { ...WANTED, isOwn })).toEqual([]);
  const published = own.replace('PRODID:x', `PRODID:${ownProdId(ROOM)}`);
  expect(problemOf(() => readFeed(published, { ...WANTED, isOwn }))).toBe('own');
  expect(nightsIn(published)).toEqual(['2027-02-01']);
  expect(roomsNamedIn(published)).toEqual([ROOM]);
});

test('several calendars in one file (RFC 5545, 3.4) close the nights of all, each by its own zones', () => {
  // What one of them calls by a name means five hours more in the other.
  const zone = (offset: string) => [
    ...['BEGIN:VTIMEZONE', 'TZID:House', 'BEGIN:STANDARD', 'DTSTART:19700101T000000'],
    ...[`TZOFFSETFROM:${offset}`, `TZOFFSETTO:${offset}`, 'END:STANDARD', 'END:VTIMEZONE'],
  ];
  const late = ['DTSTART;TZID=House:20270301T010000', 'DTEND;TZID=House:20270302T010000'];
  const first = file(...zone('-0500'), ...event('UID:1', ...late));
  const second = file(...zone('+0000'), ...event('UID:2', ...late), ...event('UID:3', 'DTSTART;VALUE=DATE:20270401'));
  expect(nightsIn(first + second)).toEqual(['2027-02-28', '2027-03-01', '2027-04-01']);
  expect(readFeed(first + file() + second, WANTED).entries).toHaveLength(3);

  // The shop's own beside another's is left out; alone, however often, it is refused by name.
  const isOwn = (id: string): boolean => id === ROOM;
  const own = file(...event(`UID:${ownUid(ROOM, '2027-02-01')}`, 'DTSTART;VALUE=DATE:20270201')).replace(
    'PRODID:x',
    `PRODID:${ownProdId(ROOM)}`,
  );
  expect(nightsIn(own + second, { ...WANTED, isOwn })).toEqual(['2027-02-28', '2027-04-01']);
  expect(problemOf(() => readFeed(own + own, { ...WANTED, isOwn }))).toBe('own');
  // One of them cut, or something else among them, is no calendar.
  const cut = second.slice(0, second.indexOf('END:VCALENDAR'));
  for (const text of [first + cut, `${first}BEGIN:VCARD\r\nEND:VCARD\r\n`])
    expect(problemOf(() => readFeed(text, WANTED))).toBe('not_calendar');
  // Limits are those of the file.
  const half = Array.from({ length: MOST_ENTRIES / 2 + 1 }, (_, at) =>
    event(`UID:${at}`, 'DTSTART;VALUE=DATE:20270105'),
  );
  const other = file(...half.flat()).replaceAll('UID:', 'UID:b');
  expect(problemOf(() => readFeed(file(...half.flat()) + other, WANTED))).toBe('too_many');
});

test('what is no calendar, is cut, or has an event without a time is none', () => {
  const good = file(...event('UID:1', 'DTSTART;VALUE=DATE:20270101'));
  const cut = good.slice(0, good.indexOf('END:VEVENT'));
  const noTime = file(...event('UID:1', 'SUMMARY:x'));
  const badTime = file(...event('UID:1', 'DTSTART;VALUE=DATE:20271399x'));
  for (const text of ['', '<html></html>', '{"a":1}', 'BEGIN:VCARD\r\nEND:VCARD', cut, noTime, badTime]) {
    expect([text.slice(0, 60), problemOf(() => readFeed(text, WANTED))]).toEqual([text.slice(0, 60), 'not_calendar']);
  }
  expect(nightsIn(file())).toEqual([]);
});

test('rules of repetition are followed as far as nights are sold, and never without an end', () => {
  const daily = (rule: string, start = '20100101') =>
    file(...event('UID:1', `DTSTART;VALUE=DATE:${start}`, `RRULE:${rule}`));
  expect(nightsIn(daily('FREQ=DAILY'), { ...WANTED, to: '2027-01-04' })).toEqual([
    '2027-01-01',
    '2027-01-02',
    '2027-01-03',
  ]);
  expect(nightsIn(daily('FREQ=WEEKLY;UNTIL=20270115', '20270101'))).toEqual(['2027-01-01', '2027-01-08', '2027-01-15']);
  expect(
    problemOf(() => readFeedInTime(file(...event('UID:1', 'DTSTART:20261201T100000', 'RRULE:FREQ=SECONDLY')), WANTED)),
  ).toBe('too_many');
  // June and September have no 31st.
  const quarters = daily('FREQ=YEARLY;BYMONTH=3,6,9,12;BYMONTHDAY=31', '20260331');
  expect(nightsIn(quarters, { ...WANTED, to: '2028-01-01' })).toEqual(['2027-03-31', '2027-12-31']);
  // Long, and sound: it is the limit of time that ends it.
  const long = file(
    ...Array.from({ length: MOST_ENTRIES }, (_, at) => event(`UID:${at}`, 'DTSTART;VALUE=DATE:20270105')).flat(),
  );
  expect(problemOf(() => readFeedInTime(long, WANTED, 1))).toBe('too_many');
  expect(readFeed(long, WANTED).entries).toHaveLength(MOST_ENTRIES);
  const many = file(
    ...Array.from({ length: MOST_ENTRIES + 1 }, (_, at) => event(`UID:${at}`, 'DTSTART;VALUE=DATE:20270105')).flat(),
  );
  expect(problemOf(() => readFeedInTime(many, WANTED))).toBe('too_many');
});

const IN_ROME = 'TZID=Europe/Rome';
const NIGHT = [`DTSTART;${IN_ROME}:20270104T150000`, `DTEND;${IN_ROME}:20270105T110000`];
const WEEKS = [...NIGHT, 'RRULE:FREQ=WEEKLY;COUNT=4'];
const ROME = { ...WANTED, zone: 'Europe/Rome' };

test.each([
  // Without a rule the first time is the event's own (RFC 5545, 3.8.5.2), and a period ends by itself.
  ['times that are named', [`RDATE;${IN_ROME}:20270110T150000,20270120T150000`], ['04', '10', '20']],
  [
    'periods',
    [`RDATE;VALUE=PERIOD;${IN_ROME}:20270110T150000/20270112T110000,20270120T150000/P1DT20H`],
    ['04', '10', '11', '20', '21'],
  ],
  ['times of another zone', ['RDATE:20270110T140000Z', `EXDATE:20270104T140000Z`], ['10']],
  ['a rule and more', ['RRULE:FREQ=WEEKLY;COUNT=2', `RDATE;${IN_ROME}:20270120T150000`], ['04', '11', '20']],
  // Two exclusions of times that are none, before one that is.
  [
    'exclusions of what is none',
    ['RRULE:FREQ=WEEKLY;COUNT=2', `EXDATE;${IN_ROME}:20270105T150000,20270106T150000,20270111T150000`],
    ['04'],
  ],
])('%s close their nights', (_what, lines, days) => {
  const nights = days.map((day) => `2027-01-${day}`);
  expect(nightsIn(file(...event('UID:1', ...NIGHT, ...lines)), ROME)).toEqual(nights);
});

test.each([
  [
    'a day later, two nights long',
    ['DTSTART', '20270112T150000', '20270114T110000'],
    ['04', '12', '13', '19', '20', '26', '27'],
  ],
  ['called off', ['STATUS:CANCELLED\r\nDTSTART', '20270111T150000', '20270112T110000'], ['04']],
])('a series is otherwise from a time on (RANGE): %s', (_what, [start, from, to], days) => {
  const change = [`RECURRENCE-ID;RANGE=THISANDFUTURE;${IN_ROME}:20270111T150000`];
  const changed = event('UID:1', ...change, `${start};${IN_ROME}:${from}`, `DTEND;${IN_ROME}:${to}`);
  const nights = days.map((day) => `2027-01-${day}`);
  expect(nightsIn(file(...event('UID:1', ...WEEKS), ...changed), ROME)).toEqual(nights);
});

test('days written and days read are the same, whatever they are', () => {
  const day = fc
    .integer({ min: 0, max: 300 })
    .map((days) => new Date(Date.UTC(2027, 0, 2 + days)).toISOString().slice(0, 10));
  fc.assert(
    fc.property(fc.uniqueArray(day, { maxLength: 60 }), (days) => {
      const nights = days.sort();
      const { events } = revised(
        { events: [], revision: 0 },
        closedRuns(nights, () => true),
        '2026-12-01T00:00:00.000Z',
      );
      const text = writeRoomCalendar(ROOM, { events, opens: '2025-01-01', changedAt: '2026-12-01T00:00:00.000Z' });
      expect(nightsIn(text)).toEqual(nights);
    }),
    { numRuns: 50 },
  );
});

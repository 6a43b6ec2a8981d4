import { DAY, MINUTE } from '@app/kernel/clock';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type BusinessHours, businessHoursAt } from './business-hours.ts';

const week = (opens: number, closes: number) => [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opens, closes }));
const hours = (zone: string, of: Partial<BusinessHours> = {}): BusinessHours => ({
  zone,
  spans: week(540, 1080),
  closedDays: new Set(),
  ...of,
});
const backAt = (now: string, of: BusinessHours) => businessHoursAt(new Date(now), of).backAt?.toISOString() ?? null;

test('a desk of 9 to 18 is open within, closed at both ends, and says when it opens', () => {
  const lisbon = hours('Europe/Lisbon');
  expect(businessHoursAt(new Date('2026-01-05T09:00:00Z'), lisbon)).toEqual({ open: true, backAt: null });
  expect(businessHoursAt(new Date('2026-01-05T17:59:59Z'), lisbon).open).toBe(true);
  expect(backAt('2026-01-05T18:00:00Z', lisbon)).toBe('2026-01-06T09:00:00.000Z');
  expect(backAt('2026-07-05T18:00:00Z', lisbon)).toBe('2026-07-06T08:00:00.000Z');
});

test('days without hours and closed days are passed over', () => {
  const of = hours('Asia/Shanghai', {
    spans: [{ weekday: 1, opens: 600, closes: 660 }],
    closedDays: new Set(['2026-11-23']),
  });
  expect(backAt('2026-11-21T00:00:00Z', of)).toBe('2026-11-30T02:00:00.000Z');
  expect(backAt('2026-11-21T00:00:00Z', hours('UTC', { spans: [] }))).toBeNull();
});

test('an hour that the clocks skip opens right after them; one that comes twice opens twice', () => {
  const night = hours('America/New_York', { spans: week(150, 240) });
  // 8 March 2026: 2:00 becomes 3:00 at 7:00 UTC.
  expect(backAt('2026-03-08T06:00:00Z', night)).toBe('2026-03-08T07:00:00.000Z');
  const twice = hours('America/New_York', { spans: week(90, 100) });
  // 1 November 2026: 2:00 becomes 1:00 at 6:00 UTC; 1:30 is at 5:30 and at 6:30 UTC.
  expect(backAt('2026-11-01T05:00:00Z', twice)).toBe('2026-11-01T05:30:00.000Z');
  expect(backAt('2026-11-01T05:45:00Z', twice)).toBe('2026-11-01T06:30:00.000Z');
});

const zones = [
  'UTC',
  'America/New_York',
  'Europe/Lisbon',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'Pacific/Chatham',
  'Africa/Cairo',
  'America/Havana',
  'Pacific/Kiritimati',
];
const spanOf = fc
  .record({ weekday: fc.integer({ min: 1, max: 7 }), ends: fc.tuple(fc.nat(1440), fc.nat(1440)) })
  .filter(({ ends }) => ends[0] !== ends[1])
  .map(({ weekday, ends }) => ({ weekday, opens: Math.min(...ends), closes: Math.max(...ends) }));
/** Around the changes of clocks of both hemispheres more often than not. */
const moment = fc
  .oneof(
    fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2028, 0, 1) }),
    fc
      .tuple(
        fc.constantFrom(
          '2026-03-08',
          '2026-03-29',
          '2026-04-05',
          '2026-04-24',
          '2026-10-04',
          '2026-10-25',
          '2026-11-01',
        ),
        fc.integer({ min: -1440, max: 2880 }),
      )
      .map(([day, minutes]) => Date.parse(day) + minutes * MINUTE),
  )
  .map((at) => Math.floor(at / MINUTE) * MINUTE);

test('the opening that is told is open, and no minute before it is', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...zones),
      fc.array(spanOf, { minLength: 1, maxLength: 6 }),
      moment,
      (zone, spans, at) => {
        const of = hours(zone, { spans });
        const state = businessHoursAt(new Date(at), of);
        if (state.open) return state.backAt === null;
        if (!state.backAt) return false;
        const opens = state.backAt.getTime();
        if (opens <= at || !businessHoursAt(state.backAt, of).open) return false;
        // Each minute of the last two days before it; nothing opens for less than a minute.
        for (let before = opens - MINUTE; before >= Math.max(at, opens - 2 * DAY); before -= MINUTE * 7)
          if (businessHoursAt(new Date(before), of).open) return false;
        return !businessHoursAt(new Date(opens - 1_000), of).open;
      },
    ),
    { numRuns: 60 },
  );
});

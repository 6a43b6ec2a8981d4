import { addMs, MINUTE } from '@app/kernel/clock';
import { expect, test } from 'vitest';
import { minutesOfDelay } from './departure-change.ts';
import { timesOn } from './schedule.ts';
import { type BookedFlight, freesCustomer, isMoved, missed, serviceOf, tripNow, withDelay } from './trip-now.ts';

const LISBON = 'Europe/Lisbon';
const MADRID = 'Europe/Madrid';
const DAY = '2026-12-03';

const flight = (more: Partial<BookedFlight> = {}): BookedFlight => ({
  slice: 1,
  flightId: 'a',
  day: DAY,
  number: 'P3 401',
  departs: '12:05',
  blockMinutes: 80,
  fromZone: LISBON,
  toZone: MADRID,
  transferMinutes: 45,
  change: null,
  ...more,
});
const delayed = (delayMinutes: number) => ({ state: 'delayed', reason: 'weather', delayMinutes }) as const;
const scheduled = (one: BookedFlight) =>
  timesOn({ ...one, from: { zone: one.fromZone }, to: { zone: one.toZone } }, one.day);
const nowOf = (...booked: BookedFlight[]) =>
  tripNow(
    booked,
    booked.map((one) => scheduled(one)),
  );
/** Lands 13:25 in Lisbon's clock; the next one leaves from Madrid an hour and a half later. */
const onward = flight({ flightId: 'b', number: 'P3 402', departs: '15:55', fromZone: MADRID, toZone: LISBON });

test('a flight whose day is as scheduled is as it was sold, whatever the schedule has become', () => {
  const sold = scheduled(flight({ departs: '09:00' }));
  const [one] = tripNow([flight()], [sold]);
  expect(one?.now).toEqual(sold);
  expect(one && isMoved(one)).toBe(false);
});

test('a delay moves departure and arrival; from three hours on, either way, the customer is free', () => {
  const sold = scheduled(flight());
  const at = (minutes: number) => nowOf(flight({ change: delayed(minutes) }));
  expect(at(40)[0]?.now.arrivesAt).toEqual(addMs(sold.arrivesAt, 40 * MINUTE));
  expect([179, 180].map((minutes) => freesCustomer(at(minutes)))).toEqual([false, true]);
  // Sold with a delay of four hours that is taken back.
  const back = tripNow(
    [flight({ change: { state: 'scheduled', reason: 'weather', delayMinutes: 0 } })],
    [timesOn({ ...flight(), from: { zone: LISBON }, to: { zone: MADRID } }, DAY, 240)],
  );
  expect(back[0] && isMoved(back[0])).toBe(true);
  expect(freesCustomer(back)).toBe(true);
});

test('a connection breaks by the minutes of the airport between, a way back by an hour on the ground', () => {
  const trip = (minutes: number, next: BookedFlight) => nowOf(flight({ change: delayed(minutes) }), next);
  expect([45, 46].map((minutes) => missed(trip(minutes, onward)))).toEqual([[], [1]]);
  expect(freesCustomer(trip(46, onward))).toBe(true);
  const home = { ...onward, slice: 2 };
  expect([30, 31].map((minutes) => missed(trip(minutes, home)))).toEqual([[], [1]]);
  // The next one is late as well.
  expect(missed(trip(60, { ...onward, change: delayed(60) }))).toEqual([]);
});

test('what is asked of a trip before it is saved touches that departure alone', () => {
  const asked = withDelay([flight(), onward], { flightId: 'a', day: DAY, delayMinutes: 200 });
  expect(asked.map(({ change }) => change?.delayMinutes ?? null)).toEqual([200, null]);
  expect(withDelay([flight()], { flightId: 'a', day: '2026-12-04', delayMinutes: 200 })).toEqual([flight()]);
});

test('the days of a trip follow a delay beyond midnight', () => {
  const trip = nowOf(flight({ departs: '22:30', change: delayed(120) }));
  expect(serviceOf(trip)).toMatchObject({ from: '2026-12-04', to: '2026-12-04' });
  expect(serviceOf([])).toBeNull();
});

test('a delay is said in minutes or by the clock of the airport, within a day and not in the past', () => {
  const of = { scheduledAt: new Date('2026-12-03T12:05:00Z'), zone: LISBON, now: new Date('2026-12-03T10:00:00Z') };
  expect(minutesOfDelay({ delayMinutes: 45 }, of)).toBe(45);
  expect(minutesOfDelay({ localDeparture: '2026-12-03T14:20' }, of)).toBe(135);
  expect(minutesOfDelay({ localDeparture: '2026-12-04T12:05' }, of)).toBe(1_440);
  const refused = (asked: object, more: object = {}) => {
    try {
      return minutesOfDelay(asked, { ...of, ...more });
    } catch (error) {
      return (error as { data?: { fields?: object } }).data?.fields;
    }
  };
  expect(refused({ localDeparture: '2026-12-03T12:04' })).toEqual({ localDeparture: 'field.flight_delay' });
  expect(refused({ localDeparture: '2026-12-04T12:06' })).toEqual({ localDeparture: 'field.flight_delay' });
  expect(refused({ delayMinutes: 10 }, { now: new Date('2026-12-03T12:15:00Z') })).toEqual({
    delayMinutes: 'field.flight_delay_past',
  });
});

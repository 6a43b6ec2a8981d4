import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DepartureBlocks } from './departure-blocks.ts';
import {
  DAY_MS,
  isGuaranteedKind,
  kindIn,
  languageOfKind,
  PackedDepartures,
  placesIn,
  priceIn,
  type SoldDeparture,
  whenOf,
} from './packed-departures.ts';

const MINUTE_MS = 60_000;
const departure = fc
  .record({
    day: fc.integer({ min: 20_000, max: 20_040 }),
    minute: fc.constantFrom(0, 540, 1_439),
    language: fc.integer({ min: 0, max: 8 }),
    ahead: fc.constantFrom(-8 * 3_600_000, 0, 3_600_000),
    lasts: fc.constantFrom(3_600_000, 3 * DAY_MS),
    decided: fc.option(fc.constantFrom(DAY_MS, 2 * DAY_MS)),
    guaranteed: fc.boolean(),
    free: fc.integer({ min: 0, max: 500 }),
    priceBp: fc.integer({ min: 1_000, max: 50_000 }),
    held: fc.array(fc.record({ seats: fc.integer({ min: 1, max: 9 }), until: fc.integer({ min: 0, max: 5 }) }), {
      maxLength: 3,
    }),
  })
  .map(({ ahead, lasts, decided, ...of }): SoldDeparture => {
    const startsAt = of.day * DAY_MS + of.minute * MINUTE_MS - ahead;
    return { ...of, startsAt, endsAt: startsAt + lasts, undecidedUntil: decided === null ? null : startsAt - decided };
  });
const departures = fc.uniqueArray(departure, {
  maxLength: 30,
  selector: (of) => [of.day, of.minute, of.language].join(),
});

test('departures are read as they were packed, in order; what is held counts as free while the moment says so, forth and back', () => {
  fc.assert(
    fc.property(departures, fc.array(fc.integer({ min: -1, max: 6 }), { maxLength: 6 }), (given, moments) => {
      const packed = new PackedDepartures(given, 0);
      const all = given.toSorted((a, b) => whenOf(a.day, a.minute) - whenOf(b.day, b.minute));
      expect(packed.end - packed.first).toBe(given.length);
      for (const now of [...moments, -1]) {
        packed.settle(now);
        for (let at = packed.first; at < packed.end; at += 1) {
          const offer = packed.offer(at);
          const language = languageOfKind(kindIn(offer));
          const own = given.find(
            (of) => of.day === packed.day(at) && of.minute === packed.minute(at) && of.language === language,
          );
          const free = (own?.held ?? []).reduce(
            (sum, { seats, until }) => sum + (until <= now ? seats : 0),
            own?.free ?? 0,
          );
          expect({
            startsAt: packed.startsAt(at),
            endsAt: packed.endsAt(at),
            priceBp: priceIn(offer),
            guaranteed: isGuaranteedKind(kindIn(offer)),
            free: placesIn(offer),
          }).toEqual({
            startsAt: own?.startsAt,
            endsAt: own?.endsAt,
            priceBp: own?.priceBp,
            guaranteed: own?.guaranteed,
            free,
          });
          const until = own?.undecidedUntil ?? 0;
          expect([packed.isUndecided(at, until - 1), packed.isUndecided(at, until)]).toEqual([
            own?.undecidedUntil !== null,
            false,
          ]);
        }
      }
      expect(Array.from({ length: given.length }, (_, at) => packed.day(packed.first + at))).toEqual(
        all.map(({ day }) => day),
      );
    }),
  );
});

test('the first departure from a day on is found wherever days stand', () => {
  fc.assert(
    fc.property(departures, fc.integer({ min: 19_998, max: 20_042 }), fc.constantFrom(0, 541), (given, day, minute) => {
      const packed = new PackedDepartures(given, 0);
      const before = given.filter((of) => whenOf(of.day, of.minute) < whenOf(day, minute)).length;
      expect(packed.from(whenOf(day, minute)) - packed.first).toBe(before);
    }),
  );
});

const some = (count: number, day = 20_000): SoldDeparture[] =>
  Array.from({ length: count }, (_, at) => ({
    day: day + at,
    minute: 540,
    language: 0,
    startsAt: (day + at) * DAY_MS,
    endsAt: (day + at + 1) * DAY_MS,
    undecidedUntil: null,
    guaranteed: true,
    free: 4,
    priceBp: 10_000,
    held: [],
  }));

test('blocks have what was put last of a tour, and nothing of what was dropped or may be missing', () => {
  const blocks = new DepartureBlocks();
  const first = blocks.put('a', some(3), 100);
  expect([blocks.find('a', 100), blocks.find('a', 99), blocks.find('b', 100)]).toEqual([first, null, null]);
  const second = blocks.put('a', some(2), 100);
  expect(blocks.find('a', 100)).toBe(second);
  // A search that still looks at the first sees it as it was.
  expect(Array.from({ length: 3 }, (_, at) => first.day(first.first + at))).toEqual([20_000, 20_001, 20_002]);
  const together = blocks.together(['a'], [second]);
  expect(together && blocks.isCurrent(together, 100)).toBe(true);
  expect(together && blocks.isCurrent(together, 99)).toBe(false);
  expect(blocks.together(['a'], [first])).toBeNull();
  blocks.drop('a');
  expect([blocks.find('a', 100), together && blocks.isCurrent(together, 100)]).toEqual([null, false]);
});

test('blocks take no more room for tours that are put again and again, and give up what was used longest ago', () => {
  const blocks = new DepartureBlocks();
  for (let tour = 0; tour < 300; tour += 1) blocks.put(`t${tour}`, some(300), 0);
  const full = blocks.bytes;
  for (let again = 0; again < 2_000; again += 1) blocks.put('t1', some(300), 0);
  expect(blocks.bytes).toBeLessThan(full * 1.7);
  for (let tour = 100; tour < 300; tour += 1) blocks.find(`t${tour}`, 0);
  blocks.shrink(0.3);
  expect(blocks.bytes).toBeLessThan(full * 1.4);
  expect(blocks.find('t299', 0)).not.toBeNull();
  blocks.clear();
  expect([blocks.bytes, blocks.find('t299', 0)]).toEqual([0, null]);
});

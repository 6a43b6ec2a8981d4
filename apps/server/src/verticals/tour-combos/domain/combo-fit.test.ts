import { expect, test } from 'vitest';
import { cheapestFit, type FitDeparture } from './combo-fit.ts';

const DAY = 86_400;
const HOUR = 3_600;

/** A departure on a day at an hour, of so many hours. */
const at = (day: number, of: { hour?: number; hours?: number; usd?: number } = {}): FitDeparture => {
  const startsAt = day * DAY + (of.hour ?? 10) * HOUR;
  return { day, startsAt, endsAt: startsAt + (of.hours ?? 4) * HOUR, usd: of.usd ?? 100 };
};
/** What was found, in short: the sum, and the first day. */
function fit(windowDays: number, ...parts: FitDeparture[][]) {
  const found = cheapestFit(parts, windowDays);
  return found && { usd: found.reduce((sum, { usd }) => sum + usd, 0), firstDay: found[0]?.day };
}

test('the cheapest departures count, in any order of their parts; they come in the order of their times', () => {
  const one = [at(1, { usd: 300 }), at(4, { usd: 90 }), at(9, { usd: 95 })];
  const two = [at(2, { usd: 180 }), at(5, { usd: 250 })];
  expect(fit(10, one, two)).toEqual({ usd: 270, firstDay: 2 });
  expect(fit(10, two, one)).toEqual({ usd: 270, firstDay: 2 });
  expect(cheapestFit([one, two], 10)?.map(({ day }) => day)).toEqual([2, 4]);
});

test.each([
  [3, 3, { usd: 200, firstDay: 10 }],
  [3, 4, null],
])('within a window of %d days, %d days apart', (windowDays, apart, expected) => {
  expect(fit(windowDays, [at(10)], [at(10 + apart)])).toEqual(expected);
  expect(fit(windowDays, [at(10 + apart)], [at(10)])).toEqual(expected);
});

test('the window reaches from the first to the last, not from one to the next', () => {
  expect(fit(3, [at(1)], [at(3)], [at(5)])).toBeNull();
  expect(fit(4, [at(1)], [at(3)], [at(5)])).toMatchObject({ usd: 300 });
});

test.each([
  ['one begins as another ends', 14, true],
  ['one begins before another has ended', 13, false],
])('%s', (_, hour, fits) => {
  expect(fit(5, [at(1, { hour: 10 })], [at(1, { hour })]) !== null).toBe(fits);
});

test('a long tour lies beside no short one within its days', () => {
  const long = [at(10, { hours: 96 })];
  expect(fit(6, long, [at(11), at(12), at(13)])).toBeNull();
  expect(fit(6, long, [at(11, { usd: 1 }), at(14, { usd: 80 })])).toEqual({ usd: 180, firstDay: 10 });
});

test('what is dearer at first may be the only one that leaves room for the rest', () => {
  // The cheap walk of the first overlaps both of the others.
  const walk = [at(1, { hour: 10, hours: 30, usd: 10 }), at(1, { hour: 8, hours: 2, usd: 70 })];
  expect(fit(2, walk, [at(1, { hour: 12 })], [at(2, { hour: 9 })])).toMatchObject({ usd: 270 });
});

test('the first day is that of the cheapest, the first of those that cost the same', () => {
  const cheapLater = [at(5, { usd: 200 }), at(40, { usd: 50 })];
  expect(fit(3, cheapLater, [at(7), at(41)])).toEqual({ usd: 150, firstDay: 40 });
  expect(fit(3, [at(20), at(5), at(40)], [at(41), at(7), at(22)])).toEqual({ usd: 200, firstDay: 5 });
});

test('a part without departures, and no parts at all, cannot be had', () => {
  expect(fit(3, [at(1)], [])).toBeNull();
  expect(cheapestFit([], 3)).toBeNull();
});

/** A small chance of its own, the same in every run. */
function chanceOf(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

/** The same by trying all choices. */
function tried(parts: readonly FitDeparture[][], windowDays: number) {
  const choices = parts.reduce<FitDeparture[][]>(
    (some, part) => some.flatMap((chosen) => part.map((one) => [...chosen, one])),
    [[]],
  );
  const fitting = choices
    .map((chosen) => [...chosen].sort((a, b) => a.startsAt - b.startsAt))
    .filter((chosen) => chosen.every((one, index) => index === 0 || (chosen[index - 1]?.endsAt ?? 0) <= one.startsAt))
    .filter((chosen) => chosen.every(({ day }) => day - (chosen[0]?.day ?? 0) <= windowDays));
  if (fitting.length === 0) return null;
  const sums = fitting.map((chosen) => chosen.reduce((sum, { usd }) => sum + usd, 0));
  const usd = Math.min(...sums);
  return { usd, firstDays: fitting.flatMap(([first], index) => (first && sums[index] === usd ? [first.day] : [])) };
}

test('it finds what trying all choices finds', () => {
  const below = chanceOf(7);
  let none = 0;
  for (let round = 0; round < 400; round += 1) {
    const parts = Array.from({ length: 2 + below(3) }, () =>
      Array.from({ length: 1 + below(6) }, () =>
        at(below(14), { hour: below(20), hours: 1 + below(60), usd: 50 + below(40) }),
      ),
    );
    const windowDays = 1 + below(9);
    const expected = tried(parts, windowDays);
    none += expected === null ? 1 : 0;
    expect(fit(windowDays, ...parts)).toEqual(
      expected && { usd: expected.usd, firstDay: expect.toBeOneOf(expected.firstDays) },
    );
  }
  expect(none).toBeGreaterThan(40);
  expect(none).toBeLessThan(360);
});

/** Six tours with a departure on every day of a year. */
const aYear = (price: (part: number, day: number) => number, hours: (part: number) => number): FitDeparture[][] =>
  Array.from({ length: 6 }, (_, part) =>
    Array.from({ length: 365 }, (_none, day) => at(day, { hour: part * 3, hours: hours(part), usd: price(part, day) })),
  );

test('a year of six tours is gone through in no time, whatever they cost and whether they fit', () => {
  const below = chanceOf(3);
  const samples = [
    aYear(
      (_, day) => (day % 7 > 4 ? 106 : 100),
      () => 4,
    ),
    aYear(
      () => 100 + below(900),
      () => 4,
    ),
    aYear(
      () => 100 + below(900),
      (part) => 24 * (1 + part),
    ),
    aYear(
      () => 100 + below(900),
      () => 24 * 14,
    ),
  ];
  for (const parts of samples) {
    const begun = performance.now();
    for (let round = 0; round < 20; round += 1) cheapestFit(parts, 60);
    // Twenty milliseconds as a rule, on a machine of its own; what tried all choices would take years.
    expect(performance.now() - begun).toBeLessThan(3_000);
  }
});

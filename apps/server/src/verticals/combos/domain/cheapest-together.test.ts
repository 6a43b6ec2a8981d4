import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cheapestTogether, type Timed } from './cheapest-together.ts';
import { isTaken } from './fit-together.ts';

const at = (usd: number, ...times: [number, number][]): Timed => ({
  usd,
  taken: times.map(([from, to]) => ({ startsAt: new Date(from), endsAt: new Date(to) })),
});
const total = (chosen: readonly Timed[] | null): number | null =>
  chosen?.reduce((sum, { usd }) => sum + usd, 0) ?? null;

/** Every choice there is, one after the other. */
function exhaustive(slots: readonly (readonly Timed[])[], before: readonly Timed[] = []): number | null {
  const [options, ...rest] = slots;
  if (!options) return total(before);
  const sums = options
    .filter(({ taken }) => !before.some((one) => isTaken(taken, one.taken)))
    .flatMap((option) => exhaustive(rest, [...before, option]) ?? []);
  return sums.length === 0 ? null : Math.min(...sums);
}

test('a cheaper flight is given up where only a dearer one leaves time for the only tour', () => {
  const flights = [at(10_000, [0, 500]), at(12_000, [0, 200])];
  const tours = [at(3_000, [300, 600])];
  expect(cheapestTogether([flights, tours])).toEqual([flights[1], tours[0]]);
  expect(cheapestTogether([flights, [at(1, [100, 150])]])).toBeNull();
  expect(cheapestTogether([flights, []])).toBeNull();
  expect(cheapestTogether([])).toEqual([]);
});

test('what takes no time overlaps nothing, and the first of equals is taken', () => {
  const stays = [at(500), at(400), at(400)];
  expect(cheapestTogether([stays, [at(5, [0, 1])]])?.[0]).toBe(stays[1]);
});

const option = fc
  .tuple(fc.nat(6), fc.array(fc.tuple(fc.nat(8), fc.integer({ min: 1, max: 4 })), { maxLength: 2 }))
  .map(([usd, times]) => at(usd, ...times.map(([from, long]): [number, number] => [from, from + long])));

test('it is found whenever there is one, nothing of it overlaps, and no other costs less', () => {
  fc.assert(
    fc.property(fc.array(fc.array(option, { maxLength: 5 }), { minLength: 1, maxLength: 4 }), (slots) => {
      const chosen = cheapestTogether(slots);
      expect(total(chosen)).toBe(exhaustive(slots));
      for (const [index, one] of chosen?.entries() ?? []) {
        expect(slots[index]).toContain(one);
        expect(chosen?.slice(0, index).some((other) => isTaken(one.taken, other.taken))).toBe(false);
      }
    }),
    { numRuns: 2_000 },
  );
});

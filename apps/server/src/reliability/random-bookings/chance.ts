/** A seeded source of chance: the same seed makes the same choices. */
export type Chance = {
  /** A whole number from the first to the last, both included. */
  whole(first: number, last: number): number;
  one<T>(of: readonly T[]): T;
  /** True in so many of a hundred. */
  percent(of: number): boolean;
};

const WORDS = 4_294_967_296;

export function chanceOf(seed: number): Chance {
  let state = Math.imul(seed + 1, 0x9e3779b1) >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / WORDS;
  };
  const whole: Chance['whole'] = (first, last) => first + Math.floor(next() * (last - first + 1));
  return {
    whole,
    one: (of) => {
      const chosen = of[whole(0, of.length - 1)];
      if (chosen === undefined) throw new Error('nothing to choose from');
      return chosen;
    },
    percent: (of) => whole(1, 100) <= of,
  };
}

import { readableCode, uuidV7 } from '@app/kernel/ids';
import { createRng, type Rng } from '../art/rng.ts';

/** Repeatable chance for the seeder, and keys made of it. */
export type Chance = {
  readonly next: Rng;
  /** A whole number from `low` to `high`, both included. */
  whole(low: number, high: number): number;
  /** A number from `low` up to `high`. */
  between(low: number, high: number): number;
  pick<T>(list: readonly T[]): T;
  maybe(share: number): boolean;
  /** A UUID of version 7 for a row made at this moment. */
  id(at: Date): string;
  /** Characters people can read to each other. */
  code(length: number): string;
};

/** Starts repeatable chance from a seed number. */
export function createChance(seed: number): Chance {
  const next = createRng(seed);
  for (let skip = 0; skip < 16; skip += 1) next();
  // The low bits of a linear generator repeat soon; use the high ones.
  const bytes = (count: number): Uint8Array => Uint8Array.from({ length: count }, () => Math.floor(next() * 256));
  return {
    next,
    whole: (low, high) => low + Math.floor(next() * (high - low + 1)),
    between: (low, high) => low + next() * (high - low),
    pick: (list) => list[Math.floor(next() * list.length)] as never,
    maybe: (share) => next() < share,
    id: (at) => uuidV7(at.getTime(), bytes(16)),
    code: (length) => readableCode(bytes(length), length),
  };
}

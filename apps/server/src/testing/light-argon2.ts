import { createRequire } from 'node:module';
import type * as argon2 from '@node-rs/argon2';

// Past the alias by which tests get this file in its place (vitest.config.ts).
const real = createRequire(import.meta.url)('@node-rs/argon2') as typeof argon2;

/** Hashing as the product does it would be a tenth of all that tests compute. */
const LIGHT = { memoryCost: 64, timeCost: 1, parallelism: 1 };

let asInProduction = false;

/** Hashes with the product's own cost until `work` is done: for tests of that cost, or of the time it takes. */
export async function withProductionCost<T>(work: () => Promise<T>): Promise<T> {
  asInProduction = true;
  try {
    return await work();
  } finally {
    asInProduction = false;
  }
}

export const hash = (password: string, options: argon2.Options): Promise<string> =>
  real.hash(password, asInProduction ? options : { ...options, ...LIGHT });

export const { verify } = real;

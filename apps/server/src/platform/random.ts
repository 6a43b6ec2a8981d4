import { randomBytes } from 'node:crypto';

const POOL_BYTES = 8_192;
let pool = randomBytes(POOL_BYTES);
let used = 0;

/** So many bytes that nobody can guess and nobody was given before, at most 8,192: the system is asked for many at a time. */
export function randomOf(length: number): Uint8Array {
  if (used + length > pool.length) {
    pool = randomBytes(POOL_BYTES);
    used = 0;
  }
  used += length;
  return pool.subarray(used - length, used);
}

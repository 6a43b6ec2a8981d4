import { afterAll, beforeAll, expect, test } from 'vitest';
import { broken } from '../modules/orders/test/fixtures.ts';
import { bookOne } from './random-bookings/book-one.ts';
import { openWorld, type World } from './random-bookings/world.ts';

/** How many bookings there are; `BOOKINGS=1000 npm test -- changes-over-time` makes those of a night. */
const BOOKINGS = Number(process.env.BOOKINGS ?? 40);
const FIRST_SEED = Number(process.env.FIRST_SEED ?? 1);
/** How many failures are listed. */
const TOLD = 20;

let world: World;
beforeAll(async () => {
  world = await openWorld();
}, 120_000);
afterAll(() => world.shop.close());

test(
  'bookings that are changed and cancelled as time passes keep what their policy says at that moment, to the cent',
  async () => {
    const failed: string[] = [];
    for (let seed = FIRST_SEED; seed < FIRST_SEED + BOOKINGS && failed.length < TOLD; seed += 1) {
      try {
        await bookOne(world, seed, true);
      } catch (error) {
        const { message, stack, cause } = error as Error & { cause?: Error };
        failed.push(`${message}: ${(cause?.stack ?? stack)?.slice(0, 1_500)}`);
      }
    }
    expect(failed).toEqual([]);
    expect(await broken(world.shop)).toEqual([]);
  },
  BOOKINGS * 4_000 + 60_000,
);

import { afterAll, beforeAll, expect, test } from 'vitest';
import { broken } from '../modules/orders/test/fixtures.ts';
import { bookOne } from './random-bookings/book-one.ts';
import { openWorld, type World } from './random-bookings/world.ts';

/** How many bookings there are; `BOOKINGS=3000 npm test -- random-bookings` makes those of a night. */
const BOOKINGS = Number(process.env.BOOKINGS ?? 60);
const FIRST_SEED = Number(process.env.FIRST_SEED ?? 1);
/** How many failures are listed. */
const TOLD = 20;

let world: World;
beforeAll(async () => {
  world = await openWorld();
}, 120_000);
afterAll(() => world.shop.close());

test(
  'bookings by chance of every kind cost, show and give back what plain sums say, in twelve currencies',
  async () => {
    const ended: Record<string, number> = {};
    const failed: string[] = [];
    for (let seed = FIRST_SEED; seed < FIRST_SEED + BOOKINGS && failed.length < TOLD; seed += 1) {
      try {
        const how = await bookOne(world, seed);
        ended[how] = (ended[how] ?? 0) + 1;
      } catch (error) {
        const { message, stack, cause } = error as Error & { cause?: Error };
        failed.push(`${message}: ${(cause?.stack ?? stack)?.slice(0, 1_500)}`);
      }
    }
    expect(failed).toEqual([]);
    expect(Object.values(ended).reduce((all, count) => all + count, 0)).toBe(BOOKINGS);
    expect(await broken(world.shop)).toEqual([]);
  },
  BOOKINGS * 2_000 + 60_000,
);

import { depositPeople } from '@app/contract/verticals/dining/party';
import { MINUTE } from '@app/kernel/clock';
import type { Day } from '@app/kernel/local-day';
import { momentOf, seatsOn } from './next-times.ts';
import { NOTHING_TAKEN, type Taken } from './seating.ts';
import type { ListedRestaurant } from './stored-restaurant.ts';
import { timeOf } from './table-times.ts';

/** A table at an hour; `usd` is the deposit in cents, `minutes` how far the hour is from the wished one. */
export type TableChoice = {
  readonly restaurant: ListedRestaurant;
  /** By the clock of the restaurant, `HH:MM`. */
  readonly time: string;
  readonly startsAt: Date;
  readonly usd: number;
  readonly minutes: number;
};

/** Minutes to both sides of the wished hour. */
const WINDOW = 120;

type TableChoicesQuery = { readonly day: Day; readonly time: string; readonly people: number; readonly now: Date };

/** Whether an hour is near enough to the wished one, or none at all of the restaurant's: that its own quote refuses. */
export function isNear(
  restaurant: ListedRestaurant,
  hour: string,
  asked: Pick<TableChoicesQuery, 'day' | 'time'>,
): boolean {
  const time = timeOf(restaurant, asked.day, hour);
  const moment = momentOf(restaurant, asked.day, asked.time);
  return typeof time === 'string' || Math.abs(time.startsAt.getTime() - moment) <= WINDOW * MINUTE;
}

/** What a party pays ahead. */
const depositUsd = (restaurant: ListedRestaurant, people: number): number =>
  restaurant.depositUsd * depositPeople({ ...restaurant, people, menusPaid: 0 });

/** Free hours of a restaurant around the wished one, the nearest first, the earlier where two are as near. */
export function hoursAround(
  restaurant: ListedRestaurant,
  taken: Taken | undefined,
  asked: TableChoicesQuery,
): TableChoice[] {
  const moment = momentOf(restaurant, asked.day, asked.time);
  const usd = depositUsd(restaurant, asked.people);
  return (
    seatsOn(restaurant, taken ?? NOTHING_TAKEN, { ...asked, from: moment - WINDOW * MINUTE })
      .map(({ time: { time, startsAt } }) => ({
        time,
        startsAt,
        minutes: Math.abs(startsAt.getTime() - moment) / MINUTE,
      }))
      .filter(({ minutes }) => minutes <= WINDOW)
      // Seats come in the order of their hours, and stay so where two are as near.
      .sort((a, b) => a.minutes - b.minutes)
      .map((hour) => ({ restaurant, usd, ...hour }))
  );
}

/** Those that ask least ahead come first, then the nearer hours. */
export const inOrder = (a: TableChoice, b: TableChoice): number =>
  a.usd - b.usd ||
  a.minutes - b.minutes ||
  b.restaurant.sortWeight - a.restaurant.sortWeight ||
  (a.restaurant.id < b.restaurant.id ? -1 : 1);

/**
 * Tables to choose from, those first that ask least ahead, then the nearer hours: the nearest of each restaurant, and other hours of the first
 * as far as the limit goes.
 */
export function tableChoices(
  restaurants: readonly ListedRestaurant[],
  taken: ReadonlyMap<string, Taken>,
  asked: TableChoicesQuery & { readonly limit: number },
): TableChoice[] {
  const hours = restaurants.map((restaurant) => hoursAround(restaurant, taken.get(restaurant.id), asked));
  const nearest = hours.flatMap((some) => some.slice(0, 1)).sort(inOrder);
  const others = hours.find(([first]) => first !== undefined && first === nearest[0])?.slice(1) ?? [];
  return [...nearest, ...others].slice(0, asked.limit).sort((a, b) => a.usd - b.usd || a.minutes - b.minutes);
}

import type { Day } from '@app/kernel/local-day';
import type { Platform } from '../../../../platform/slice.ts';
import { bytesOfMonth, type CityFacts, type MonthOfCity } from '../../domain/city-facts.ts';
import type { CachedCities } from './cached-cities.ts';
import type { CachedCity, CachedMonth } from './cached-city.ts';
import { readMonth, readRooms } from './read-month.ts';

/** Brings a month up to date where bookings changed it or a hold has run out; those who ask meanwhile wait for the same. */
export async function refreshed(platform: Platform, city: CityFacts, cached: CachedMonth): Promise<MonthOfCity> {
  for (;;) {
    if (cached.refreshing) {
      await cached.refreshing;
      continue;
    }
    const overdue = cached.nextDeadline <= platform.clock.now().getTime();
    if (!overdue && cached.stale.size === 0) return cached.month;
    const rooms = [...cached.stale];
    cached.stale.clear();
    cached.refreshing = readRooms(platform.auxiliaryDb, { city, month: cached.month, rooms: overdue ? 'all' : rooms })
      .then((nextDeadline) => {
        cached.nextDeadline = overdue ? nextDeadline : Math.min(cached.nextDeadline, nextDeadline);
      })
      .catch((error) => {
        for (const room of rooms) cached.stale.add(room);
        throw error;
      })
      .finally(() => {
        cached.refreshing = null;
      });
    await cached.refreshing;
  }
}

async function readNights(platform: Platform, city: CityFacts, day: Day): Promise<CachedMonth> {
  const month = await readMonth(platform.auxiliaryDb, city, day);
  const nextDeadline = await readRooms(platform.auxiliaryDb, { city, month, rooms: 'all' });
  return { month, stale: new Set(), nextDeadline, refreshing: null };
}

/** Returns how a month of a city is found, which is read where it is not in memory. */
export const createMonthOf =
  (platform: Platform, { grow }: Pick<CachedCities, 'grow'>) =>
  (cached: CachedCity, day: Day): Promise<CachedMonth> => {
    const known = cached.months.get(day);
    if (known) return known;
    const started: Promise<CachedMonth> = readNights(platform, cached.city, day).then(
      (month) => {
        if (cached.months.get(day) === started) {
          cached.read.set(day, month);
          grow(cached, bytesOfMonth(cached.city));
        }
        return month;
      },
      (error) => {
        if (cached.months.get(day) === started) cached.months.delete(day);
        throw error;
      },
    );
    cached.months.set(day, started);
    return started;
  };

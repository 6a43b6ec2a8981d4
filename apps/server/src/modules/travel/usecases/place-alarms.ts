import type { Queryable } from '../../../platform/db/connect.ts';
import { definePort } from '../../../platform/port.ts';
import type { Platform } from '../../../platform/slice.ts';

/** Counts places of a kind whose calendars staff of the house should look at. */
export type PlaceAlarms = (db: Queryable) => Promise<number>;

export const placeAlarmsPort = definePort<PlaceAlarms>();

/** How many places there are whose calendars staff of the house should look at. */
export const countPlaceAlarms = async (platform: Platform): Promise<number> =>
  (await Promise.all(placeAlarmsPort.all(platform).map((count) => count(platform.db)))).reduce(
    (sum, one) => sum + one,
    0,
  );

import { sql } from 'kysely';

/**
 * Whether a flight `f` of the schedule is on sale and still flies somewhere on earth: its last day is not before the one that
 * it is where days end last, half a day after UTC.
 */
export const isInSight = sql`f.online AND upper(f.valid) > (app_now() - interval '12 hours')::date`;

import { sql } from 'kysely';
import { type Db, inTransaction, type Queryable, type Tx } from '../../../platform/db/connect.ts';

/** The business calendar as the sums know it. `timeZone` is that of the sums, `today` its day now. */
export type Calendar = { readonly timeZone: string; readonly today: string; readonly now: Date };

/** Reads the calendar. Days begin at midnight of its time zone. */
export async function readCalendar(db: Queryable): Promise<Calendar> {
  const { rows } = await sql<Calendar>`
    SELECT time_zone AS "timeZone", (app_now() AT TIME ZONE time_zone)::date::text AS today, app_now() AS now
    FROM report_zone`.execute(db);
  return rows[0] as Calendar;
}

/** Reads in one snapshot, so that everything a report says is of the same moment. */
export const inSnapshot = <T>(db: Db, read: (tx: Tx) => Promise<T>): Promise<T> =>
  inTransaction(db, read, { snapshot: true });

/** The moment at which a day of the calendar begins, in SQL; `later` days after it. */
export const beginOf = (day: string, timeZone: string, later = 0) =>
  sql<Date>`((${day}::date + ${later}::int)::timestamp AT TIME ZONE ${timeZone})`;

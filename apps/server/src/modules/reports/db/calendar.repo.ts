import { createHash } from 'node:crypto';
import { zoneClock } from '@app/kernel/zone-clock';
import { dayIn } from '@app/kernel/zone-time';
import { sql } from 'kysely';
import { inTransaction, type Queryable, type Tx } from '../../../platform/db/connect.ts';
import type { Replicas } from '../../../platform/replicas/replicas.ts';

/** The business calendar as the sums know it. `timeZone` is that of the sums, `today` its day now. */
export type Calendar = {
  readonly timeZone: string;
  /** By which clock of the zone its days were parted (`clockName`); null before the first count. */
  readonly clock: string | null;
  readonly today: string;
  readonly now: Date;
};

/** A short name for the clock of a zone, which is another one when the IANA database has changed it. */
export const clockName = (timeZone: string): string =>
  createHash('md5')
    .update(JSON.stringify(zoneClock(timeZone)))
    .digest('hex');

/** Reads the calendar. Days begin at midnight of its time zone. */
export async function readCalendar(db: Queryable): Promise<Calendar> {
  const { rows } = await sql<Omit<Calendar, 'today'>>`
    SELECT time_zone AS "timeZone", clock, app_now() AS now FROM report_zone`.execute(db);
  const row = rows[0] as Omit<Calendar, 'today'>;
  return { ...row, today: dayIn(row.timeZone, row.now) };
}

/** Reads in one snapshot, so that everything a report says is of the same moment; where a replica can, there. */
export const inSnapshot = <T>(replicas: Replicas, read: (tx: Tx) => Promise<T>): Promise<T> =>
  replicas.read((db) => inTransaction(db, read, { snapshot: true }));

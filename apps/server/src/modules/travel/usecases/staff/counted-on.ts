import type { Day } from '@app/kernel/local-day';
import { type RawBuilder, sql } from 'kysely';
import type { Platform } from '../../../../platform/slice.ts';
import { verticals } from '../travel-vertical.ts';

const EVER: readonly [Day, Day] = ['0001-01-01', '9999-12-31'];

/** Whether reports count an order `o` for some of these days, each kind as its own report does; null where no day is named. */
export function isCountedOn(
  platform: Platform,
  days: { readonly from: Day | undefined; readonly to: Day | undefined },
): RawBuilder<unknown> | null {
  if (days.from === undefined && days.to === undefined) return null;
  const [from, to] = [days.from ?? EVER[0], days.to ?? EVER[1]];
  const own = verticals(platform).flatMap(({ kind, countsOn }) =>
    countsOn ? [sql`WHEN ${kind} THEN ${countsOn(from, to)}`] : [],
  );
  const begins = sql`o.service_from BETWEEN ${from}::date AND ${to}::date`;
  return own.length === 0 ? begins : sql`CASE o.kind ${sql.join(own, sql` `)} ELSE ${begins} END`;
}

/** Whether an order `o` is about this hotel, tour, restaurant, set meal or airline; null where none is named. */
export function isAbout(platform: Platform, id: string | undefined): RawBuilder<unknown> | null {
  if (id === undefined) return null;
  const own = verticals(platform).flatMap(({ kind, isAbout: of }) => (of ? [sql`WHEN ${kind} THEN ${of(id)}`] : []));
  const subject = sql`o.subject_id = ${id}`;
  return own.length === 0 ? subject : sql`CASE o.kind ${sql.join(own, sql` `)} ELSE ${subject} END`;
}

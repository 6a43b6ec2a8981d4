import type { Day } from '@app/kernel/local-day';
import { type RawBuilder, sql } from 'kysely';
import type { Platform } from '../../../../platform/slice.ts';
import { type CountedBy, type TravelVertical, verticals } from '../travel-vertical.ts';

const EVER: readonly [Day, Day] = ['0001-01-01', '9999-12-31'];

/** What each kind of travel says of an order `o` itself, and what is said of the others. */
function byKind(
  platform: Platform,
  own: (vertical: TravelVertical) => RawBuilder<unknown> | undefined,
  others: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const said = verticals(platform).flatMap((vertical) => {
    const condition = own(vertical);
    return condition ? [sql`WHEN ${vertical.kind} THEN ${condition}`] : [];
  });
  return said.length === 0 ? others : sql`CASE o.kind ${sql.join(said, sql` `)} ELSE ${others} END`;
}

/** Whether reports count an order `o` for some of these days, each kind as its own report does; null where no day is named. */
export function isCountedOn(
  platform: Platform,
  days: { readonly from: Day | undefined; readonly to: Day | undefined; readonly by: CountedBy },
): RawBuilder<unknown> | null {
  if (days.from === undefined && days.to === undefined) return null;
  const [from, to] = [days.from ?? EVER[0], days.to ?? EVER[1]];
  const begins = sql`o.service_from BETWEEN ${from}::date AND ${to}::date`;
  return byKind(platform, ({ countsOn }) => countsOn?.(from, to, days.by), begins);
}

/** Whether an order `o` is about this hotel, tour, restaurant, set meal or airline; null where none is named. */
export const isAbout = (platform: Platform, id: string | undefined, by: CountedBy): RawBuilder<unknown> | null =>
  id === undefined ? null : byKind(platform, ({ isAbout: of }) => of?.(id, by), sql`o.subject_id = ${id}`);

/** Whether what an order `o` is about is in this city; null where none is named. */
export const isIn = (platform: Platform, cityId: string | undefined): RawBuilder<unknown> | null =>
  cityId === undefined ? null : byKind(platform, ({ standsIn }) => standsIn?.(cityId), sql`false`);

import { type Locale, localize } from '@app/contract/core/locale';
import { assertThat } from '@app/contract/core/refuse';
import type { HotelReport } from '@app/contract/verticals/hotels/staff-schemas';
import type { Platform } from '../../../../platform/slice.ts';
import { readHotel } from '../../db/hotel.repo.ts';
import { type Counted, countsByDay, countsByPlace, type ReportScope } from '../../db/report.repo.ts';

const SHOWN = 200;

/** A part of a whole in basis points or in cents, rounded; nothing of nothing. */
const part = (of: number, whole: number, scale = 1): number => (whole === 0 ? 0 : Math.round((of * scale) / whole));

const figures = (counted: Counted) => ({
  roomNights: counted.roomNights,
  booked: counted.booked,
  held: counted.held,
  closed: counted.closed,
  revenueUsd: counted.revenueUsd,
  occupancyBp: part(counted.booked, counted.roomNights, 10_000),
  averageUsd: part(counted.revenueUsd, counted.booked),
  perRoomUsd: part(counted.revenueUsd, counted.roomNights),
});

const NOTHING: Counted = { roomNights: 0, booked: 0, held: 0, closed: 0, revenueUsd: 0 };
const added = (a: Counted, b: Counted): Counted => ({
  roomNights: a.roomNights + b.roomNights,
  booked: a.booked + b.booked,
  held: a.held + b.held,
  closed: a.closed + b.closed,
  revenueUsd: a.revenueUsd + b.revenueUsd,
});

/**
 * Occupancy and revenue by day and by hotel, or by room type of one hotel; to an agent's staff what their own customers
 * took of it. Refuses record.not_found (no such hotel).
 */
export async function readReport(
  platform: Platform,
  given: Omit<ReportScope, 'city' | 'hotel'> & { city?: string | undefined; hotel?: string | undefined; lang: Locale },
): Promise<HotelReport> {
  const scope: ReportScope = {
    from: given.from,
    to: given.to,
    city: given.city ?? null,
    hotel: given.hotel ?? null,
    agentId: given.agentId,
  };
  if (scope.hotel !== null) assertThat(await readHotel(platform.db, scope.hotel), 'record.not_found');
  const [places, days] = await Promise.all([countsByPlace(platform.db, scope), countsByDay(platform.db, scope)]);
  return {
    from: scope.from,
    to: scope.to,
    total: figures(places.reduce(added, NOTHING)),
    days: days.map((day) => {
      const { occupancyBp, booked, revenueUsd } = figures(day);
      return { date: day.date, occupancyBp, booked, revenueUsd };
    }),
    rows: places
      .slice(0, SHOWN)
      .map((place) => ({ id: place.id, name: localize(place.name, given.lang), ...figures(place) })),
  };
}

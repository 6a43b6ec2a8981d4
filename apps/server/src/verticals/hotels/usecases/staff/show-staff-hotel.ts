import { type Locale, localize } from '@app/contract/core/locale';
import { refuse } from '@app/contract/core/refuse';
import type { StaffHotel, StaffHotelRow } from '@app/contract/verticals/hotels/staff-schemas';
import type { Queryable } from '../../../../platform/db/connect.ts';
import { readHotel } from '../../db/hotel.repo.ts';
import type { StaffHotelLine } from '../../db/staff-hotel.repo.ts';
import type { StoredHotel } from '../../domain/stored-hotel.ts';

const tenths = (score: number | null): number | null => (score === null ? null : score / 10);

/** A hotel as staff edit it. */
export function staffHotel(hotel: StoredHotel): StaffHotel {
  const { country: _country, cityEnabled: _enabled, cityLatitude: _lat, cityLongitude: _lon, ...rest } = hotel;
  return {
    ...rest,
    score: tenths(hotel.score),
    createdAt: hotel.createdAt.toISOString(),
    roomTypes: hotel.roomTypes.map(({ hotelId: _hotel, ...room }) => ({ ...room, plans: [...room.plans] })),
  };
}

export const staffHotelRow = (line: StaffHotelLine, lang: Locale): StaffHotelRow => {
  const { cityId, cityName, ...rest } = line;
  return {
    ...rest,
    name: localize(line.name, lang),
    area: localize(line.area, lang),
    city: { id: cityId, name: localize(cityName, lang) },
    score: tenths(line.score),
    createdAt: line.createdAt.toISOString(),
  };
};

/** One hotel for staff. Refuses record.not_found. */
export async function readStaffHotel(db: Queryable, id: string): Promise<StaffHotel> {
  return staffHotel((await readHotel(db, id)) ?? refuse('record.not_found'));
}

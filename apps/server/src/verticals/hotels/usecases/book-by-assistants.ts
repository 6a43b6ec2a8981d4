import { contentLocale, localize } from '@app/contract/core/locale';
import { refuse } from '@app/contract/core/refuse';
import { hotelLimits } from '@app/contract/verticals/hotels/limits';
import { shapes } from '@app/contract/verticals/hotels/schemas';
import type { Lodging } from '../../../modules/lodging/public.ts';
import { readInput } from '../../../platform/http/input.ts';
import type { Platform } from '../../../platform/slice.ts';
import type { HotelRequest } from '../domain/hotel-request.ts';
import { factsOfPlan } from './kept-hotels.ts';

const DATES = 'stay_dates';

/** A stay as the app's own quote takes it, with who sleeps in which room. Refuses input.invalid at the fields of that call. */
const request: Lodging['request'] = ({ planId, checkIn, checkOut, rooms }): HotelRequest => {
  // Of too many rooms the people are too many as well: it is said once.
  if (rooms.length > hotelLimits.rooms) {
    refuse('input.invalid', { fields: { rooms: 'field.too_big' }, limits: { rooms: hotelLimits.rooms } });
  }
  const body = {
    planId,
    checkIn,
    checkOut,
    rooms: rooms.length,
    adults: rooms.reduce((sum, { adults }) => sum + adults, 0),
    childAges: rooms.flatMap(({ childAges }) => childAges),
  };
  const read = readInput(shapes.createHotelQuote, { params: undefined, query: undefined, body });
  const { usePoints: _usePoints, ...asked } = read.body;
  return { ...asked, parties: rooms };
};

/** How assistants book rooms of hotels. */
export const hotelLodging = (platform: Platform): Lodging => ({
  kind: 'hotel',
  ratedRoom: async (db, planId, language) => {
    const facts = await factsOfPlan(platform, db, planId);
    if (!facts) return null;
    const { hotel, room, plan } = facts;
    const lang = contentLocale(language);
    const { maxAdults: adults, maxChildren: children, maxGuests: total } = room;
    return {
      property: {
        id: hotel.id,
        name: localize(hotel.name, lang),
        street: localize(hotel.address, lang),
        city: localize(hotel.cityName, lang),
        country: localize(hotel.country, lang),
      },
      room: {
        id: room.id,
        title: localize(room.name, lang),
        description: localize(room.description, lang),
        pictures: room.pictures,
        capacity: { adults, children, total },
        childAge: hotelLimits.childAge,
      },
      plan: {
        id: plan.id,
        title: localize(plan.name, lang),
        terms: platform.translate(language, `hotels.board.${plan.board}`),
      },
    };
  },
  request,
  refusals: {
    'hotel.offline': ['property_unavailable', ''],
    'hotel.unavailable': ['inventory_exhausted', ''],
    'hotel.occupancy': ['occupancy_exceeded_capacity', ''],
    'hotel.minimum_stay': ['minimum_stay', DATES],
    'hotel.no_arrival': ['arrival_not_possible', `${DATES}.start_date`],
    'hotel.no_departure': ['departure_not_possible', `${DATES}.end_date`],
  },
  fields: {
    checkIn: `${DATES}.start_date`,
    checkOut: `${DATES}.end_date`,
    adults: 'occupancy',
    childAges: 'occupancy',
    rooms: 'occupancy',
  },
});

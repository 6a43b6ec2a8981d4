import { limits } from '@app/contract/core/limits';
import { text } from '@app/contract/core/validation';
import { BOARDS, HOTEL_SORTS } from '@app/contract/verticals/hotels/facts';
import { hotelLimits } from '@app/contract/verticals/hotels/limits';
import { shapes } from '@app/contract/verticals/hotels/schemas';
import { stayDay } from '@app/contract/verticals/hotels/stay-schemas';
import type { HotelCard } from '@app/contract/verticals/hotels/views';
import { z } from 'zod';
import { type Finder, type FoundThing, keptQuery, queryOf } from '../../../modules/assistants/public.ts';
import type { PageReader } from '../../../modules/pages/public.ts';
import { cityNamedIn } from '../../../modules/travel/public.ts';
import type { Platform } from '../../../platform/slice.ts';
import type { CityCache } from './search/city-cache.ts';
import { searchHotels } from './search/search-hotels.ts';

const input = {
  place: text(limits.searchKeyword).describe('A city, an area or a hotel, by its name in any language'),
  check_in: stayDay.optional().describe('Day of arrival, YYYY-MM-DD; without days the lowest price in sight is told'),
  check_out: stayDay.optional().describe('Day of departure, YYYY-MM-DD'),
  rooms: z.int('field.number').min(1, 'field.too_small').max(hotelLimits.rooms, 'field.too_big').optional(),
  adults: z.int('field.number').min(1, 'field.too_small').max(hotelLimits.adults, 'field.too_big').optional(),
  child_ages: z.array(z.int('field.child_age').min(0).max(hotelLimits.childAge)).max(hotelLimits.children).optional(),
  stars: z.array(z.int('field.number').min(0).max(5)).max(6).optional().describe('Any of these numbers of stars'),
  board: z.enum(BOARDS, { error: 'field.invalid' }).optional(),
  free_cancellation: z.boolean({ error: 'field.invalid' }).optional(),
  price_max: z.int('field.number').min(0).max(999_999_999).optional().describe('Of a night, in whole units'),
  sort: z.enum(HOTEL_SORTS, { error: 'field.invalid' }).optional(),
};
type Stay = {
  readonly kept: Record<string, string>;
  readonly dated: boolean;
  /** What rooms were asked to have, as the app's own screen of the hotel chooses them. */
  readonly wishes: Record<string, string>;
};

const policyOf = ({ freeCancellation }: HotelCard, reader: PageReader): string =>
  freeCancellation ? reader.say('hotels.free_cancellation') : reader.say('assistant.find.cancel_costs');

function availabilityOf({ price, roomsLeft }: HotelCard, reader: PageReader): string {
  if (!price) return reader.say('hotels.no_room');
  return roomsLeft === null ? reader.say('assistant.find.can_be_had') : reader.count('hotels.rooms_left', roomsLeft);
}

const found = (card: HotelCard, { kept, dated, wishes }: Stay, reader: PageReader): FoundThing => ({
  kind: 'hotel',
  id: card.id,
  name: card.name,
  place: reader.listed([card.area, card.city]),
  notes: [
    card.stars > 0 && '★'.repeat(card.stars),
    card.score !== null && reader.count('page.rating', card.reviews, { score: card.score, best: 10 }),
    card.board && reader.say(`hotels.board.${card.board}`),
    card.price && reader.say('hotels.from_night', { amount: reader.money(card.price.nightly) }),
  ],
  price: card.price?.total ?? null,
  before: card.deal && card.deal.percent > 0 ? card.deal.totalWas : null,
  priceFor: reader.say(dated ? 'assistant.find.stay' : 'assistant.find.night'),
  available: card.price !== null,
  availability: availabilityOf(card, reader),
  policy: policyOf(card, reader),
  page: { kind: 'hotel', id: card.id, name: card.name },
  opens: { route: 'hotelDetails', query: { id: card.id, ...wishes } },
  kept,
});

/** What assistants find of hotels: those of a city, or those that words name. */
export const stayFinder = (platform: Platform, cityCache: CityCache): Finder<typeof input> => ({
  name: 'search_hotels',
  title: 'Search hotels',
  description:
    'Finds hotels of a city, or by their name, that have rooms for the stay, with what the whole stay costs. Ask get_details for rooms, rates and what cancelling costs until when; create_booking takes one of these rates.',
  input,
  find: async (wish, reader) => {
    const { place, check_in: checkIn, check_out: checkOut, child_ages: childAges, limit, cursor } = wish;
    const city = await cityNamedIn(platform, place, reader.lang);
    const stay = { checkIn, checkOut, rooms: wish.rooms, adults: wish.adults, childAges };
    const query = queryOf(shapes.hotelSearch.query, {
      ...(city ? { city: city.id } : { keyword: place }),
      ...stay,
      stars: wish.stars,
      board: wish.board,
      freeCancellation: wish.free_cancellation,
      priceMax: wish.price_max,
      sort: wish.sort,
      limit,
      cursor,
    });
    const answer = await searchHotels(platform, cityCache, { query, reader });
    const meal = wish.board !== undefined && wish.board !== 'room_only';
    const wishes = keptQuery({ free: wish.free_cancellation && 1, meal: meal && 1 });
    const of = { kept: keptQuery(stay), dated: checkIn !== undefined, wishes };
    return {
      things: answer.list.map((card) => found(card, of, reader)),
      total: answer.total,
      cursor: answer.cursor,
      note: city && reader.say('assistant.find.in_city', { city: city.name }),
    };
  },
});

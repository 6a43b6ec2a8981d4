import { limits } from '@app/contract/core/limits';
import { refuseField } from '@app/contract/core/refuse';
import { text } from '@app/contract/core/validation';
import { TOUR_SORTS } from '@app/contract/verticals/tours/facts';
import { tourLimits } from '@app/contract/verticals/tours/limits';
import { shapes } from '@app/contract/verticals/tours/schemas';
import { tourDay } from '@app/contract/verticals/tours/tour-schemas';
import type { TourCard } from '@app/contract/verticals/tours/views';
import { addDays } from '@app/kernel/local-day';
import { dayIn } from '@app/kernel/zone-time';
import { z } from 'zod';
import { type Finder, type FoundThing, keptQuery, queryOf } from '../../../modules/assistants/public.ts';
import type { PageReader } from '../../../modules/pages/public.ts';
import { cityNamedIn } from '../../../modules/travel/public.ts';
import type { Platform } from '../../../platform/slice.ts';
import { searchTours } from './search/search-tours.ts';

const people = z.int('field.number').min(0, 'field.too_small').max(tourLimits.travellers, 'field.tour_travellers');
const input = {
  place: text(limits.searchKeyword).optional().describe('A city, or a part of a tour’s name, in any language'),
  from: tourDay.optional().describe('The first day on which it may depart, YYYY-MM-DD'),
  to: tourDay.optional().describe('The last day on which it may depart, YYYY-MM-DD'),
  adults: people.optional(),
  seniors: people.optional(),
  child_ages: z
    .array(z.int('field.child_age').min(0).max(tourLimits.childAge))
    .max(tourLimits.travellers, 'field.tour_travellers')
    .optional(),
  free_cancellation: z.boolean({ error: 'field.invalid' }).optional(),
  guaranteed: z.boolean({ error: 'field.invalid' }).optional().describe('Only departures that take place for sure'),
  price_max: z.int('field.number').min(0).max(999_999_999).optional().describe('Of one adult, in whole units'),
  sort: z.enum(TOUR_SORTS, { error: 'field.invalid' }).optional(),
};

const lengthOf = (card: TourCard, reader: PageReader): string =>
  card.hours === null
    ? reader.count('tours.days', card.days)
    : reader.count('tours.hours', card.hours, { shown: String(card.hours) });

const found = (card: TourCard, party: Record<string, string>, reader: PageReader): FoundThing => ({
  kind: 'tour',
  id: card.id,
  name: card.name,
  place: card.city,
  notes: [
    card.summary,
    lengthOf(card, reader),
    `${reader.say('page.first_day')}: ${reader.day(card.next.day)}, ${card.next.start}`,
    card.next.guaranteed && reader.say('tours.guaranteed'),
    card.score !== null && reader.count('page.rating', card.reviews, { score: card.score, best: 10 }),
  ],
  price: card.totalPrice,
  priceFor: reader.say('assistant.find.party'),
  available: true,
  availability:
    card.next.seatsLeft === null
      ? reader.say(`tours.state.${card.next.state}`)
      : reader.count('tours.seats_left', card.next.seatsLeft),
  policy: reader.say(card.freeCancellation ? 'tours.free_cancellation' : 'assistant.find.cancel_costs'),
  page: { kind: 'tour', id: card.id, name: card.name },
  opens: { route: 'tourDetails', query: { id: card.id } },
  kept: { ...party, day: card.next.day },
});

/** What assistants find of tours: departures with room for the party. */
export const departureFinder = (platform: Platform): Finder<typeof input> => ({
  name: 'search_tours',
  title: 'Search tours',
  description:
    'Finds tours that depart in the days asked for with room for the party, each with its departure of the lowest price and what the whole party pays.',
  input,
  find: async (wish, reader) => {
    const city = wish.place === undefined ? null : await cityNamedIn(platform, wish.place, reader.lang);
    const party = { adults: wish.adults, seniors: wish.seniors, childAges: wish.child_ages };
    const query = queryOf(shapes.tourSearch.query, {
      ...(city ? { city: city.id } : { keyword: wish.place }),
      from: wish.from,
      to: wish.to,
      ...party,
      freeCancellation: wish.free_cancellation,
      guaranteed: wish.guaranteed,
      priceMax: wish.price_max,
      sort: wish.sort,
      limit: wish.limit,
      cursor: wish.cursor,
    });
    const last = wish.to ?? wish.from;
    if (last !== undefined && last < addDays(dayIn('UTC', reader.now), -1)) {
      refuseField(wish.to === undefined ? 'from' : 'to', 'field.day_past');
    }
    const answer = await searchTours(platform, { query, lang: reader.lang, currency: reader.currency });
    return {
      things: answer.list.map((card) => found(card, keptQuery(party), reader)),
      total: answer.total,
      cursor: answer.cursor,
      note: city && reader.say('assistant.find.in_city', { city: city.name }),
    };
  },
});

import { limits } from '@app/contract/core/limits';
import { refuseField } from '@app/contract/core/refuse';
import { text } from '@app/contract/core/validation';
import { CUISINES, DINING_SORTS } from '@app/contract/verticals/dining/facts';
import { diningLimits } from '@app/contract/verticals/dining/limits';
import { shapes } from '@app/contract/verticals/dining/schemas';
import { tableDay, tableTime } from '@app/contract/verticals/dining/table-schemas';
import type { FreeTime, RestaurantCard } from '@app/contract/verticals/dining/views';
import { addDays } from '@app/kernel/local-day';
import { z } from 'zod';
import { type Finder, type FoundThing, keptQuery, queryOf } from '../../../modules/assistants/public.ts';
import type { PageReader } from '../../../modules/pages/public.ts';
import { cityAsked } from '../../../modules/travel/public.ts';
import type { Platform } from '../../../platform/slice.ts';
import { searchRestaurants } from './search/search-restaurants.ts';

const input = {
  place: text(limits.searchKeyword).describe('The city, by its name in any language'),
  keyword: text(limits.searchKeyword).optional().describe('A part of the restaurant’s name or area'),
  day: tableDay.optional().describe('YYYY-MM-DD; today where it is not said'),
  time: tableTime.optional().describe('The hour, such as 19:30'),
  adults: z.int('field.number').min(1, 'field.too_small').max(diningLimits.people, 'field.dining_people').optional(),
  child_ages: z
    .array(z.int('field.child_age').min(0).max(diningLimits.childAge))
    .max(diningLimits.children, 'field.dining_children')
    .optional(),
  cuisines: z
    .array(z.enum(CUISINES, { error: 'field.invalid' }))
    .max(CUISINES.length)
    .optional(),
  free_only: z.boolean({ error: 'field.invalid' }).optional().describe('Only where a table is free around that time'),
  deposit_free: z.boolean({ error: 'field.invalid' }).optional(),
  sort: z.enum(DINING_SORTS, { error: 'field.invalid' }).optional(),
};

const timeText = ({ day, time, area }: FreeTime, reader: PageReader): string =>
  reader.listed([`${reader.day(day)}, ${time}`, area]);

function availabilityOf(card: RestaurantCard, reader: PageReader): string {
  if (card.times.length === 0) return reader.say('dining.full');
  return reader.say('assistant.find.tables', {
    times: card.times.map((one) => timeText(one, reader)).join('; '),
  });
}

const found = (card: RestaurantCard, kept: Record<string, string>, reader: PageReader): FoundThing => ({
  kind: 'restaurant',
  id: card.id,
  name: card.name,
  place: reader.listed([card.area, card.city]),
  notes: [
    reader.listed(card.cuisines.map((one) => reader.say(`dining.cuisine.${one}`))),
    card.average && reader.say('dining.about_each', { amount: reader.money(card.average) }),
    card.score !== null && reader.count('page.rating', card.reviews, { score: card.score, best: 10 }),
  ],
  price: card.deposit,
  priceFor: reader.say(card.deposit ? 'dining.deposit_label' : 'dining.no_deposit'),
  available: card.free,
  availability: availabilityOf(card, reader),
  policy: reader.say(card.deposit ? 'assistant.find.cancel_costs' : 'travel.policy_free'),
  page: { kind: 'restaurant', id: card.id, name: card.name },
  opens: { route: 'diningDetails', query: { id: card.id } },
  kept,
});

/** What assistants find of restaurants: tables for a party. */
export const tableFinder = (platform: Platform): Finder<typeof input> => ({
  name: 'search_restaurants',
  title: 'Search restaurants',
  description:
    'Finds restaurants of a city with the next free times for a party, around a day and an hour. `price` is the deposit that is paid ahead and taken off the bill, null where none is.',
  input,
  find: async (wish, reader) => {
    const city = await cityAsked(platform, wish.place, reader.lang);
    const party = { adults: wish.adults, childAges: wish.child_ages };
    const query = queryOf(shapes.diningSearch.query, {
      city: city.id,
      keyword: wish.keyword,
      day: wish.day,
      time: wish.time,
      ...party,
      cuisines: wish.cuisines,
      freeOnly: wish.free_only,
      depositFree: wish.deposit_free,
      sort: wish.sort,
      limit: wish.limit,
      cursor: wish.cursor,
    });
    const answer = await searchRestaurants(platform, { query, reader });
    if (wish.day !== undefined && wish.day < answer.today) refuseField('day', 'field.day_past');
    if (wish.day !== undefined && wish.day > addDays(answer.today, diningLimits.daysAhead)) {
      refuseField('day', 'field.dining_far');
    }
    const kept = keptQuery({ day: answer.day, time: answer.time, ...party });
    return {
      things: answer.list.map((card) => found(card, kept, reader)),
      total: answer.total,
      cursor: answer.cursor,
      note: reader.say('assistant.find.in_city', { city: city.name }),
    };
  },
});

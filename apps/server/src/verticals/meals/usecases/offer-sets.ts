import { limits } from '@app/contract/core/limits';
import { text } from '@app/contract/core/validation';
import { struckPrice } from '@app/contract/deals/deal-mark';
import { MEAL_SORTS } from '@app/contract/verticals/meals/facts';
import { mealLimits } from '@app/contract/verticals/meals/limits';
import { shapes } from '@app/contract/verticals/meals/schemas';
import type { MealCard } from '@app/contract/verticals/meals/views';
import { z } from 'zod';
import { type Finder, type FoundThing, queryOf } from '../../../modules/assistants/public.ts';
import type { PageReader } from '../../../modules/pages/public.ts';
import { cityAsked } from '../../../modules/travel/public.ts';
import type { Platform } from '../../../platform/slice.ts';
import { searchMeals } from './show-meals.ts';

const input = {
  place: text(limits.searchKeyword).describe('The city, by its name in any language'),
  keyword: text(limits.searchKeyword).optional().describe('A part of a set meal’s or a restaurant’s name'),
  people: z.int('field.number').min(1, 'field.too_small').max(mealLimits.people, 'field.too_big').optional(),
  sort: z.enum(MEAL_SORTS, { error: 'field.invalid' }).optional(),
};

function availabilityOf({ left }: MealCard, reader: PageReader): string {
  if (left === 0) return reader.say('catalog.sold_out');
  return left === null ? reader.say('assistant.find.can_be_had') : reader.say('meal.left', { count: left });
}

const found = (card: MealCard, reader: PageReader): FoundThing => ({
  kind: 'meal',
  id: card.id,
  name: card.name,
  place: reader.listed(card.places.map(({ name, city }) => `${name} (${city})`)),
  notes: [
    reader.say('page.people_of', { count: card.people }),
    `${reader.say('page.worth')}: ${reader.money(card.value)}`,
    reader.say('page.valid_to', { day: reader.day(card.validTo) }),
    card.score !== null && reader.count('page.rating', card.reviews, { score: card.score, best: 10 }),
  ],
  price: card.price,
  priceFor: reader.say('assistant.find.set'),
  before: struckPrice(card.deal),
  available: card.left !== 0,
  availability: availabilityOf(card, reader),
  policy: reader.listed([
    reader.say(`meal.refund.${card.refund}`),
    reader.say(card.refundAtExpiry ? 'meal.expiry_back' : 'meal.expiry_lost'),
  ]),
  page: { kind: 'meal', id: card.id, name: card.name },
  opens: { route: 'mealDetails', query: { set: card.id } },
});

/** What assistants find of set meals. */
export const setFinder = (platform: Platform): Finder<typeof input> => ({
  name: 'search_set_meals',
  title: 'Search set meals',
  description: 'Finds set meals that are bought ahead and used at restaurants of a city.',
  input,
  find: async (wish, reader) => {
    const city = await cityAsked(platform, wish.place, reader.lang);
    const { keyword, people, sort, limit, cursor } = wish;
    const query = queryOf(shapes.mealSearch.query, { city: city.id, keyword, people, sort, limit, cursor });
    const answer = await searchMeals(platform, query, reader);
    return {
      things: answer.list.map((card) => found(card, reader)),
      total: answer.total,
      cursor: answer.cursor,
      note: reader.say('assistant.find.in_city', { city: city.name }),
    };
  },
});

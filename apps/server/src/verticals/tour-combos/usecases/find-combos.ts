import { limits } from '@app/contract/core/limits';
import { text } from '@app/contract/core/validation';
import { struckPrice } from '@app/contract/deals/deal-mark';
import { COMBO_SORTS, shapes } from '@app/contract/verticals/tour-combos/schemas';
import type { TourComboCard } from '@app/contract/verticals/tour-combos/views';
import { z } from 'zod';
import { type Finder, type FoundThing, queryOf } from '../../../modules/assistants/public.ts';
import { aloneText, type PageReader } from '../../../modules/pages/public.ts';
import { cityAsked } from '../../../modules/travel/public.ts';
import type { Platform } from '../../../platform/slice.ts';
import { readTourCombos } from './read-combos.ts';

const input = {
  place: text(limits.searchKeyword).optional().describe('A city, by its name in any language; anywhere without it'),
  sort: z.enum(COMBO_SORTS, { error: 'field.invalid' }).optional(),
};

const found = (card: TourComboCard, reader: PageReader): FoundThing => ({
  kind: 'tourCombo',
  id: card.id,
  name: card.name,
  place: card.city,
  notes: [
    reader.listed(card.tours.map(({ name }) => name)),
    reader.count('tours.days', card.days),
    `${reader.say('page.first_day')}: ${reader.day(card.nextDay)}`,
    aloneText(card, reader),
  ],
  price: card.price,
  priceFor: reader.say('tours.per_adult'),
  before: struckPrice(card.deal),
  available: true,
  availability: reader.say('assistant.find.can_be_had'),
  policy: reader.say('assistant.find.part_policies'),
  page: { kind: 'tourCombo', id: card.id, name: card.name },
  opens: { route: 'tourComboDetails', query: { id: card.id } },
});

/** What assistants find of combos of tours. */
export const tourComboFinder = (platform: Platform): Finder<typeof input> => ({
  name: 'search_tour_combos',
  title: 'Search combos of tours',
  description:
    'Finds tours that are booked together at a lower price for one adult; `notes` say what they cost one by one.',
  input,
  find: async (wish, reader) => {
    const city = wish.place === undefined ? null : await cityAsked(platform, wish.place, reader.lang);
    const asked = { city: city?.id, sort: wish.sort, limit: wish.limit, cursor: wish.cursor };
    const query = queryOf(shapes.tourCombos.query, asked);
    const { lang, currency } = reader;
    const answer = await readTourCombos(platform, { ...query, lang, currency });
    return {
      things: answer.list.map((card) => found(card, reader)),
      total: answer.total,
      cursor: answer.cursor,
      note: city && reader.say('assistant.find.in_city', { city: city.name }),
    };
  },
});

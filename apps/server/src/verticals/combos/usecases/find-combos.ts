import { limits } from '@app/contract/core/limits';
import { text } from '@app/contract/core/validation';
import { struckPrice } from '@app/contract/deals/deal-mark';
import { COMBO_SORTS } from '@app/contract/verticals/combos/facts';
import { shapes } from '@app/contract/verticals/combos/schemas';
import type { ComboCard } from '@app/contract/verticals/combos/views';
import { z } from 'zod';
import { type Finder, type FoundThing, queryOf } from '../../../modules/assistants/public.ts';
import { aloneText, type PageReader } from '../../../modules/pages/public.ts';
import { cityAsked } from '../../../modules/travel/public.ts';
import type { Platform } from '../../../platform/slice.ts';
import { readCombos } from './read-combos.ts';

const input = {
  place: text(limits.searchKeyword).optional().describe('A city, by its name in any language; anywhere without it'),
  sort: z.enum(COMBO_SORTS, { error: 'field.invalid' }).optional(),
};

const partyText = ({ adults, children }: ComboCard, reader: PageReader): string =>
  reader.listed([reader.count('page.adults', adults), children > 0 ? reader.count('page.children', children) : null]);

function availabilityOf({ price, left }: ComboCard, reader: PageReader): string {
  if (!price || left === 0) return reader.say('combos.sold_out');
  return left === null ? reader.say('assistant.find.can_be_had') : reader.count('combos.left', left);
}

const found = (card: ComboCard, reader: PageReader): FoundThing => ({
  kind: 'combo',
  id: card.id,
  name: card.name,
  place: reader.listed([card.city, card.country]),
  notes: [
    reader.listed([
      reader.count('tours.days', card.days),
      card.nights > 0 ? reader.count('travel.nights', card.nights) : null,
    ]),
    reader.listed(card.slots.map(({ kind }) => reader.say(`travel.kind.${kind}`))),
    card.day && `${reader.say('page.first_day')}: ${reader.day(card.day)}`,
    card.price && card.alone && aloneText({ price: card.price, alone: card.alone }, reader),
  ],
  price: card.price,
  priceFor: reader.say('assistant.find.lowest_for', { party: partyText(card, reader) }),
  before: struckPrice(card.deal),
  available: card.price !== null && card.left !== 0,
  availability: availabilityOf(card, reader),
  policy: reader.say('assistant.find.part_policies'),
  page: { kind: 'combo', id: card.id, name: card.name },
  opens: { route: 'comboDetails', query: { id: card.id } },
  ...(card.day ? { kept: { day: card.day, ...(card.from ? { from: card.from.id } : {}) } } : {}),
});

/** What assistants find of combos across kinds of travel. */
export const comboFinder = (platform: Platform): Finder<typeof input> => ({
  name: 'search_combos',
  title: 'Search combos',
  description:
    'Finds combos of flights, hotels, tours and tables that are booked together at a lower price; `notes` say what the same parts cost one by one.',
  input,
  find: async (wish, reader) => {
    const city = wish.place === undefined ? null : await cityAsked(platform, wish.place, reader.lang);
    const asked = { city: city?.id, sort: wish.sort, limit: wish.limit, cursor: wish.cursor };
    const query = queryOf(shapes.combos.query, asked);
    const { lang, currency } = reader;
    const answer = await readCombos(platform, { ...query, lang, currency });
    return {
      things: answer.list.map((card) => found(card, reader)),
      total: answer.total,
      cursor: answer.cursor,
      note: city && reader.say('assistant.find.in_city', { city: city.name }),
    };
  },
});

import { limits } from '@app/contract/core/limits';
import { text } from '@app/contract/core/validation';
import { DEAL_KINDS, DEAL_TIMES, DEAL_UNITS } from '@app/contract/deals/deal-facts';
import { shapes } from '@app/contract/deals/schemas';
import type { DealCard } from '@app/contract/deals/views';
import { z } from 'zod';
import type { Platform } from '../../../../platform/slice.ts';
import { type Finder, type FoundThing, queryOf } from '../../../assistants/public.ts';
import type { PageReader } from '../../../pages/public.ts';
import { cityAsked } from '../../../travel/public.ts';
import { listOpenDeals } from './show-deals.ts';

const input = {
  kind: z
    .enum(DEAL_KINDS, { error: 'field.invalid' })
    .optional()
    .describe('What the deals are on; all kinds without it'),
  place: text(limits.searchKeyword).optional().describe('A city, by its name in any language; goods are in none'),
  time: z.enum(DEAL_TIMES, { error: 'field.invalid' }).optional(),
};
const PAGE = /^[1-9]\d{0,5}$/;

const found = (deal: DealCard, reader: PageReader): FoundThing => ({
  kind: 'deal',
  id: deal.id,
  name: deal.title,
  place: deal.place || null,
  notes: [
    deal.line,
    reader.listed([reader.say(`deal.kind.${deal.kind}`), deal.subject]),
    deal.percent !== null && deal.percent > 0 && reader.say('page.percent_off', { percent: deal.percent }),
    reader.say('page.deal_until', {
      from: reader.moment(deal.startsAt, 'UTC'),
      until: `${reader.moment(deal.endsAt, 'UTC')} UTC`,
    }),
  ],
  price: deal.now,
  priceFor: reader.say(`deal.per.${DEAL_UNITS[deal.kind]}`),
  before: deal.was && deal.now && deal.was.usd > deal.now.usd ? deal.was : null,
  available: deal.state === 'running' && deal.left > 0 && deal.now !== null,
  availability:
    deal.left > 0 ? reader.count(`deal.left.${DEAL_UNITS[deal.kind]}`, deal.left) : reader.say('deal.sold_out'),
  policy: reader.say('assistant.find.deal_policy'),
  page: { kind: 'deal', id: deal.id, name: deal.title },
  opens: { route: 'dealDetails', query: { id: deal.id } },
});

/** What assistants find of discount deals of every kind. */
export const dealFinder = (platform: Platform): Finder<typeof input> => ({
  name: 'list_deals',
  title: 'List discount deals',
  description:
    'Lists discount deals that run or begin soon, on goods, flights, hotels, tours, tables, set meals and combos. `price` is the least that a unit costs at the deal.',
  input,
  find: async (wish, reader) => {
    const city = wish.place === undefined ? null : await cityAsked(platform, wish.place, reader.lang);
    const page = PAGE.test(wish.cursor ?? '1') ? (wish.cursor ?? '1') : '';
    const asked = { kind: wish.kind, city: city?.id, time: wish.time, page, limit: wish.limit };
    const answer = await listOpenDeals(platform, queryOf(shapes.dealList.query, asked), reader);
    const more = answer.page * answer.limit < answer.total;
    return {
      things: answer.list.map((deal) => found(deal, reader)),
      total: answer.total,
      cursor: more ? String(answer.page + 1) : null,
      note: city && reader.say('assistant.find.in_city', { city: city.name }),
    };
  },
});

import { limits } from '@app/contract/core/limits';
import { text } from '@app/contract/core/validation';
import type { PageKindName } from '@app/contract/pages/page-address';
import type { TravelFound } from '@app/contract/travel/find-schemas';
import { z } from 'zod';
import type { Platform } from '../../../../platform/slice.ts';
import type { AppScreen, PageReader } from '../../../pages/public.ts';
import { findTravel } from '../../../travel/public.ts';
import { searchOutput } from '../../domain/tool-outputs.ts';
import { ucpBodies } from '../../domain/ucp-bodies.ts';
import { searchCatalog } from '../read-catalog.ts';
import { guestOf } from './guest-caller.ts';
import { inTime } from './in-time.ts';
import { isoMoneyOf, linksOf } from './shown.ts';
import { defineTool, type Tool, type ToolCall } from './tool.ts';

type Kind = TravelFound['kind'];
type Result = z.output<typeof searchOutput>['results'][number];

type Way = {
  readonly page: PageKindName;
  /** The tool that searches the kind. */
  readonly tool: string;
  readonly city: (id: string) => AppScreen;
  readonly thing: (id: string) => AppScreen;
};

const byId =
  (route: AppScreen['route'], name = 'id') =>
  (id: string) => ({ route, query: { [name]: id } });
const WAYS: { readonly [K in Kind]: Way } = {
  hotel: {
    page: 'hotel',
    tool: 'search_hotels',
    city: byId('hotelSearch', 'city'),
    thing: byId('hotelDetails'),
  },
  flight: { page: 'city', tool: 'search_flights', city: byId('flightHome', 'to'), thing: byId('flightHome', 'to') },
  tour: {
    page: 'tour',
    tool: 'search_tours',
    city: (city) => ({ route: 'tourHome', query: { list: '1', city } }),
    thing: byId('tourDetails'),
  },
  tourcombo: {
    page: 'tourCombo',
    tool: 'search_tour_combos',
    city: (city) => ({ route: 'tourHome', query: { list: 'combos', city } }),
    thing: byId('tourComboDetails'),
  },
  combo: {
    page: 'combo',
    tool: 'search_combos',
    city: byId('comboDetails', 'city'),
    thing: byId('comboDetails'),
  },
  dining: {
    page: 'restaurant',
    tool: 'search_restaurants',
    city: byId('diningHome', 'city'),
    thing: byId('diningDetails'),
  },
  diningcombo: {
    page: 'meal',
    tool: 'search_set_meals',
    city: (city) => ({ route: 'diningHome', query: { city, tab: 'meals' } }),
    thing: byId('mealDetails', 'set'),
  },
};

function travelResult({ kind, what, id, name, place, count }: TravelFound, reader: PageReader): Result {
  const way = WAYS[kind];
  const isCity = what === 'city' || kind === 'flight';
  const page = { kind: isCity ? ('city' as const) : way.page, id, name };
  return {
    kind: isCity ? kind : way.page,
    what,
    id,
    name,
    place,
    count,
    price: null,
    ...linksOf({ page, opens: way[what](id) }, reader),
    next: isCity ? way.tool : 'get_details',
  };
}

const GOODS = 6;

async function goodsResults(platform: Platform, query: string, call: ToolCall): Promise<Result[]> {
  const { reader } = call;
  const { language, currency } = reader;
  const wish = ucpBodies.search.parse({ query, context: { language, currency }, pagination: { limit: GOODS } });
  const { products } = await searchCatalog(platform, { caller: guestOf(call), wish });
  return products.map(({ id, title, variants }) => {
    const price = variants[0]?.price;
    return {
      kind: 'product',
      what: 'thing',
      id,
      name: title,
      place: '',
      count: 1,
      price: price ? isoMoneyOf(price.amount, price.currency, reader) : null,
      ...linksOf(
        { page: { kind: 'product', id, name: title }, opens: { route: 'productDetail', query: { id } } },
        reader,
      ),
      next: 'get_product',
    };
  });
}

/** What a part of the search has found; null where it broke or took too long, which the others do not suffer. */
const partOf = async (platform: Platform, work: Promise<Result[]>): Promise<Result[] | null> =>
  inTime(work).catch((error: unknown) => {
    platform.log.warn({ err: error }, 'a part of the search of everything failed');
    return null;
  });

/** Searches everything that is sold by a word. */
export const searchTool = (platform: Platform): Tool =>
  defineTool({
    name: 'search',
    title: 'Search everything',
    description:
      'Finds anything the shop sells by its name or a city: goods, and cities with their hotels, flights, tours, restaurants, combos and set meals. `next` of a result names the tool that tells more, with days, people and prices.',
    kind: 'reads',
    searches: true,
    input: z.strictObject({ query: text(limits.searchKeyword) }),
    output: searchOutput,
    run: async ({ query }, call) => {
      const { reader } = call;
      const [travel, goods] = await Promise.all([
        partOf(
          platform,
          findTravel(platform, query, reader.lang).then((all) => all.map((one) => travelResult(one, reader))),
        ),
        partOf(platform, goodsResults(platform, query, call)),
      ]);
      if (!travel && !goods) return { refused: reader.say('assistant.say.slow') };
      const missing = [travel ? null : 'travel', goods ? null : 'goods'].filter((part) => part !== null);
      const results = [...(travel ?? []), ...(goods ?? [])];
      const note =
        missing.length > 0
          ? reader.say('assistant.say.missing', { kinds: missing.join(', ') })
          : results.length === 0
            ? reader.say('assistant.say.nothing')
            : null;
      return { body: { results, note } };
    },
  });

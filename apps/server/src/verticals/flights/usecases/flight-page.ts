import { LOCALES, type Localized, localize } from '@app/contract/core/locale';
import { refuse } from '@app/contract/core/refuse';
import { shapes } from '@app/contract/verticals/flights/schemas';
import type { FlightCard, PopularRoute } from '@app/contract/verticals/flights/views';
import { addMs, DAY } from '@app/kernel/clock';
import { addDays, nightsBetween } from '@app/kernel/local-day';
import { dayIn } from '@app/kernel/zone-time';
import { queryOf } from '../../../modules/assistants/public.ts';
import {
  type JsonLd,
  listedPages,
  offerData,
  type PageContent,
  type PageKind,
  type PageLink,
  type PageReader,
  priceLine,
  section,
  table,
} from '../../../modules/pages/public.ts';
import { CITY_TAG } from '../../../modules/travel/public.ts';
import { TRAVEL_DEALS } from '../../../modules/travel-deals/core.ts';
import type { Platform } from '../../../platform/slice.ts';
import { type Html, html } from '../../../platform/text/html.ts';
import { type FlownWay, flownWay, listedWays } from '../db/flight-page.repo.ts';
import { endsOf } from './search/ends.ts';
import { readCalendar } from './search/read-calendar.ts';
import { readFlightHome } from './search/read-flight-home.ts';
import { searchFlights } from './search/search-flights.ts';
import { FLIGHT_SEATS, FLIGHTS } from './tags.ts';

const TAGS = [FLIGHTS, FLIGHT_SEATS, CITY_TAG, TRAVEL_DEALS];
/** Days ahead whose lowest prices are shown. */
const DAYS = 30;
const SHOWN = 12;

const ID = /^([a-z]{3})-([a-z]{3})$/i;

/** The codes of the two airports of an address. */
const codesOf = (id: string): { readonly from: string; readonly to: string } => {
  const [from = '', to = ''] = id.toUpperCase().split('-');
  return { from, to };
};

/** What a way is called in every language. */
const namesOf = (platform: Platform, way: FlownWay): Localized =>
  Object.fromEntries(
    LOCALES.map((locale) => [
      locale,
      platform.translate(locale, 'page.flights_from_to', {
        from: localize(way.from, locale),
        to: localize(way.to, locale),
      }),
    ]),
  ) as unknown as Localized;

type Days = Awaited<ReturnType<typeof readCalendar>>['days'];

/** Departures of a day, and what each costs: the day that the address asks for, else the cheapest to come. */
async function departures(
  platform: Platform,
  id: string,
  day: string,
  reader: PageReader,
): Promise<readonly FlightCard[]> {
  const asked = { ...codesOf(id), day, adults: '1', limit: String(SHOWN) };
  const read = shapes.flightSearch.query.safeParse(asked);
  if (!read.success) return [];
  const { list } = await searchFlights(platform, { query: read.data, reader });
  return list.toSorted((a, b) => a.localDeparture.localeCompare(b.localDeparture));
}

const flightData = (card: FlightCard, url: string): readonly JsonLd[] => {
  const [first, last] = [card.legs[0], card.legs.at(-1)];
  if (!first || !last || card.legs.length > 1) return [];
  const airport = ({ code, name }: { code: string; name: string }) => ({ '@type': 'Airport', iataCode: code, name });
  return [
    {
      '@type': 'Flight',
      flightNumber: first.number,
      provider: { '@type': 'Airline', name: first.airline.name, iataCode: first.airline.code },
      departureAirport: airport(first.from),
      arrivalAirport: airport(last.to),
      departureTime: card.departsAt,
      arrivalTime: card.arrivesAt,
      offers: offerData({
        price: card.adultPrice,
        availability: card.seatsLeft === null ? 'InStock' : 'LimitedAvailability',
        url,
      }),
    },
  ];
};

/** The hour of landing, with the days by which it is later than that of leaving. */
function arrival({ localDeparture, localArrival }: FlightCard): string {
  const days = nightsBetween(localDeparture.slice(0, 10), localArrival.slice(0, 10));
  return days > 0 ? `${localArrival.slice(11)} (+${days})` : localArrival.slice(11);
}

const row = (card: FlightCard, reader: PageReader) => [
  reader.listed(card.legs.map(({ airline, number }) => `${airline.name} ${number}`)),
  card.localDeparture.slice(11),
  arrival(card),
  reader.money(card.adultPrice),
];

function body(
  given: { readonly days: Days; readonly day: string | null; readonly found: readonly FlightCard[] },
  reader: PageReader,
): Html {
  const priced = given.days.flatMap(({ date, price }) => (price ? [{ date, price }] : []));
  const [lowest] = [...priced].sort((a, b) => a.price.usd - b.price.usd);
  return html`${
    lowest
      ? priceLine({
          price: reader.say('catalog.listed_from', { amount: reader.money(lowest.price) }),
          notes: [reader.day(lowest.date)],
        })
      : html`<p>${reader.say('catalog.sold_out')}</p>`
  }
${section(
  given.day ? `${reader.say('page.flights')}, ${reader.day(given.day)}` : reader.say('page.flights'),
  table(
    [reader.say('page.airline'), reader.say('page.departs'), reader.say('page.arrives'), reader.say('page.price')],
    given.found.map((card) => row(card, reader)),
  ),
)}
${section(
  reader.say('page.lowest'),
  table(
    [reader.say('page.day'), reader.say('page.price')],
    priced.map(({ date, price }) => [reader.day(date), reader.money(price)]),
  ),
)}`;
}

/** Refuses a party or a day that is asked for exactly and that no flight is searched for. */
async function checkAsked(platform: Platform, id: string, reader: PageReader): Promise<void> {
  if (!reader.exact) return;
  const { day = dayIn('UTC', addMs(reader.now, DAY)), adults, childAges, babies } = reader.query;
  const query = queryOf(shapes.flightSearch.query, { ...codesOf(id), day, adults, childAges, babies });
  await endsOf(platform, query, reader.lang);
}

async function read(platform: Platform, id: string, reader: PageReader): Promise<PageContent | null> {
  const way = (await flownWay(platform.reads, codesOf(id))) ?? refuse('record.not_found');
  if (!way.online) return null;
  await checkAsked(platform, id, reader);
  const first = dayIn('UTC', reader.now);
  const party = { adults: 1, childAges: [], babies: 0 };
  const wanted = { ...codesOf(id), cabin: 'economy', ...party, first, last: addDays(first, DAYS) } as const;
  const { days } = await readCalendar(platform, { wanted, reader });
  const [cheapest] = days
    .flatMap(({ date, price }) => (price ? [{ date, usd: price.usd }] : []))
    .sort((a, b) => a.usd - b.usd);
  const day = reader.query.day ?? cheapest?.date ?? null;
  const found = day === null ? [] : await departures(platform, id, day, reader);
  const [from, to] = [localize(way.from, reader.lang), localize(way.to, reader.lang)];
  const { from: out, to: in_ } = codesOf(id);
  return {
    name: reader.say('page.flights_from_to', { from, to }),
    about: reader.say('page.flights_about', { from, to }),
    pictures: way.picture ? [way.picture] : [],
    within: [{ kind: 'city', id: way.toCityId, name: to }],
    opens: { route: 'flightSearch', query: { from: out, to: in_, ...(day ? { day } : {}) } },
    body: body({ days, day, found }, reader),
    data: [{ '@type': 'WebPage' }, ...found.flatMap((card) => flightData(card, reader.address('flights', { id })))],
    tags: TAGS,
  };
}

/** The page of a popular route, of the first airports of its cities that something flies between without a stop; null where nothing does. */
async function linkOf(
  platform: Platform,
  { from, to, picture, lowest }: PopularRoute,
  reader: PageReader,
): Promise<PageLink | null> {
  const ways = from.codes.flatMap((out) => to.codes.map((back) => ({ from: out, to: back })));
  for (const way of ways) {
    if (!(await flownWay(platform.reads, way))?.online) continue;
    return {
      kind: 'flights',
      id: `${way.from}-${way.to}`.toLowerCase(),
      name: reader.say('page.flights_from_to', { from: from.name, to: to.name }),
      picture,
      notes: [lowest && reader.say('catalog.listed_from', { amount: reader.money(lowest.price) })],
    };
  }
  return null;
}

/** The pages of ways between two airports. */
export const flightPages = (platform: Platform): PageKind => ({
  kind: 'flights',
  split: (part) => (ID.test(part) ? { id: part.toLowerCase(), slug: '' } : null),
  keeps: ['day', 'adults', 'childAges', 'babies'],
  names: async (id) => {
    const way = await flownWay(platform.reads, codesOf(id));
    return way && namesOf(platform, way);
  },
  read: (id, reader) => read(platform, id, reader),
  listed: listedPages(platform.auxiliaryDb, listedWays),
  featured: async (reader) => {
    const { popular } = await readFlightHome(platform, reader);
    const links = await Promise.all(popular.map((route) => linkOf(platform, route, reader)));
    return { title: reader.say('travel.kind.flight'), links: links.flatMap((link) => link ?? []), tags: TAGS };
  },
});

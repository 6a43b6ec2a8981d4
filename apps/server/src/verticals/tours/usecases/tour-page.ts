import { refuseField } from '@app/contract/core/refuse';
import { tourLimits } from '@app/contract/verticals/tours/limits';
import { sortParty } from '@app/contract/verticals/tours/party';
import { shapes } from '@app/contract/verticals/tours/schemas';
import type { TourCalendarDay, TourDetail } from '@app/contract/verticals/tours/views';
import { addDays } from '@app/kernel/local-day';
import { queryOf } from '../../../modules/assistants/public.ts';
import {
  type CityLinks,
  cards,
  checkDay,
  cutText,
  facts,
  list,
  listedPages,
  type PageContent,
  type PageKind,
  type PageLink,
  type PageReader,
  paragraphs,
  pictureAddress,
  priceLine,
  reviewsBlock,
  section,
  storedLinks,
  storedNames,
  table,
} from '../../../modules/pages/public.ts';
import { CITY_TAG } from '../../../modules/travel/public.ts';
import { TRAVEL_DEALS } from '../../../modules/travel-deals/core.ts';
import type { Platform } from '../../../platform/slice.ts';
import { type Html, html } from '../../../platform/text/html.ts';
import { listedTours, tourNames, toursOfCity } from '../db/tour-page.repo.ts';
import { readTourCalendar, readTourDetails } from './read-tour.ts';
import { readTourHome } from './search/read-tour-home.ts';
import { TOUR_PLACES, TOURS } from './tags.ts';
import { tourData } from './tour-data.ts';

const TAGS = [TOURS, TOUR_PLACES, CITY_TAG, TRAVEL_DEALS];
/** Who is priced: one adult. */
const ALONE = { adults: 1, seniors: 0, childAges: [] };

const lengthText = (tour: Pick<TourDetail, 'days' | 'hours'>, reader: PageReader): string =>
  tour.hours === null
    ? reader.count('tours.days', tour.days)
    : reader.count('tours.hours', tour.hours, { shown: String(tour.hours) });

const departureRow = ({ date, price, state, seatsLeft, guaranteed }: TourCalendarDay, reader: PageReader) => [
  reader.day(date),
  reader.money(price),
  seatsLeft === null ? reader.say(`tours.state.${state}`) : reader.count('tours.seats_left', seatsLeft),
  guaranteed ? reader.say('tours.guaranteed') : null,
];

const policy = (tour: TourDetail, reader: PageReader): Html | null =>
  list(tour.cancelSteps.map(({ daysBefore, percent }) => reader.count('page.cancel_days', daysBefore, { percent })));

function body(tour: TourDetail, departures: readonly TourCalendarDay[], reader: PageReader): Html {
  const open = departures.filter(({ state }) => state === 'open' || state === 'few');
  const [cheapest] = [...open].sort((a, b) => a.price.usd - b.price.usd);
  return html`${
    cheapest
      ? priceLine({
          price: reader.say('tours.from_price', { amount: reader.money(cheapest.price) }),
          notes: [reader.say('tours.per_adult'), reader.say('tours.taxes_in')],
        })
      : html`<p>${reader.say('catalog.sold_out')}</p>`
  }
${paragraphs(tour.summary)}${paragraphs(tour.story)}
${facts([
  [reader.say('page.length'), lengthText(tour, reader)],
  [reader.say('page.operator'), tour.operator],
  [reader.say('page.group'), reader.say('tours.at_most', { count: tour.groupSize })],
  [reader.say('page.level'), reader.say(`tours.difficulty.${tour.difficulty}`)],
  [reader.say('tours.meeting_point'), reader.listed([tour.meeting.name, tour.meeting.address])],
])}
${section(
  reader.say('page.departures'),
  table(
    [reader.say('page.day'), reader.say('page.price'), reader.say('page.availability'), reader.say('page.remark')],
    departures.slice(0, 31).map((one) => departureRow(one, reader)),
  ),
)}
${section(
  reader.say('tours.day_by_day'),
  html`${tour.itinerary.map(
    (day) => html`<h3>${reader.say('tours.day_of', { day: day.day })}: ${day.title}</h3>${paragraphs(day.text)}`,
  )}`,
)}
${section(reader.say('tours.included'), list(tour.included.map(({ name }) => name)))}
${section(reader.say('page.excluded'), list(tour.excluded.map(({ name }) => name)))}
${section(reader.say('travel.cancellation'), policy(tour, reader))}
${reviewsBlock({ score: tour.score, best: 10, reviews: tour.reviews, latest: tour.latestReviews }, reader)}
${section(
  reader.say('catalog.you_may_like'),
  cards(
    tour.similar.map((one) => cardLink(one, reader)),
    reader,
  ),
)}`;
}

const cardLink = (
  card: Pick<TourDetail['similar'][number], 'id' | 'name' | 'cover' | 'city' | 'adultPrice'>,
  reader: PageReader,
): PageLink => ({
  kind: 'tour',
  id: card.id,
  name: card.name,
  picture: card.cover,
  notes: [card.city, reader.say('tours.from_price', { amount: reader.money(card.adultPrice) })],
});

/** Refuses a party that is asked for exactly and that no tour, or this one, takes, at its field. */
function checkParty(units: TourDetail['units'], id: string, { exact, query }: PageReader): void {
  if (!exact) return;
  const { adults, seniors, childAges } = query;
  if (adults === undefined && seniors === undefined && childAges === undefined) return;
  const sorted = sortParty(units, queryOf(shapes.tourDetails.query, { adults, seniors, childAges, id }));
  if ('flaw' in sorted) refuseField(sorted.flaw.field, sorted.flaw.message);
}

async function read(platform: Platform, id: string, reader: PageReader): Promise<PageContent> {
  const tour = await readTourDetails(platform, { id, ...ALONE }, reader);
  checkDay(reader, tour.today);
  checkParty(tour.units, id, reader);
  const to = addDays(tour.today, tourLimits.calendarDays - 1);
  const { days } = await readTourCalendar(platform, { id, ...ALONE, from: tour.today, to }, reader);
  return {
    name: tour.name,
    about: cutText(tour.summary || tour.story || tour.name, 300),
    pictures: tour.pictures.length > 0 ? tour.pictures : [tour.cover],
    within: [{ kind: 'city', id: tour.cityId, name: tour.city }],
    opens: { route: 'tourDetails', query: { id } },
    body: body(tour, days, reader),
    data: tourData(tour, days, { url: reader.address('tour', tour), picture: pictureAddress(tour.cover, reader) }),
    tags: TAGS,
  };
}

/** The pages of tours. */
export const tourPages = (platform: Platform): PageKind => ({
  kind: 'tour',
  keeps: ['day', 'adults', 'seniors', 'childAges'],
  names: (id) => storedNames(platform.reads, tourNames(id)),
  read: (id, reader) => read(platform, id, reader),
  listed: listedPages(platform.auxiliaryDb, listedTours),
  featured: async (reader) => ({
    title: reader.say('travel.kind.tour'),
    links: (await readTourHome(platform, reader)).fresh.map((card) => cardLink(card, reader)),
    tags: TAGS,
  }),
});

/** The tours on the page of a city. */
export const toursInCity = (platform: Platform): CityLinks => ({
  title: 'travel.kind.tour',
  links: (cityId, { lang }) => storedLinks(platform.reads, toursOfCity(cityId), { kind: 'tour', lang }),
  tags: [TOURS],
});

import { shapes } from '@app/contract/verticals/hotels/schemas';
import type { HotelDetail, RatePlanOffer, RoomTypeOffer } from '@app/contract/verticals/hotels/views';
import { Refusal } from '@app/kernel/assert';
import { addDays } from '@app/kernel/local-day';
import { dayIn } from '@app/kernel/zone-time';
import {
  addressLine,
  type CityLinks,
  cutText,
  facts,
  list,
  listedPages,
  type PageContent,
  type PageKind,
  type PageReader,
  paragraphs,
  priceLine,
  reviewsBlock,
  section,
  storedLinks,
  storedNames,
  table,
} from '../../../modules/pages/public.ts';
import { CITY_TAG } from '../../../modules/travel/public.ts';
import { TRAVEL_DEALS } from '../../../modules/travel-deals/core.ts';
import { readInput } from '../../../platform/http/input.ts';
import type { Platform } from '../../../platform/slice.ts';
import { type Html, html } from '../../../platform/text/html.ts';
import { hotelNames, hotelsOfCity, listedHotels } from '../db/hotel-page.repo.ts';
import { hotelData } from './hotel-data.ts';
import { readHotelDetails } from './read-hotel-details.ts';
import { readHotelHome } from './read-hotel-home.ts';
import type { CityCache } from './search/city-cache.ts';

const TAGS = ['hotels', CITY_TAG, TRAVEL_DEALS];
const KEEPS = ['checkIn', 'checkOut', 'rooms', 'adults', 'childAges'];

/**
 * The hotel for the stay that the address asks for; for the night after today where it asks for none that can be had. Of who wants it exactly
 * it refuses what is wrong with the stay.
 */
async function readFor(platform: Platform, cityCache: CityCache, id: string, reader: PageReader): Promise<HotelDetail> {
  const read = (query: Record<string, string>) => {
    const asked = shapes.hotelDetails.query.safeParse({ ...query, id });
    return asked.success ? readHotelDetails(platform, cityCache, asked.data, reader) : null;
  };
  const next = addDays(dayIn('UTC', reader.now), 1);
  const usual = { checkIn: next, checkOut: addDays(next, 1) };
  const { checkIn, checkOut, ...party } = reader.query;
  if (reader.exact) {
    const stay = checkIn || checkOut ? reader.query : { ...party, ...usual };
    const asked = readInput(shapes.hotelDetails, { params: undefined, query: { ...stay, id }, body: undefined });
    return readHotelDetails(platform, cityCache, asked.query, reader);
  }
  const wanted = checkIn && checkOut ? { checkIn, checkOut } : usual;
  const found = await read({ ...party, ...wanted })?.catch((error: unknown) => {
    // Days that are over or too far ahead are refused by their fields.
    if (error instanceof Refusal && error.key !== 'record.not_found' && error.key !== 'hotel.offline') return null;
    throw error;
  });
  return found ?? readHotelDetails(platform, cityCache, { id, rooms: 1, adults: 2, childAges: [], ...usual }, reader);
}

/** What cancelling costs by a plan until when. */
const policyText = (hotel: HotelDetail, plan: RatePlanOffer, reader: PageReader): Html | null =>
  list(
    plan.policy.map(({ until, fee }) => {
      const when = until
        ? reader.say('travel.policy_until', { time: reader.moment(until, hotel.zone) })
        : reader.say(plan.policy.length > 1 ? 'page.then' : 'travel.policy_always');
      const amount = reader.money(fee);
      const costs = fee.usd === 0 ? reader.say('travel.policy_free') : reader.say('travel.policy_fee', { amount });
      return reader.say('travel.policy_step', { when, costs });
    }),
  );

/** What a plan costs for the stay, or why it cannot be had. */
function planPrice({ price, deal, closed }: RatePlanOffer, reader: PageReader): Html {
  if (!price) return html`${reader.say(closed ? `hotels.closed.${closed}` : 'hotels.no_room')}`;
  if (!deal || deal.percent === 0) return html`${reader.money(price.total)}`;
  const off = reader.say('page.percent_off', { percent: deal.percent });
  return html`${reader.money(price.total)} <s>${reader.money(deal.totalWas)}</s> ${off}`;
}

const planRow = (hotel: HotelDetail, plan: RatePlanOffer, reader: PageReader) => [
  plan.name,
  reader.say(`hotels.board.${plan.board}`),
  planPrice(plan, reader),
  policyText(hotel, plan, reader),
];

const roomBlock = (hotel: HotelDetail, room: RoomTypeOffer, reader: PageReader): Html =>
  html`<h3>${room.name}</h3><p>${[
    reader.say('hotels.square_metres', { size: room.squareMetres }),
    ...room.beds.map(({ bed, count }) => reader.say('hotels.beds', { count, bed: reader.say(`hotels.bed.${bed}`) })),
    reader.count('hotels.fits', room.maxGuests),
  ].join(' · ')}</p>${paragraphs(room.description)}${table(
    [reader.say('page.plan'), reader.say('hotels.meals'), reader.say('page.price'), reader.say('travel.cancellation')],
    room.plans.map((plan) => planRow(hotel, plan, reader)),
  )}`;

function body(hotel: HotelDetail, reader: PageReader): Html {
  const { stay } = hotel;
  const prices = hotel.roomTypes.flatMap(({ plans }) => plans.flatMap(({ price }) => price ?? []));
  const [best] = [...prices].sort((a, b) => a.total.usd - b.total.usd);
  const when = stay ? reader.say('page.stay', { from: reader.day(stay.checkIn), to: reader.day(stay.checkOut) }) : null;
  return html`${
    best
      ? priceLine({
          price: reader.say('hotels.from_night', { amount: reader.money(best.nightly) }),
          notes: [when, reader.say('hotels.taxes_in')],
        })
      : html`<p>${reader.say('hotels.no_room')}${when ? ` · ${when}` : ''}</p>`
  }
${paragraphs(hotel.description)}
${facts([
  [reader.say('page.address'), addressLine(hotel.address, hotel.area, hotel.city, hotel.country)],
  [reader.say('page.phone'), hotel.phone],
  [reader.say('hotels.stars'), hotel.stars > 0 ? '★'.repeat(hotel.stars) : null],
  [reader.say('page.hours'), reader.say('page.check_in_out', { from: hotel.checkInFrom, until: hotel.checkOutUntil })],
  [reader.say('hotels.facilities'), reader.listed(hotel.facilities.map((one) => reader.say(`hotels.facility.${one}`)))],
  [reader.say('hotels.rule_children'), hotel.policies.children],
  [reader.say('hotels.rule_pets'), hotel.policies.pets],
  [reader.say('hotels.rule_extra'), hotel.policies.extra],
])}
${section(reader.say('hotels.rooms'), html`${hotel.roomTypes.map((room) => roomBlock(hotel, room, reader))}`)}
${reviewsBlock({ score: hotel.score, best: 10, reviews: hotel.reviews, latest: hotel.latestReviews }, reader)}`;
}

async function read(platform: Platform, cityCache: CityCache, id: string, reader: PageReader): Promise<PageContent> {
  const hotel = await readFor(platform, cityCache, id, reader);
  return {
    name: hotel.name,
    about: cutText(hotel.description || `${hotel.name}, ${hotel.city}`, 300),
    pictures: hotel.pictures.length > 0 ? hotel.pictures : [hotel.cover],
    within: [{ kind: 'city', id: hotel.cityId, name: hotel.city }],
    opens: {
      route: 'hotelDetails',
      query: { id, ...(hotel.stay && { checkIn: hotel.stay.checkIn, checkOut: hotel.stay.checkOut }) },
    },
    body: body(hotel, reader),
    data: [hotelData(hotel, reader.address('hotel', hotel))],
    tags: TAGS,
  };
}

/** The pages of hotels. */
export const hotelPages = (platform: Platform, cityCache: CityCache): PageKind => ({
  kind: 'hotel',
  keeps: KEEPS,
  names: (id) => storedNames(platform.reads, hotelNames(id)),
  read: (id, reader) => read(platform, cityCache, id, reader),
  listed: listedPages(platform.auxiliaryDb, listedHotels),
  featured: async (reader) => ({
    title: reader.say('travel.kind.hotel'),
    links: (await readHotelHome(platform, cityCache, reader)).hot.map((one) => ({
      kind: 'hotel',
      id: one.id,
      name: one.name,
      picture: one.cover,
      notes: [one.city, one.price && reader.say('hotels.from_night', { amount: reader.money(one.price.nightly) })],
    })),
    tags: TAGS,
  }),
});

/** The hotels on the page of a city. */
export const hotelsInCity = (platform: Platform): CityLinks => ({
  title: 'travel.kind.hotel',
  links: (cityId, { lang }) => storedLinks(platform.reads, hotelsOfCity(cityId), { kind: 'hotel', lang }),
  tags: ['hotels'],
});

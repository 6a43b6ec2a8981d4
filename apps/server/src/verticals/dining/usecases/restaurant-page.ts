import { refuseField } from '@app/contract/core/refuse';
import { weekdayTexts } from '@app/contract/core/time-words';
import { struckPrice } from '@app/contract/deals/deal-mark';
import { shapes } from '@app/contract/verticals/dining/schemas';
import type { RestaurantDetail } from '@app/contract/verticals/dining/views';
import { addDays } from '@app/kernel/local-day';
import { queryOf } from '../../../modules/assistants/public.ts';
import {
  addressLine,
  type CityLinks,
  checkDay,
  cutText,
  facts,
  type JsonLd,
  list,
  listedPages,
  offerData,
  type PageContent,
  type PageKind,
  type PageReader,
  paragraphs,
  placeData,
  ratingData,
  reviewsBlock,
  reviewsData,
  section,
  storedLinks,
  storedNames,
  table,
} from '../../../modules/pages/public.ts';
import { CITY_TAG } from '../../../modules/travel/public.ts';
import { TRAVEL_DEALS } from '../../../modules/travel-deals/core.ts';
import type { Platform } from '../../../platform/slice.ts';
import { type Html, html } from '../../../platform/text/html.ts';
import { listedRestaurants, restaurantNames, restaurantsOfCity } from '../db/restaurant-page.repo.ts';
import { hoursData } from '../domain/hours-data.ts';
import { readRestaurantDetails } from './read-restaurant.ts';
import { readDiningHome } from './search/read-dining-home.ts';
import { DINING } from './tags.ts';

const TAGS = [DINING, CITY_TAG, TRAVEL_DEALS];
const KEEPS = ['day', 'time', 'adults', 'childAges', 'area'];

const cuisines = (of: Pick<RestaurantDetail, 'cuisines'>, reader: PageReader): string[] =>
  of.cuisines.map((one) => reader.say(`dining.cuisine.${one}`));

function data(restaurant: RestaurantDetail, reader: PageReader): JsonLd {
  const url = reader.address('restaurant', restaurant);
  return {
    '@type': 'Restaurant',
    ...placeData(restaurant),
    ...(restaurant.phone ? { telephone: restaurant.phone } : {}),
    servesCuisine: cuisines(restaurant, reader),
    priceRange: '$'.repeat(restaurant.priceLevel),
    acceptsReservations: true,
    openingHoursSpecification: restaurant.hours.map(hoursData),
    ...(restaurant.menus.length > 0
      ? {
          hasMenu: {
            '@type': 'Menu',
            hasMenuSection: {
              '@type': 'MenuSection',
              name: reader.say('dining.menus'),
              hasMenuItem: restaurant.menus.map(({ name, courses, price }) => ({
                '@type': 'MenuItem',
                name,
                description: reader.listed(courses),
                offers: offerData({ price, availability: 'InStock', url }),
              })),
            },
          },
        }
      : {}),
    ...ratingData({ score: restaurant.score, best: 10, reviews: restaurant.reviews }),
    ...reviewsData(restaurant.latestReviews),
  };
}

function hours(restaurant: RestaurantDetail, reader: PageReader): Html | null {
  const names = weekdayTexts(reader.language, 1);
  return section(
    reader.say('dining.hours_title'),
    list(restaurant.hours.map(({ weekday, opens, closes }) => `${names[weekday - 1]?.long ?? ''} ${opens}–${closes}`)),
  );
}

const menus = (restaurant: RestaurantDetail, reader: PageReader): Html | null =>
  section(
    reader.say('dining.menus'),
    table(
      [reader.say('page.menu'), reader.say('page.price'), reader.say('page.before')],
      restaurant.menus.map(({ name, courses, price, deals }) => {
        const [deal] = deals;
        const before = deal ? struckPrice(deal.deal) : null;
        return [
          html`${name}<br>${reader.listed(courses)}`,
          reader.money(deal?.price ?? price),
          before && html`<s>${reader.money(before)}</s>`,
        ];
      }),
    ),
  );

function body(restaurant: RestaurantDetail, reader: PageReader): Html {
  const { average, deposit } = restaurant;
  return html`<p>${[
    ...cuisines(restaurant, reader),
    average && reader.say('dining.about_each', { amount: reader.money(average) }),
  ]
    .filter(Boolean)
    .join(' · ')}</p>
${paragraphs(restaurant.story)}
${facts([
  [reader.say('page.address'), addressLine(restaurant.address, restaurant.area, restaurant.city, restaurant.country)],
  [reader.say('page.phone'), restaurant.phone],
  [reader.say('dining.price_level'), '$'.repeat(restaurant.priceLevel)],
  [reader.say('page.tables'), reader.listed(restaurant.areas.map(({ name }) => name))],
  [
    reader.say('page.deposit'),
    deposit && reader.count('page.deposit_each', deposit.fromParty, { amount: reader.money(deposit.each) }),
  ],
])}
${hours(restaurant, reader)}
${menus(restaurant, reader)}
${section(reader.say('dining.dishes'), list(restaurant.dishes))}
${section(
  reader.say('travel.cancellation'),
  deposit &&
    list(
      restaurant.cancelSteps.map(({ hoursBefore, percent }) =>
        reader.count('page.cancel_hours', hoursBefore, { percent }),
      ),
    ),
)}
${reviewsBlock({ score: restaurant.score, best: 10, reviews: restaurant.reviews, latest: restaurant.latestReviews }, reader)}`;
}

/** Refuses what is asked for exactly and cannot be booked here: people, and a day that is over or further ahead than it takes bookings. */
function checkAsked({ id, today, daysAhead }: RestaurantDetail, reader: PageReader): void {
  checkDay(reader, today);
  if (!reader.exact) return;
  const { day, time, adults, childAges } = reader.query;
  queryOf(shapes.diningSlots.query, { restaurant: id, day, time, adults, childAges });
  if (day !== undefined && day > addDays(today, daysAhead)) {
    refuseField('day', 'field.dining_far');
  }
}

async function read(platform: Platform, id: string, reader: PageReader): Promise<PageContent> {
  const restaurant = await readRestaurantDetails(platform, { id }, reader);
  checkAsked(restaurant, reader);
  return {
    name: restaurant.name,
    about: cutText(restaurant.story || `${restaurant.name}, ${restaurant.city}`, 300),
    pictures: restaurant.pictures.length > 0 ? restaurant.pictures : [restaurant.cover],
    within: [{ kind: 'city', id: restaurant.cityId, name: restaurant.city }],
    opens: { route: 'diningDetails', query: { id } },
    body: body(restaurant, reader),
    data: [data(restaurant, reader)],
    tags: TAGS,
  };
}

/** The pages of restaurants. */
export const restaurantPages = (platform: Platform): PageKind => ({
  kind: 'restaurant',
  keeps: KEEPS,
  names: (id) => storedNames(platform.reads, restaurantNames(id)),
  read: (id, reader) => read(platform, id, reader),
  listed: listedPages(platform.auxiliaryDb, listedRestaurants),
  featured: async (reader) => ({
    title: reader.say('travel.kind.dining'),
    links: (await readDiningHome(platform, reader)).hot.map(({ id, name, cover, city }) => ({
      kind: 'restaurant',
      id,
      name,
      picture: cover,
      notes: [city],
    })),
    tags: TAGS,
  }),
});

/** The restaurants on the page of a city. */
export const restaurantsInCity = (platform: Platform): CityLinks => ({
  title: 'travel.kind.dining',
  links: (cityId, { lang }) => storedLinks(platform.reads, restaurantsOfCity(cityId), { kind: 'restaurant', lang }),
  tags: [DINING],
});

import { struckPrice } from '@app/contract/deals/deal-mark';
import type { MealDetail } from '@app/contract/verticals/meals/views';
import {
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
  priceLine,
  ratingData,
  reviewsBlock,
  reviewsData,
  section,
  storedNames,
} from '../../../modules/pages/public.ts';
import { TRAVEL_DEALS } from '../../../modules/travel-deals/core.ts';
import type { Platform } from '../../../platform/slice.ts';
import { type Html, html } from '../../../platform/text/html.ts';
import { listedMeals, mealNames } from '../db/meal-page.repo.ts';
import { readMealDetails } from './show-meals.ts';
import { MEALS } from './tags.ts';

function body(meal: MealDetail, reader: PageReader): Html {
  const { left } = meal;
  const before = struckPrice(meal.deal);
  return html`${priceLine({
    price: reader.money(meal.price),
    before: before && reader.money(before),
    notes: [
      reader.say('page.people_of', { count: meal.people }),
      `${reader.say('page.worth')}: ${reader.money(meal.value)}`,
      left === 0 ? reader.say('catalog.sold_out') : null,
    ],
  })}
${paragraphs(meal.story)}
${meal.courses.map(({ name, choose, of }) =>
  section(
    name,
    html`${choose < of.length ? html`<p>${reader.say('page.choose_of', { count: choose })}</p>` : null}${list(of.map((dish) => dish.name))}`,
  ),
)}
${facts([
  [reader.say('page.deal_time'), reader.say('page.valid_to', { day: reader.day(meal.validTo) })],
  [reader.say('page.left'), left],
])}
${section(
  reader.say('page.where_usable'),
  list(
    meal.places.map(
      (place) =>
        html`<a href="${reader.path('restaurant', place)}">${place.name}</a><br>${reader.listed([place.address, place.city])}`,
    ),
  ),
)}
${reviewsBlock({ score: meal.score, best: 10, reviews: meal.reviews, latest: meal.latestReviews }, reader)}`;
}

const data = (meal: MealDetail, reader: PageReader): JsonLd => ({
  '@type': 'Product',
  offers: offerData({
    price: meal.price,
    availability: meal.left === 0 ? 'SoldOut' : meal.left === null ? 'InStock' : 'LimitedAvailability',
    url: reader.address('meal', meal),
    before: struckPrice(meal.deal),
    until: meal.deal?.endsAt ?? null,
  }),
  ...ratingData({ score: meal.score, best: 10, reviews: meal.reviews }),
  ...reviewsData(meal.latestReviews),
});

async function read(platform: Platform, id: string, reader: PageReader): Promise<PageContent> {
  const meal = await readMealDetails(platform, id, reader);
  const images = meal.gallery.flatMap(({ kind, url }) => (kind === 'image' ? [url] : []));
  return {
    name: meal.name,
    about: cutText(meal.story || reader.listed(meal.places.map(({ name }) => name)) || meal.name, 300),
    pictures: images.length > 0 ? images : [meal.cover],
    within: [],
    opens: { route: 'mealDetails', query: { set: id } },
    body: body(meal, reader),
    data: [data(meal, reader)],
    tags: [MEALS, TRAVEL_DEALS],
    type: 'product',
  };
}

/** The pages of set meals. */
export const mealPages = (platform: Platform): PageKind => ({
  kind: 'meal',
  names: (id) => storedNames(platform.reads, mealNames(id)),
  read: (id, reader) => read(platform, id, reader),
  listed: listedPages(platform.auxiliaryDb, listedMeals),
});

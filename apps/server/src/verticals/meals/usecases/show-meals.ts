import { type Locale, localize } from '@app/contract/core/locale';
import { assertThat, refuse, refuseField } from '@app/contract/core/refuse';
import type { Price } from '@app/contract/core/validation';
import { mealLimits } from '@app/contract/verticals/meals/limits';
import type { MealQuery } from '@app/contract/verticals/meals/schemas';
import type { MealCard, MealDetail } from '@app/contract/verticals/meals/views';
import { decodeCursor, encodeCursor } from '@app/kernel/pagination';
import { dayIn } from '@app/kernel/zone-time';
import { priceIn } from '../../../modules/currencies/public.ts';
import { reviewsHead } from '../../../modules/travel/public.ts';
import { type DealsNow, dealMarkOf, dealsNow } from '../../../modules/travel-deals/core.ts';
import type { Platform } from '../../../platform/slice.ts';
import { cityNamed, readSet, setsIn } from '../db/set.repo.ts';
import { fullPlaceView, placeView } from '../domain/meal-snapshot.ts';
import { orderedSets, savingPercent } from '../domain/rank-sets.ts';
import { leftOf, type StoredSet } from '../domain/stored-set.ts';
import { validityOf } from '../domain/validity.ts';
import { setItems } from './offer-meal.ts';

export type Asking = { readonly lang: Locale; readonly currency: string };
type MealsReader = {
  readonly lang: Locale;
  readonly price: (usd: number) => Price;
  readonly now: Date;
  readonly deals: DealsNow;
};

function cardOf(set: StoredSet, { lang, price, now, deals }: MealsReader): MealCard {
  const left = leftOf(set);
  const off = deals(setItems(set, { pieces: 1, day: dayIn(set.places[0]?.zone ?? 'UTC', now) }));
  const usd = set.usd - (off?.offUsd ?? 0);
  return {
    id: set.id,
    name: localize(set.name, lang),
    cover: set.cover,
    people: set.people,
    price: price(usd),
    deal: dealMarkOf(off, { wasUsd: set.usd, nowUsd: usd, price }),
    value: price(set.valueUsd),
    savingPercent: savingPercent({ ...set, usd }),
    sold: set.sold,
    left: left <= mealLimits.fewLeft ? left : null,
    score: set.score === null ? null : set.score / 10,
    reviews: set.reviews,
    validTo: validityOf({ ...set, zone: set.places[0]?.zone ?? 'UTC' }, now).to,
    usable: set.usable,
    needsTable: set.needsTable,
    refund: set.refund,
    refundAtExpiry: set.refundAtExpiry,
    places: set.places.map((place) => placeView(place, lang)),
  };
}

/** Where the next stretch of a list begins: after the set named last, or at its former place. */
function startOf(list: readonly StoredSet[], cursor: string | undefined): number {
  if (cursor === undefined) return 0;
  const [place, id] = decodeCursor(cursor, 2) ?? [];
  if (typeof place !== 'number' || typeof id !== 'string' || !Number.isSafeInteger(place) || place < 0) {
    return refuseField('cursor', 'field.invalid');
  }
  const at = list.findIndex((set) => set.id === id);
  return at === -1 ? place : at + 1;
}

/** Set meals that can be used in a city. Refuses record.not_found where the city is none that is travelled to. */
export async function searchMeals(platform: Platform, query: MealQuery, asking: Asking) {
  const city = (await cityNamed(platform.reads, query.city)) ?? refuse('record.not_found');
  const [sets, price, deals] = await Promise.all([
    setsIn(platform.reads, { cityId: city.id, restaurantId: query.restaurant, keyword: query.keyword }),
    priceIn(platform, asking.currency),
    dealsNow(platform),
  ]);
  const list = orderedSets(
    sets.filter(({ people }) => people >= (query.people ?? 1)),
    query.sort,
  );
  const start = startOf(list, query.cursor);
  const page = list.slice(start, start + query.limit);
  const [last, end] = [page.at(-1), start + page.length];
  const reader = { lang: asking.lang, price, now: platform.clock.now(), deals };
  return {
    list: page.map((set) => cardOf(set, reader)),
    cursor: last && end < list.length ? encodeCursor([end, last.id]) : null,
    total: list.length,
    city: { id: city.id, name: localize(city.name as StoredSet['name'], asking.lang) },
  };
}

/** One set with everything a customer reads before ordering. Refuses record.not_found and meal.offline. */
export async function readMealDetails(platform: Platform, id: string, asking: Asking): Promise<MealDetail> {
  const set = (await readSet(platform.reads, id)) ?? refuse('record.not_found');
  assertThat(set.online && set.places.length > 0, 'meal.offline');
  const [price, deals, head] = await Promise.all([
    priceIn(platform, asking.currency),
    dealsNow(platform),
    reviewsHead(platform, { kind: 'diningcombo', subjectId: set.id }, asking.lang),
  ]);
  const { lang } = asking;
  return {
    ...cardOf(set, { lang, price, now: platform.clock.now(), deals }),
    story: localize(set.story, lang),
    gallery: set.gallery,
    courses: set.courses.map(({ name, choose, of }) => ({
      name: localize(name, lang),
      choose,
      of: of.map((dish) => ({ name: localize(dish.name, lang), value: price(dish.valueUsd) })),
    })),
    blackout: [...set.blackout],
    validDays: set.validDays,
    perCustomer: set.perCustomer,
    perTable: set.perTable,
    places: set.places.map((place) => fullPlaceView(place, lang)),
    ...head,
  };
}

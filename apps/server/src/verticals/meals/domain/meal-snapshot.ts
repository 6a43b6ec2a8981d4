import { namesText } from '@app/contract/core/list-words';
import { type Locale, type Localized, localize } from '@app/contract/core/locale';
import type { TravelSubject } from '@app/contract/travel/order-views';
import type { CodeState, MealRefund } from '@app/contract/verticals/meals/facts';
import type { MealCode, MealItem, UsableTimes } from '@app/contract/verticals/meals/views';
import type { Day } from '@app/kernel/local-day';
import type { SetCourse, SetPlace, StoredSet } from './stored-set.ts';

/** Everything about set meals that stays as it was ordered, with names in every language. */
export type MealSnapshot = {
  readonly setId: string;
  readonly set: Localized;
  /** Names of the restaurants, one after the other. */
  readonly restaurants: Localized;
  readonly cover: string;
  readonly pieces: number;
  readonly people: number;
  readonly usd: number;
  readonly valueUsd: number;
  readonly courses: readonly SetCourse[];
  readonly usable: UsableTimes;
  readonly blackout: readonly string[];
  readonly perTable: number;
  readonly needsTable: boolean;
  readonly validTo: Day;
  readonly refund: MealRefund;
  readonly refundAtExpiry: boolean;
  readonly places: readonly SetPlace[];
};

/** One piece as it stands now. */
export type StoredCode = {
  readonly number: number;
  readonly code: string;
  readonly state: CodeState;
  readonly paidUsd: number;
  readonly points: number;
  readonly pointsValueUsd: number;
  readonly usedAt: Date | null;
  readonly placeId: string | null;
  readonly expiresAt: Date;
};

/** An order is found by its set or its restaurants. */
export const MEAL_NAMES = ['set', 'restaurants'] as const satisfies readonly (keyof MealSnapshot)[];

export const asSnapshot = (kept: Record<string, unknown>): MealSnapshot => kept as unknown as MealSnapshot;

/** What set meals promise beside price and days: dishes, restaurants, when and how they are used, and what comes back. */
export const promisedMeal = (kept: Record<string, unknown>) => {
  const { courses, usable, blackout, perTable, needsTable, refund, refundAtExpiry, places } = asSnapshot(kept);
  return [
    courses.map(({ name, choose, of }) => [name['en-US'], choose, of.map((dish) => dish.name['en-US'])]),
    [...usable.weekdays],
    usable.from,
    usable.to,
    [...blackout],
    perTable,
    needsTable,
    refund,
    refundAtExpiry,
    places.map(({ id }) => id),
  ];
};

const namesOf = (places: readonly SetPlace[]): Localized => {
  const joined = (lang: Locale): string =>
    namesText(
      lang,
      places.map(({ name }) => localize(name, lang)),
    );
  return { 'en-US': joined('en-US'), 'zh-cn': joined('zh-cn'), es: joined('es'), pt: joined('pt') };
};

export function snapshotOf(set: StoredSet, of: { readonly pieces: number; readonly validTo: Day }): MealSnapshot {
  return {
    setId: set.id,
    set: set.name,
    restaurants: namesOf(set.places),
    cover: set.cover,
    pieces: of.pieces,
    people: set.people,
    usd: set.usd,
    valueUsd: set.valueUsd,
    courses: set.courses,
    usable: set.usable,
    blackout: set.blackout,
    perTable: set.perTable,
    needsTable: set.needsTable,
    validTo: of.validTo,
    refund: set.refund,
    refundAtExpiry: set.refundAtExpiry,
    places: set.places,
  };
}

/** A restaurant as customers see it. */
export const placeView = (place: SetPlace, lang: Locale) => ({
  id: place.id,
  name: localize(place.name, lang),
  city: localize(place.city, lang),
  area: localize(place.area, lang),
});
export const fullPlaceView = (place: SetPlace, lang: Locale) => ({
  ...placeView(place, lang),
  address: localize(place.address, lang),
  phone: place.phone,
  latitude: place.latitude,
  longitude: place.longitude,
});

/** Whether unused pieces go back on their customer's wish. */
export const mayGiveBack = (refund: MealRefund, codes: readonly StoredCode[], now: Date): boolean =>
  refund !== 'none' &&
  codes.some(({ state, expiresAt }) => state === 'usable' && now < expiresAt) &&
  (refund === 'any_time' || codes.every(({ state }) => state !== 'used'));

/** The pieces of an order, and who reads them when. */
export type Pieces = { readonly codes: readonly StoredCode[]; readonly own: boolean; readonly now: Date };

function codeView(one: StoredCode, of: { snapshot: MealSnapshot; lang: Locale; own: boolean }): MealCode {
  const place = of.snapshot.places.find(({ id }) => id === one.placeId);
  return {
    number: one.number,
    code: of.own ? one.code : null,
    state: one.state,
    paidUsd: one.paidUsd,
    points: one.points,
    usedAt: one.usedAt?.toISOString() ?? null,
    place: place ? localize(place.name, of.lang) : null,
  };
}

function itemOf(snapshot: MealSnapshot, lang: Locale, pieces: Pieces | null): MealItem {
  const { setId, people, usd, valueUsd, usable, perTable, needsTable, validTo, refund, refundAtExpiry } = snapshot;
  return {
    setId,
    pieces: snapshot.pieces,
    people,
    usd,
    valueUsd,
    courses: snapshot.courses.map(({ name, choose, of }) => ({
      name: localize(name, lang),
      choose,
      of: of.map((dish) => ({ name: localize(dish.name, lang), value: dish.valueUsd })),
    })),
    usable,
    blackout: [...snapshot.blackout],
    perTable,
    needsTable,
    validTo,
    refund,
    refundAtExpiry,
    places: snapshot.places.map((place) => fullPlaceView(place, lang)),
    codes: pieces ? pieces.codes.map((one) => codeView(one, { snapshot, lang, own: pieces.own })) : [],
    mayGiveBack: pieces?.own === true && mayGiveBack(refund, pieces.codes, pieces.now),
  };
}

/** What an order or quote is of, in a language; its `item` is the contract's `MealItem`. */
export function describeMeal(kept: Record<string, unknown>, lang: Locale, pieces: Pieces | null = null): TravelSubject {
  const snapshot = asSnapshot(kept);
  const [first] = snapshot.places;
  return {
    title: localize(snapshot.set, lang),
    subtitle: localize(snapshot.restaurants, lang),
    cover: snapshot.cover,
    place: first
      ? {
          name: localize(first.name, lang),
          address: localize(first.address, lang),
          latitude: first.latitude,
          longitude: first.longitude,
          phone: first.phone,
        }
      : null,
    item: itemOf(snapshot, lang, pieces),
  };
}

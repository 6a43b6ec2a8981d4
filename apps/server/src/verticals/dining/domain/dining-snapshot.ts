import { type Locale, type Localized, localize } from '@app/contract/core/locale';
import type { TravelSubject } from '@app/contract/travel/order-views';
import type { ConfirmedBy, Cuisine, Occasion } from '@app/contract/verticals/dining/facts';
import type { DiningItem } from '@app/contract/verticals/dining/views';
import { addDays, type Day } from '@app/kernel/local-day';

import type { DiningRequest } from './dining-request.ts';
import { NOTHING_SAID, type Said } from './said.ts';
import type { Seat } from './seating.ts';
import type { StoredMenu, StoredRestaurant } from './stored-restaurant.ts';
import { stayOf } from './table-times.ts';

/** Everything about a table that stays as it was booked, with names in every language. */
export type DiningSnapshot = {
  readonly restaurantId: string;
  readonly areaId: string;
  readonly restaurant: Localized;
  readonly area: Localized;
  readonly address: Localized;
  readonly cover: string;
  readonly phone: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly cuisines: readonly Cuisine[];
  readonly day: Day;
  readonly date: Day;
  readonly time: string;
  readonly zone: string;
  readonly adults: number;
  readonly childAges: readonly number[];
  readonly tables: number;
  readonly startsQuarter: number;
  readonly quarters: number;
  readonly stayMinutes: number;
  readonly occasion: Occasion;
  readonly menus: readonly {
    readonly id: string;
    readonly name: Localized;
    readonly courses: readonly Localized[];
    readonly count: number;
    readonly usd: number;
    readonly prepaid: boolean;
  }[];
  readonly deposit: { readonly eachUsd: number; readonly people: number } | null;
  readonly confirm: ConfirmedBy;
  /** Missing in bookings made before it was stored. */
  readonly averageUsd?: number | null;
};

/** A booking is found by its restaurant, its kind of table, or where it is. */
export const DINING_NAMES = ['restaurant', 'area', 'address'] as const satisfies readonly (keyof DiningSnapshot)[];

export const asSnapshot = (kept: Record<string, unknown>): DiningSnapshot => kept as unknown as DiningSnapshot;

/** What a table promises beside its price and hour: its kind, how long it is had, the menus, and who confirms it. */
export const promisedTable = (kept: Record<string, unknown>) => {
  const { areaId, tables, stayMinutes, menus, confirm } = asSnapshot(kept);
  return [
    areaId,
    tables,
    stayMinutes,
    confirm,
    menus.map(({ id, count, courses }) => [id, count, courses.map((one) => one['en-US'])]),
  ];
};

export const peopleIn = ({ adults, childAges }: Pick<DiningSnapshot, 'adults' | 'childAges'>): number =>
  adults + childAges.length;

export function snapshotOf(of: {
  readonly restaurant: StoredRestaurant;
  readonly seat: Seat;
  readonly request: DiningRequest;
  readonly menus: readonly { readonly menu: StoredMenu; readonly count: number }[];
  readonly depositPeople: number;
}): DiningSnapshot {
  const { restaurant, seat, request } = of;
  const people = peopleIn(request);
  return {
    restaurantId: restaurant.id,
    areaId: seat.area.id,
    restaurant: restaurant.name,
    area: seat.area.name,
    address: restaurant.address,
    cover: restaurant.cover,
    phone: restaurant.phone,
    latitude: restaurant.latitude,
    longitude: restaurant.longitude,
    cuisines: restaurant.cuisines,
    day: seat.time.day,
    date: seat.time.nextDay ? addDays(seat.time.day, 1) : seat.time.day,
    time: seat.time.time,
    zone: restaurant.zone,
    adults: request.adults,
    childAges: request.childAges,
    tables: seat.tables,
    startsQuarter: seat.quarter,
    quarters: seat.quarters,
    stayMinutes: stayOf(restaurant, people),
    occasion: request.occasion,
    menus: of.menus.map(({ menu: { id, name, courses, usd, prepaid }, count }) => ({
      id,
      name,
      courses,
      count,
      usd,
      prepaid,
    })),
    deposit: of.depositPeople > 0 ? { eachUsd: restaurant.depositUsd, people: of.depositPeople } : null,
    confirm: restaurant.confirm,
    averageUsd: restaurant.averageUsd,
  };
}

function itemOf(snapshot: DiningSnapshot, lang: Locale, said: Said, secondTable: boolean): DiningItem {
  const { restaurantId, areaId, tables, day, date, time, zone, adults, stayMinutes, occasion, confirm } = snapshot;
  return {
    restaurantId,
    areaId,
    area: localize(snapshot.area, lang),
    tables,
    averageUsd: snapshot.averageUsd ?? null,
    day,
    date,
    time,
    zone,
    people: peopleIn(snapshot),
    adults,
    childAges: [...snapshot.childAges],
    stayMinutes,
    occasion,
    cuisines: [...snapshot.cuisines],
    menus: snapshot.menus.map((menu) => ({
      ...menu,
      name: localize(menu.name, lang),
      courses: menu.courses.map((course) => localize(course, lang)),
    })),
    deposit: snapshot.deposit,
    confirm,
    ...said,
    secondTable,
  };
}

/** What an order or quote is of, in a language; its `item` is the contract's `DiningItem`. */
export function describeDining(
  kept: Record<string, unknown>,
  lang: Locale,
  said: Said = NOTHING_SAID,
  secondTable = false,
): TravelSubject {
  const snapshot = asSnapshot(kept);
  const name = localize(snapshot.restaurant, lang);
  const { latitude, longitude, phone } = snapshot;
  return {
    title: name,
    subtitle: localize(snapshot.area, lang),
    cover: snapshot.cover,
    place: { name, address: localize(snapshot.address, lang), latitude, longitude, phone },
    item: itemOf(snapshot, lang, said, secondTable),
  };
}

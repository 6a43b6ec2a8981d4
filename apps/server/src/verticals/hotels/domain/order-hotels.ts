import type { HotelSort } from '@app/contract/verticals/hotels/facts';
import { idAt } from './city-facts.ts';
import type { Found } from './rank-hotels.ts';

const scoreOf = ({ city, hotel }: Found, unknown: number): number => {
  const score = city.hotels.score[hotel] ?? -1;
  return score === -1 ? unknown : score;
};
const weightOf = ({ city, hotel }: Found): number => city.hotels.sortWeight[hotel] ?? 0;

/** What a hotel is placed by under each order: lower comes first, equal ones by id. */
const keys: Record<HotelSort, (one: Found) => number> = {
  recommended: (one) => -weightOf(one) * 100_000 - scoreOf(one, 70) * 100 + one.nightlyUsd / 1_000,
  price_asc: ({ nightlyUsd }) => nightlyUsd,
  price_desc: ({ nightlyUsd }) => -nightlyUsd,
  score: (one) => -scoreOf(one, -1),
  distance: ({ distance }) => distance,
  stars: ({ city, hotel }) => -(city.hotels.stars[hotel] ?? 0),
};

export type PlaceInList = { readonly key: number; readonly id: string };
export const idOf = ({ city, hotel }: Found): string => idAt(city.hotels.ids, hotel);

type Placed = { readonly one: Found; readonly key: number };

/** Ids of one city rise with the places of its hotels, so most ties are settled without reading any. */
function isBefore(a: Placed, b: Placed): boolean {
  if (a.key !== b.key) return a.key < b.key;
  return a.one.city === b.one.city ? a.one.hotel < b.one.hotel : idOf(a.one) < idOf(b.one);
}

const isAfter = ({ one, key }: Placed, place: PlaceInList): boolean =>
  key > place.key || (key === place.key && idOf(one) > place.id);

/** Puts one among the first of an order, of which no more than `most` are kept. */
function putAmong(first: Placed[], placed: Placed, most: number): void {
  const last = first[most - 1];
  if (last && !isBefore(placed, last)) return;
  let from = 0;
  let to = first.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    const other = first[middle];
    if (other && isBefore(other, placed)) from = middle + 1;
    else to = middle;
  }
  first.splice(from, 0, placed);
  if (first.length > most) first.pop();
}

/** The next `limit` hotels of an order after a place, and the place of the last of them where more follow. */
export function stretch(
  found: readonly Found[],
  of: { readonly sort: HotelSort; readonly after: PlaceInList | null; readonly limit: number },
): { readonly list: Found[]; readonly next: PlaceInList | null } {
  const keyOf = keys[of.sort];
  const first: Placed[] = [];
  for (const one of found) {
    const placed = { one, key: keyOf(one) };
    if (of.after === null || isAfter(placed, of.after)) putAmong(first, placed, of.limit + 1);
  }
  const list = first.slice(0, of.limit);
  const last = list.at(-1);
  return {
    list: list.map(({ one }) => one),
    next: last && first.length > of.limit ? { key: last.key, id: idOf(last.one) } : null,
  };
}

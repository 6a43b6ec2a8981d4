import { BOARDS, FACILITIES } from '@app/contract/verticals/hotels/facts';
import {
  asked,
  defineFilters,
  type FiltersOf,
  flag,
  named,
  numbersOf,
  oneOf,
  price,
  someOf,
} from '../../../widgets/travel/search/define-filters.ts';

export const STARS = [5, 4, 3, 2] as const;
export const SCORES = [9, 8, 7, 6] as const;

/** What a search of hotels is filtered by; prices are of a night. */
export const hotelFilters = defineFilters({
  priceMin: price,
  priceMax: price,
  stars: numbersOf(STARS),
  score: asked('scoreMin', oneOf(SCORES)),
  board: someOf(BOARDS),
  free: asked('freeCancellation', flag),
  facilities: someOf(FACILITIES),
  area: named,
});

export type HotelFilters = FiltersOf<typeof hotelFilters>;

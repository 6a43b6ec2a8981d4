import { CUISINES, DINING_FACILITIES } from '@app/contract/verticals/dining/facts';
import {
  asked,
  defineFilters,
  type FiltersOf,
  flag,
  named,
  numbersOf,
  oneOf,
  someOf,
  words,
} from '../../../widgets/travel/search/define-filters.ts';

export const LEVELS = [1, 2, 3, 4] as const;
export const SCORES = [9, 8, 7] as const;

/** What a search of restaurants is filtered by. */
export const diningFilters = defineFilters({
  keyword: words,
  cuisines: someOf(CUISINES),
  levels: asked('priceLevels', numbersOf(LEVELS)),
  facilities: someOf(DINING_FACILITIES),
  area: named,
  score: asked('scoreMin', oneOf(SCORES)),
  free: asked('freeOnly', flag),
  open: asked('openNow', flag),
  noDeposit: asked('depositFree', flag),
});

export type DiningFilters = FiltersOf<typeof diningFilters>;

/** How many filters are on besides the cuisines, which have a row of their own. */
export const countBesideCuisines = (filters: DiningFilters): number =>
  diningFilters.count({ ...filters, cuisines: [] });

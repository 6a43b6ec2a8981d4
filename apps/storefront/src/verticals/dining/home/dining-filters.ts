import {
  CUISINES,
  type Cuisine,
  DINING_FACILITIES,
  DINING_SORTS,
  type DiningFacility,
  type DiningSort,
} from '@app/contract/verticals/dining/facts';
import { joined, knownOf } from '../../../widgets/travel/search/filter-params.ts';

/** What the address of a search may carry besides the city and the table. */
export type FilterParams = {
  readonly [K in
    | 'sort'
    | 'keyword'
    | 'cuisines'
    | 'levels'
    | 'facilities'
    | 'area'
    | 'score'
    | 'free'
    | 'open'
    | 'noDeposit']?: string;
};

export type DiningFilters = {
  readonly keyword: string;
  readonly cuisines: readonly Cuisine[];
  readonly levels: readonly number[];
  readonly facilities: readonly DiningFacility[];
  readonly area: string | null;
  readonly score: number | null;
  readonly free: boolean;
  readonly open: boolean;
  readonly noDeposit: boolean;
};

export const noDiningFilters: DiningFilters = {
  keyword: '',
  cuisines: [],
  levels: [],
  facilities: [],
  area: null,
  score: null,
  free: false,
  open: false,
  noDeposit: false,
};

export const LEVELS = [1, 2, 3, 4] as const;
export const SCORES = [9, 8, 7] as const;

export const diningSortOf = (params: FilterParams): DiningSort =>
  DINING_SORTS.find((one) => one === params.sort) ?? 'best';

/** The filters in an address. What cannot be read counts as absent. */
export const diningFiltersOf = (params: FilterParams): DiningFilters => ({
  keyword: (params.keyword ?? '').trim(),
  cuisines: knownOf(CUISINES, params.cuisines),
  levels: LEVELS.filter((level) => (params.levels ?? '').split(',').includes(String(level))),
  facilities: knownOf(DINING_FACILITIES, params.facilities),
  area: params.area?.trim() || null,
  score: SCORES.find((one) => String(one) === params.score) ?? null,
  free: params.free === '1',
  open: params.open === '1',
  noDeposit: params.noDeposit === '1',
});

const flag = (on: boolean): string | null => (on ? '1' : null);

/** The filters as parameters of the address. */
export const diningFilterParams = (filters: DiningFilters): Record<string, string | null> => ({
  keyword: filters.keyword === '' ? null : filters.keyword,
  cuisines: joined(filters.cuisines),
  levels: joined(filters.levels),
  facilities: joined(filters.facilities),
  area: filters.area,
  score: filters.score === null ? null : String(filters.score),
  free: flag(filters.free),
  open: flag(filters.open),
  noDeposit: flag(filters.noDeposit),
});

/** The filters as the search takes them. */
export const diningFilterQuery = (filters: DiningFilters) => ({
  ...(filters.keyword && { keyword: filters.keyword }),
  ...(filters.cuisines.length > 0 && { cuisines: filters.cuisines.join(',') }),
  ...(filters.levels.length > 0 && { priceLevels: filters.levels.join(',') }),
  ...(filters.facilities.length > 0 && { facilities: filters.facilities.join(',') }),
  ...(filters.area && { area: filters.area }),
  ...(filters.score !== null && { scoreMin: String(filters.score) }),
  ...(filters.free && { freeOnly: '1' as const }),
  ...(filters.open && { openNow: '1' as const }),
  ...(filters.noDeposit && { depositFree: '1' as const }),
});

/** How many filters are on besides the cuisines, which have a row of their own. */
export const diningFilterCount = (filters: DiningFilters): number =>
  Number(filters.keyword !== '') +
  filters.levels.length +
  filters.facilities.length +
  Number(filters.area !== null) +
  Number(filters.score !== null) +
  Number(filters.free) +
  Number(filters.open) +
  Number(filters.noDeposit);

export const anyDiningFilter = (filters: DiningFilters): boolean =>
  diningFilterCount(filters) + filters.cuisines.length > 0;

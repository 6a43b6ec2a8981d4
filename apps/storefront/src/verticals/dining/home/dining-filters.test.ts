import { describe, expect, it } from 'vitest';
import {
  anyDiningFilter,
  diningFilterCount,
  diningFilterParams,
  diningFilterQuery,
  diningFiltersOf,
  diningSortOf,
  noDiningFilters,
} from './dining-filters.ts';

describe('filters of restaurants in an address', () => {
  it('are read back as they were written', () => {
    const filters = diningFiltersOf({
      keyword: ' Rio ',
      cuisines: 'seafood,portuguese,none',
      levels: '4,1,9',
      facilities: 'outdoor',
      area: 'alfama',
      score: '8',
      free: '1',
      noDeposit: '1',
    });
    const params = Object.entries(diningFilterParams(filters)).flatMap(([name, value]) =>
      value === null ? [] : [[name, value]],
    );
    expect(diningFiltersOf(Object.fromEntries(params))).toEqual(filters);
    expect(filters.levels).toEqual([1, 4]);
    expect(filters.keyword).toBe('Rio');
    expect(diningFilterCount(filters)).toBe(8);
  });

  it('are asked as the search names them', () => {
    const filters = diningFiltersOf({
      levels: '2',
      score: '9',
      open: '1',
      free: '1',
      noDeposit: '1',
      cuisines: 'thai',
    });
    expect(diningFilterQuery(filters)).toEqual({
      cuisines: 'thai',
      priceLevels: '2',
      scoreMin: '9',
      openNow: '1',
      freeOnly: '1',
      depositFree: '1',
    });
  });

  it('are none where nothing can be read', () => {
    expect(diningFiltersOf({ score: '11', levels: 'x', free: 'yes' })).toEqual(noDiningFilters);
    expect(anyDiningFilter(noDiningFilters)).toBe(false);
    expect(anyDiningFilter(diningFiltersOf({ cuisines: 'thai' }))).toBe(true);
    expect(diningSortOf({ sort: 'loud' })).toBe('best');
  });
});

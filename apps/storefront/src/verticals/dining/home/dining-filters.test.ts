import { describe, expect, it } from 'vitest';
import { countBesideCuisines, diningFilters } from './dining-filters.ts';

describe('filters of restaurants in an address', () => {
  it('are read back as they were written', () => {
    const filters = diningFilters.of({
      keyword: ' Rio ',
      cuisines: 'seafood,portuguese,none',
      levels: '4,1,9',
      facilities: 'outdoor',
      area: 'alfama',
      score: '8',
      free: '1',
      noDeposit: '1',
    });
    const params = Object.entries(diningFilters.params(filters)).flatMap(([name, value]) =>
      value === null ? [] : [[name, value]],
    );
    expect(diningFilters.of(Object.fromEntries(params))).toEqual(filters);
    expect(filters.levels).toEqual([1, 4]);
    expect(filters.keyword).toBe('Rio');
    expect(countBesideCuisines(filters)).toBe(8);
  });

  it('are asked as the search names them', () => {
    const filters = diningFilters.of({
      levels: '2',
      score: '9',
      open: '1',
      free: '1',
      noDeposit: '1',
      cuisines: 'thai',
    });
    expect(diningFilters.query(filters)).toEqual({
      cuisines: 'thai',
      priceLevels: '2',
      scoreMin: '9',
      openNow: '1',
      freeOnly: '1',
      depositFree: '1',
    });
  });

  it('are none where nothing can be read', () => {
    expect(diningFilters.of({ score: '11', levels: 'x', free: 'yes' })).toEqual(diningFilters.none);
    expect(diningFilters.count(diningFilters.none)).toBe(0);
    expect(diningFilters.count(diningFilters.of({ cuisines: 'thai' }))).toBe(1);
  });
});

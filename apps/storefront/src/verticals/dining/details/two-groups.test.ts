import { expect, test } from 'vitest';
import { twoGroups } from './two-groups.ts';

test('a party that is too large for a table is two groups with a grown-up at either', () => {
  expect(twoGroups({ adults: 14, childAges: [] }, 12)).toEqual({
    first: { adults: 12, childAges: [] },
    second: { adults: 2, childAges: [] },
  });
  expect(twoGroups({ adults: 4, childAges: [4, 7, 9] }, 4)).toEqual({
    first: { adults: 3, childAges: [4] },
    second: { adults: 1, childAges: [7, 9] },
  });
  expect(twoGroups({ adults: 2, childAges: [1, 2, 3] }, 4)).toEqual({
    first: { adults: 1, childAges: [1, 2, 3] },
    second: { adults: 1, childAges: [] },
  });
});

test('there are no two groups where all fit, where two tables are too few, and where one grown-up comes', () => {
  expect(twoGroups({ adults: 4, childAges: [] }, 4)).toBeNull();
  expect(twoGroups({ adults: 9, childAges: [] }, 4)).toBeNull();
  expect(twoGroups({ adults: 1, childAges: [3, 4, 5, 6] }, 4)).toBeNull();
});

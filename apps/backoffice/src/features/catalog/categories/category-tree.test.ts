import type { StaffCategory } from '@app/contract/catalog/staff-schemas';
import { expect, test } from 'vitest';
import { categoryTree } from './category-tree';

const category = (id: string, parentId: string | null) => ({ id, parentId, name: { 'en-US': id } }) as StaffCategory;
const all = [category('bags', null), category('totes', 'bags'), category('shoes', null)];

test('when nothing is searched, then the whole tree stands', () => {
  const tree = categoryTree(all, () => true);
  expect(tree.map((row) => [row.id, row.below?.map((below) => below.id)])).toEqual([
    ['bags', ['totes']],
    ['shoes', undefined],
  ]);
});

test('when a category below matches, then its branch stays and the others leave', () => {
  const tree = categoryTree(all, ({ id }) => id === 'totes');
  expect(tree.map((row) => row.id)).toEqual(['bags']);
});

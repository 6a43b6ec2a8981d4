import { expect, test } from 'vitest';
import type { ListQuery } from '../../api/list-rows';
import { filterOf, pageInstead, readListState, writeListState } from './list-state';

const first: ListQuery = { filter: {}, sort: { field: 'createdAt', order: 'DESC' }, page: 1, perPage: 20 };

test('a state written into an address is read back', () => {
  const state: ListQuery = {
    filter: { word: 'a & b = "ü"', state: 'paid' },
    sort: { field: 'name', order: 'ASC' },
    page: 3,
    perPage: 50,
  };
  expect(readListState(writeListState(state), first)).toEqual(state);
  const beside = writeListState(state, '?page=1&day=2026-11-28');
  expect(readListState(beside, first)).toEqual(state);
  expect(new URLSearchParams(beside).get('day')).toBe('2026-11-28');
});

test('an address that names a part is as the list begins in the rest', () => {
  expect(readListState('?filter={"state":"paid","word":""}', first)).toEqual({ ...first, filter: { state: 'paid' } });
  expect(readListState('?page=2', first)).toEqual({ ...first, page: 2 });
});

test.each([
  '?filter={',
  '?filter=[1]',
  '?filter=7',
  '?filter=null',
  '?sort=&order=up&page=0&perPage=7000',
  '?page=x&perPage=-1',
  '?page=1.5',
])('an address by hand that is none, %s, is as the list begins', (search) => {
  expect(readListState(search, first)).toEqual(first);
});

test('what asks for nothing is no filter', () => {
  expect(filterOf({ a: '', b: null, c: undefined, d: 0, e: false, f: 'x' })).toEqual({ d: 0, e: false, f: 'x' });
});

test('a page that is gone leads to the last of a counted list and to the first of a feed', () => {
  const at = (page: number): ListQuery => ({ ...first, page });
  expect(pageInstead(at(9), { rows: [], total: 41 })).toBe(3);
  expect(pageInstead(at(2), { rows: [], total: 0 })).toBe(1);
  expect(pageInstead(at(4), { rows: [] })).toBe(1);
  expect(pageInstead(at(3), { rows: [1], total: 41 })).toBeNull();
  expect(pageInstead(at(1), { rows: [], total: 0 })).toBeNull();
});

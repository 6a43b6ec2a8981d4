import { expect, test } from 'vitest';
import { activeTab, filterOfTab, tabPart } from './tabs';

const tabs = [{ query: {} }, { query: { online: '1' } }, { query: { lowStock: '1' } }];

test('when nothing is asked for, then the first tab is active', () => {
  expect(activeTab(tabs, { name: 'bag' })).toBe(0);
});

test('when a tab is chosen, then the search stays and the other tabs leave', () => {
  expect(filterOfTab(tabs, 2, { name: 'bag', online: '1' })).toEqual({ name: 'bag', lowStock: '1' });
  expect(filterOfTab(tabs, 0, { name: 'bag', online: '1' })).toEqual({ name: 'bag' });
});

test('when the search is reset, then the tab stays', () => {
  expect(tabPart(tabs, { name: 'bag', online: '1' })).toEqual({ online: '1' });
});

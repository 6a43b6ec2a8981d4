import { expect, test } from 'vitest';
import { searchWords } from './search-words.ts';

test('each word is searched for, without the signs between them', () => {
  expect(searchWords('  London ⇄ Lisbon ')).toEqual(['London', 'Lisbon']);
  expect(searchWords('Salt & pepper — 2')).toEqual(['Salt', 'pepper', '2']);
  expect(searchWords('海边 · 客房')).toEqual(['海边', '客房']);
});

test('a sign alone is searched for as it is, and nothing is no word', () => {
  expect(searchWords('_ %')).toEqual(['_', '%']);
  expect([searchWords(' '), searchWords(undefined)]).toEqual([[], []]);
});

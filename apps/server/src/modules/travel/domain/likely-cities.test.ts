import { expect, test } from 'vitest';
import { likelyCities } from './likely-cities.ts';

const cities = [
  { id: 'lisbon', names: ['Lisbon', '里斯本', 'Lisboa', 'LIS', 'lisiben lsb', 'Portugal', '葡萄牙'] },
  { id: 'reykjavik', names: ['Reykjavík', '雷克雅未克', 'KEF', 'leikeyaweike lkywk', 'Iceland', '冰岛'] },
  { id: 'auckland', names: ['Auckland', '奥克兰', 'aokelan akl', 'New Zealand', '新西兰', 'xinxilan xxl'] },
  { id: 'paris', names: ['Paris', '巴黎', 'bali bl', 'France'] },
  { id: 'new york', names: ['New York', '纽约', 'NYC'] },
];

test.each([
  [['lissabon'], 'lisbon'],
  [['Reykjvaik'], 'reykjavik'],
  [['雷克雅末克'], 'reykjavik'],
  [['里斯木'], 'lisbon'],
  [['new', 'yrok'], 'new york'],
  [['newyork'], 'new york'],
  [['newzealand'], 'auckland'],
])('%j is meant as %s', (typed, id) => {
  expect(likelyCities(cities, typed)).toEqual([id]);
});

test('what is like a piece of a name alone is not meant, nor what is far from all', () => {
  expect(likelyCities(cities, ['Milan'])).toEqual([]);
  expect(likelyCities(cities, ['xxxxxxxx'])).toEqual([]);
  expect(likelyCities(cities, ['马拉加'])).toEqual([]);
});

test('a character that sounds alike finds a name of two as well', () => {
  expect(likelyCities(cities, ['巴里'])).toEqual([]);
  expect(likelyCities(cities, ['巴里'], ['bali', 'bl'])).toEqual(['paris']);
});

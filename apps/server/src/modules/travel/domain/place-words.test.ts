import { expect, test } from 'vitest';
import { mayBeSlip, placeWords, townWords } from './place-words.ts';

test('when a place is asked for in a sentence, then only the words that can name it count', () => {
  expect(placeWords('hotel in Paris')).toEqual(['Paris']);
  expect(placeWords('  hoteles cerca de Lisboa ')).toEqual(['Lisboa']);
  expect(placeWords('hotéis no Porto')).toEqual(['Porto']);
  expect(placeWords('巴黎的酒店')).toEqual(['巴黎']);
  expect(placeWords('New York, Brooklyn')).toEqual(['New', 'York', 'Brooklyn']);
});

test('when nothing but such words is typed, then they count', () => {
  expect(placeWords('the hotel')).toEqual(['the', 'hotel']);
  expect(placeWords('酒店')).toEqual(['酒店']);
  expect(placeWords(' ')).toEqual([]);
});

test('when a text is short or holds one letter again and again, then it is no slip of the finger', () => {
  expect(['Lisbom', 'Rona'].map(mayBeSlip)).toEqual([true, true]);
  expect(['Por', 'xxxx', 'x'.repeat(50), 'XxXyxY'].map(mayBeSlip)).toEqual([false, false, false, false]);
});

test('the word airport names no city and no airport, but may name a hotel', () => {
  expect(placeWords('Airport Inn')).toEqual(['Airport', 'Inn']);
  expect(townWords('Porto airport')).toEqual(['Porto']);
  expect(townWords('Aeroporto do Porto')).toEqual(['Porto']);
  expect(townWords('里斯本机场')).toEqual(['里斯本']);
  expect(townWords('airport')).toEqual([]);
});

test('a name as it is shown with its code, quoted, or written with hyphens is its words', () => {
  expect(townWords('Lisbon (LIS)')).toEqual(['Lisbon', 'LIS']);
  expect(townWords('东京（NRT）')).toEqual(['东京', 'NRT']);
  expect(townWords('“Lisbon”')).toEqual(['Lisbon']);
  expect(townWords('rio-de-janeiro')).toEqual(['rio', 'janeiro']);
  expect(townWords('Paris/Orly')).toEqual(['Paris', 'Orly']);
  expect(townWords('LHR – JFK')).toEqual(['LHR', 'JFK']);
});

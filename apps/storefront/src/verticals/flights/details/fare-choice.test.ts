import type { FareOffer, SliceOffer } from '@app/contract/verticals/flights/views';
import { expect, test } from 'vitest';
import { brandParams, chosenFare, faresIn } from './fare-choice.ts';

const choice = (brand: string) => ({ brand }) as SliceOffer;
const fare = (...brands: string[]) => ({ brands }) as FareOffer;
const detail = {
  choices: [
    [choice('light'), choice('flex')],
    [choice('light'), choice('flex')],
  ],
  fares: [fare('light', 'light'), fare('flex', 'light'), fare('light', 'flex'), fare('flex', 'flex')],
};

test('each way has the fare that was chosen for it; what nobody chose, or is not sold, is the cheapest', () => {
  const brands = (...asked: (string | undefined)[]) => chosenFare(detail, asked)?.brands;
  expect(brands()).toEqual(['light', 'light']);
  expect(brands('flex')).toEqual(['flex', 'light']);
  expect(brands(undefined, 'flex')).toEqual(['light', 'flex']);
  expect(brands('flex', 'flex')).toEqual(['flex', 'flex']);
  expect(brands('gone', 'flex')).toEqual(['light', 'flex']);
  expect(chosenFare({ choices: [], fares: [] }, ['light'])).toBeUndefined();
});

test('the details of a result open on the fares that it is the price of', () => {
  expect(brandParams({ brands: ['flex'] }, 'out')).toEqual({ brand: 'flex' });
  // A way back names its own fare first.
  expect(brandParams({ brands: ['flex', 'light'] }, 'back')).toEqual({ brand: 'light', backBrand: 'flex' });
});

test('the fare of each way is found by its brand', () => {
  expect(faresIn(detail, fare('flex', 'light')).map(({ brand }) => brand)).toEqual(['flex', 'light']);
});

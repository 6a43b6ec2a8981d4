import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  feetAndInches,
  inchesOf,
  isPlausible,
  MEASURES,
  measureBounds,
  shownBounds,
  shownMeasure,
  storedMeasure,
  UNITS,
} from './measurements.ts';

const measure = fc.constantFrom(...MEASURES);
const units = fc.constantFrom(...UNITS);

test('what was typed is shown again as it was typed, whatever is measured and in whichever units', () => {
  fc.assert(
    fc.property(measure, units, fc.integer({ min: 0, max: 9_999 }), (one, unit, tenths) => {
      const typed = String(tenths / 10);
      const stored = storedMeasure(one, unit, typed);
      expect(shownMeasure(one, unit, stored ?? null)).toBe(typed);
    }),
  );
});

test('inches and feet and inches are the same height', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9_999 }), (tenths) => {
      const typed = String(tenths / 10);
      const { feet, inches } = feetAndInches(typed);
      expect(Number(inches)).toBeLessThan(12);
      expect(inchesOf(feet, inches)).toBe(typed);
    }),
  );
});

test('the bounds that are named are always allowed', () => {
  for (const one of MEASURES) {
    for (const unit of UNITS) {
      const { min, max } = shownBounds(one, unit);
      expect(min).toBeLessThan(max);
      for (const edge of [min, max]) expect(isPlausible(one, storedMeasure(one, unit, String(edge)) ?? 0)).toBe(true);
    }
    expect(isPlausible(one, measureBounds[one].min - 1)).toBe(false);
    expect(isPlausible(one, measureBounds[one].max + 1)).toBe(false);
  }
});

test.each(['abc', '-1', '1.25', '1e3', '12345', '1 7', '٣'])('"%s" is no measure', (typed) => {
  expect(storedMeasure('height', 'metric', typed)).toBeUndefined();
});

test('an empty measure is none, a comma is a decimal point, feet alone are a height', () => {
  expect(storedMeasure('waist', 'metric', ' ')).toBeNull();
  expect(storedMeasure('waist', 'metric', '72,5')).toBe(725);
  expect(inchesOf('5', '')).toBe('60');
  expect(feetAndInches('')).toEqual({ feet: '', inches: '' });
  expect(storedMeasure('height', 'imperial', inchesOf('5.5', '3'))).toBeUndefined();
});

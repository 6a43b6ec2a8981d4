import { type MEASURES, measureBounds, UNITS } from '@app/contract/interests/measurements';
import type { SizeInput } from '@app/contract/interests/schemas';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { entriesOf, flawOf, inUnits, sizeOfForm, withHeight, withTyped } from './size-entries.ts';

const measure = (name: (typeof MEASURES)[number]) => fc.option(fc.integer(measureBounds[name]));
const size: fc.Arbitrary<SizeInput> = fc.record({
  units: fc.constantFrom(...UNITS),
  height: measure('height'),
  weight: measure('weight'),
  bust: measure('bust'),
  waist: measure('waist'),
  hips: measure('hips'),
});

test('what is untouched is sent as it was stored, however often the units change', () => {
  fc.assert(
    fc.property(size, fc.array(fc.constantFrom(...UNITS)), (stored, changes) => {
      const form = changes.reduce(inUnits, entriesOf(stored));
      expect(sizeOfForm(form)).toEqual({ ...stored, units: form.units });
    }),
  );
});

const blank = entriesOf({ units: 'metric', height: null, weight: null, bust: null, waist: null, hips: null });

test('a mistyped measure keeps the form from being sent and stays as typed in other units', () => {
  const form = withTyped(blank, 'waist', '7o');
  expect(flawOf(form.entries.waist, 'waist')).toBe('number');
  expect(sizeOfForm(form)).toBeNull();
  expect(inUnits(form, 'imperial').entries.waist.text).toBe('7o');
  expect(flawOf(withTyped(blank, 'waist', '7').entries.waist, 'waist')).toBe('range');
});

test('five feet seven is a height', () => {
  const form = withHeight(inUnits(blank, 'imperial'), '5', '7');
  expect(sizeOfForm(form)?.height).toBe(1_702);
  expect(inUnits(form, 'metric').entries.height.text).toBe('170.2');
  const back = inUnits(inUnits(form, 'metric'), 'imperial');
  expect([back.feet, back.inches]).toEqual(['5', '7']);
  expect(sizeOfForm(withHeight(form, '', ''))?.height).toBeNull();
});

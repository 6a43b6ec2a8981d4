import {
  feetAndInches,
  inchesOf,
  isPlausible,
  MEASURES,
  type Measure,
  shownMeasure,
  storedMeasure,
  type Units,
} from '@app/contract/interests/measurements';
import type { SizeInput } from '@app/contract/interests/schemas';

/** One measure as typed, and what it is stored as: undefined when it is no number. */
type Entry = { readonly text: string; readonly stored: number | null | undefined };

/** The form: changing the units writes the same measures anew and changes none of them. */
export type SizeEntries = {
  readonly units: Units;
  readonly entries: Readonly<Record<Measure, Entry>>;
  /** The height as it is typed in imperial units. */
  readonly feet: string;
  readonly inches: string;
};

const eachMeasure = (entryOf: (measure: Measure) => Entry): Record<Measure, Entry> =>
  Object.fromEntries(MEASURES.map((measure) => [measure, entryOf(measure)])) as Record<Measure, Entry>;

/** The form of stored measurements. */
export function entriesOf(size: SizeInput): SizeEntries {
  const entries = eachMeasure((measure) => ({
    stored: size[measure],
    text: shownMeasure(measure, size.units, size[measure]),
  }));
  return { units: size.units, entries, ...feetAndInches(size.units === 'imperial' ? entries.height.text : '') };
}

/** The form with one measure typed anew. */
export function withTyped(form: SizeEntries, measure: Measure, text: string): SizeEntries {
  const entry = { text, stored: storedMeasure(measure, form.units, text) };
  return { ...form, entries: { ...form.entries, [measure]: entry } };
}

/** The form with the height typed anew in feet and inches. */
export function withHeight(form: SizeEntries, feet: string, inches: string): SizeEntries {
  return { ...withTyped(form, 'height', inchesOf(feet, inches)), feet, inches };
}

/** The form in other units; what is no number stays as it was typed. */
export function inUnits(form: SizeEntries, units: Units): SizeEntries {
  if (units === form.units) return form;
  const entries = eachMeasure((measure) => {
    const { text, stored } = form.entries[measure];
    return { stored, text: stored === undefined ? text : shownMeasure(measure, units, stored) };
  });
  return { units, entries, ...(units === 'imperial' ? feetAndInches(entries.height.text) : { feet: '', inches: '' }) };
}

/** What is wrong with a measure; null when it is empty or can be one. */
export function flawOf({ stored }: Entry, measure: Measure): 'number' | 'range' | null {
  if (stored === undefined) return 'number';
  return stored === null || isPlausible(measure, stored) ? null : 'range';
}

/** What the form sends; null while something is wrong. */
export function sizeOfForm(form: SizeEntries): SizeInput | null {
  if (MEASURES.some((measure) => flawOf(form.entries[measure], measure))) return null;
  const stored = (measure: Measure) => form.entries[measure].stored ?? null;
  return {
    units: form.units,
    height: stored('height'),
    weight: stored('weight'),
    bust: stored('bust'),
    waist: stored('waist'),
    hips: stored('hips'),
  };
}

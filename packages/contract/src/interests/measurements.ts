/** What is measured; each is optional. */
export const MEASURES = ['height', 'weight', 'bust', 'waist', 'hips'] as const;
export type Measure = (typeof MEASURES)[number];
export const UNITS = ['metric', 'imperial'] as const;
export type Units = (typeof UNITS)[number];

/** What a person can measure, in millimetres; the weight in grams. Outside of it something was mistyped. */
export const measureBounds: Readonly<Record<Measure, { readonly min: number; readonly max: number }>> = {
  height: { min: 500, max: 2_500 },
  weight: { min: 10_000, max: 300_000 },
  bust: { min: 400, max: 2_000 },
  waist: { min: 300, max: 2_000 },
  hips: { min: 400, max: 2_200 },
};

const MM_PER_CM = 10;
const MM_PER_INCH = 25.4;
const G_PER_KG = 1_000;
const G_PER_POUND = 453.592_37;
const INCHES_PER_FOOT = 12;

const unitOf = (measure: Measure, units: Units): number => {
  if (measure === 'weight') return units === 'metric' ? G_PER_KG : G_PER_POUND;
  return units === 'metric' ? MM_PER_CM : MM_PER_INCH;
};

const oneDecimal = (value: number): number => Math.round(value * 10) / 10;

/** A stored measure as it is typed: in the units, with at most one decimal; nothing for null. */
export function shownMeasure(measure: Measure, units: Units, stored: number | null): string {
  return stored === null ? '' : String(oneDecimal(stored / unitOf(measure, units)));
}

/** A typed number of at most one decimal, behind a dot or a comma; null when it is none. */
function typedNumber(text: string): number | null {
  const bare = text.trim().replace(',', '.');
  return /^\d{1,3}(\.\d)?$/.test(bare) ? Number(bare) : null;
}

/** A typed measure as it is stored: null when empty, undefined when it is no number of at most one decimal. */
export function storedMeasure(measure: Measure, units: Units, text: string): number | null | undefined {
  if (text.trim() === '') return null;
  const value = typedNumber(text);
  return value === null ? undefined : Math.round(value * unitOf(measure, units));
}

/** Whole numbers of the units within the bounds, to be named to the person who mistyped. */
export function shownBounds(measure: Measure, units: Units): { min: number; max: number } {
  const { min, max } = measureBounds[measure];
  const unit = unitOf(measure, units);
  return { min: Math.ceil(min / unit), max: Math.floor(max / unit) };
}

/** Whether a stored measure is one that a person can have. */
export const isPlausible = (measure: Measure, stored: number): boolean =>
  stored >= measureBounds[measure].min && stored <= measureBounds[measure].max;

/** A typed number of inches as feet and inches, the way heights are said; both empty when nothing is typed. */
export function feetAndInches(inches: string): { feet: string; inches: string } {
  const all = typedNumber(inches);
  if (all === null) return { feet: '', inches };
  const feet = Math.floor(all / INCHES_PER_FOOT);
  return { feet: String(feet), inches: String(oneDecimal(all - feet * INCHES_PER_FOOT)) };
}

/** Feet and inches as inches; an empty part counts as none, and what is no number comes back to be refused. */
export function inchesOf(feet: string, inches: string): string {
  if (feet.trim() === '') return inches;
  const [whole, rest] = [typedNumber(feet), inches.trim() === '' ? 0 : typedNumber(inches)];
  if (whole === null || rest === null || !Number.isInteger(whole)) return `${feet} ${inches}`;
  return String(oneDecimal(whole * INCHES_PER_FOOT + rest));
}

/** A whole number from `min` to `max` in an address; null where there is none. */
export const wholeOf = (text: string | undefined, min: number, max: number): number | null =>
  text !== undefined && /^\d{1,2}$/.test(text) && Number(text) >= min && Number(text) <= max ? Number(text) : null;

/** The ages in an address that are from `min` to `max`. */
export const agesIn = (text: string | undefined, min: number, max: number): number[] =>
  (text ?? '').split(',').flatMap((age) => wholeOf(age, min, max) ?? []);

/** Messages of fields that have a second form, `<key>_of`, which names the limit as `{{limit}}`. */
const NAMING = new Set(['field.too_big', 'field.too_small', 'field.too_long']);

/** Whether a field's message can name its limit. */
export const namesLimit = (key: string): boolean => NAMING.has(key);

/** The key of the form of a message that names the limit. */
export const withLimit = (key: string): string => `${key}_of`;

/** A message key and its limit as one text, for what carries keys alone: `field.too_long#50`. */
export const keyAndLimit = (key: string, limit: number | undefined): string =>
  limit !== undefined && namesLimit(key) ? `${key}#${limit}` : key;

/** Takes `keyAndLimit` apart: the key to look up, and the limit it names. A key without a limit comes back as it is. */
export function keyOfLimited(said: string): { readonly key: string; readonly limit?: number } {
  const [key = said, limit] = said.split('#');
  return limit === undefined ? { key } : { key: withLimit(key), limit: Number(limit) };
}

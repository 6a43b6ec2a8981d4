/** The values of a list in an address that are known, in their own order. */
export const knownOf = <T extends string>(all: readonly T[], text: string | undefined): T[] => {
  const named = (text ?? '').split(',');
  return all.filter((one) => named.includes(one));
};

/** The values of a list in an address that have a form, such as codes. */
export const formedOf = (text: string | undefined, form: RegExp): string[] =>
  (text ?? '').split(',').filter((one) => form.test(one));

/** A list as an address carries it; null when it is empty. */
export const joined = (list: readonly (string | number)[]): string | null => (list.length > 0 ? list.join(',') : null);

/** The list with a value put in or taken out. */
export const toggled = <T>(list: readonly T[], value: T): T[] =>
  list.includes(value) ? list.filter((one) => one !== value) : [...list, value];

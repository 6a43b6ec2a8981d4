type Names = { readonly family: string; readonly given: string };

/** Returns both names where only one was typed: written twice, as tickets write who has one name. Null where both were, or neither. */
export function writtenTwice({ family, given }: Names): Names | null {
  const names = [family.trim(), given.trim()].filter((name) => name !== '');
  const [one] = names;
  return names.length === 1 && one !== undefined ? { family: one, given: one } : null;
}

/** Whether one name stands for both. */
export const isOneName = ({ family, given }: Names): boolean => family.trim() !== '' && family.trim() === given.trim();

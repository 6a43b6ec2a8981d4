const MOST_LETTERS = 60;

/** Returns the parameters of a query with these names, in their order and each once; what is no short text is left out. */
export function keptQuery(
  query: unknown,
  names: readonly string[],
  most: number = MOST_LETTERS,
): Record<string, string> {
  const given = (query ?? {}) as Record<string, unknown>;
  return Object.fromEntries(
    names.flatMap((name): [string, string][] => {
      const value = given[name];
      return typeof value === 'string' && value !== '' && value.length <= most ? [[name, value]] : [];
    }),
  );
}

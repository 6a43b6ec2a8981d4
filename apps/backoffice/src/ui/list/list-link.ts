/** The address of a list with a filter in force, as the list itself writes it. */
export const listLink = (path: string, filter: Readonly<Record<string, string>>): string =>
  `${path}?${new URLSearchParams({ filter: JSON.stringify(filter) })}`;

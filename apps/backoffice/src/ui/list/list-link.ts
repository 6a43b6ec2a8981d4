type Sort = { readonly field: string; readonly order: 'ASC' | 'DESC' };

/** The address of a list with a filter in force and, where it is not the list's own, its order, as the list itself writes it. */
export const listLink = (path: string, filter: Readonly<Record<string, unknown>>, sort?: Sort): string =>
  `${path}?${new URLSearchParams({
    filter: JSON.stringify(filter),
    ...(sort ? { sort: sort.field, order: sort.order } : {}),
  })}`;

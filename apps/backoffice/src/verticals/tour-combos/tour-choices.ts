/** A tour to choose from. */
export type FoundTour = { readonly id: string; readonly name: string; readonly online: boolean };

type Chosen = { readonly tourId: string; readonly name: string; readonly online: boolean };

/**
 * The tours one line of a combo can be: those found, without the ones on `others`, as each is there once. The chosen one
 * keeps its name while nothing is typed, though the server may not have found it.
 */
export function choicesOfLine(
  found: readonly FoundTour[],
  { tourId, name, online }: Chosen,
  others: readonly string[],
  keyword: string,
): FoundTour[] {
  const free = found.filter(({ id }) => !others.includes(id));
  if (!tourId || keyword || free.some(({ id }) => id === tourId)) return free;
  return [{ id: tourId, name, online }, ...free];
}

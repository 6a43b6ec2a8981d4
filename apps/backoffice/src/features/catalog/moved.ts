/** A list with the entry of one place put into another; the others keep their order. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const left = list.filter((_, at) => at !== from);
  return [...left.slice(0, to), ...list.slice(from, from + 1), ...left.slice(to)];
}

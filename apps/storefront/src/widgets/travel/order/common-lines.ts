/** Returns the lines that every list has: they tell none of them apart. */
export function commonLines(lists: readonly (readonly string[])[]): ReadonlySet<string> {
  const [first = [], ...others] = lists;
  return new Set(first.filter((line) => others.every((list) => list.includes(line))));
}

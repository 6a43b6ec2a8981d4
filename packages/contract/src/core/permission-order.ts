/** What places an entry of the registry of permissions. */
type Placed = {
  readonly parent: string | null;
  /** The menu that it stands behind, with everything below it. */
  readonly after?: string;
};

/** Returns the keys of entries as they are written; those with `after` are moved behind the one that they name. */
export function inOrder<K extends string>(entries: Readonly<Record<K, Placed>>): K[] {
  const written = Object.keys(entries) as K[];
  const withBelow = (key: string): string[] => [
    key,
    ...written.filter((one) => entries[one].parent === key).flatMap(withBelow),
  ];
  return written.reduce((keys, key) => {
    const { after } = entries[key];
    if (after === undefined) return keys;
    const moved = new Set(withBelow(key));
    const before = new Set(withBelow(after));
    const others = keys.filter((one) => !moved.has(one));
    const end = others.findLastIndex((one) => before.has(one)) + 1;
    return [...others.slice(0, end), ...keys.filter((one) => moved.has(one)), ...others.slice(end)];
  }, written);
}

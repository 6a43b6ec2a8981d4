/** Returns the name, with the first free number from 2 behind it where it is taken: it is how two passkeys made on one device differ. */
export function freeName(name: string, taken: readonly string[]): string {
  const used = new Set(taken);
  const numbered = (n: number): string => (n === 1 ? name : `${name} (${n})`);
  let n = 1;
  while (used.has(numbered(n))) n += 1;
  return numbered(n);
}

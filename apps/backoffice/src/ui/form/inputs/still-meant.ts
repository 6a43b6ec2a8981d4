/** Rows of the last answer that can still be meant while that to what is typed is awaited: so a quick Enter chooses no other. */
export function stillMeant<R>(
  rows: readonly R[],
  typed: string,
  of: { readonly waiting: boolean; readonly nameOf: (row: R) => string },
): R[] {
  const word = typed.trim().toLowerCase();
  return of.waiting && word ? rows.filter((row) => of.nameOf(row).toLowerCase().includes(word)) : [...rows];
}

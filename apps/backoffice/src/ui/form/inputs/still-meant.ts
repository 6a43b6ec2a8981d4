/** Rows of the last answer that can still be meant while that to what is typed is awaited: so a quick Enter chooses no other. */
export function stillMeant<R extends { readonly name: string }>(rows: R[], typed: string, waiting: boolean): R[] {
  const word = typed.trim().toLowerCase();
  return waiting && word ? rows.filter(({ name }) => name.toLowerCase().includes(word)) : rows;
}

type Line = { readonly id: string | null; readonly name: string };
type Scope<Grouping> = { readonly from: string; readonly to: string; readonly by: Grouping };
type SummedReport<Grouping, Figures> = Scope<Grouping> & {
  readonly total: Figures;
  readonly rows: ({ id: string; name: string } & Figures)[];
};

/** Returns a report of lines, the last of which is the sum over all, with the figures of each. */
export function summedReport<L extends Line, Grouping, Figures>(
  lines: readonly L[],
  { from, to, by }: Scope<Grouping>,
  figures: (line: L) => Figures,
): SummedReport<Grouping, Figures> {
  const total = lines.at(-1);
  if (!total) throw new Error('a sum over all is a line');
  const rows = lines.slice(0, -1).map((line) => ({ id: line.id ?? '', name: line.name, ...figures(line) }));
  return { from, to, by, total: figures(total), rows };
}

import type { ChaosRow } from './table.ts';

/** The counts of a row when `share` of a night is wanted: never fewer than at every change, whole numbers. */
export function countsFor(row: ChaosRow, share: number): Record<string, number> {
  const scaled = Object.entries(row.counts).map(([variable, { usual, night }]) => {
    const wanted = Math.round(night * share);
    return [variable, Math.min(night, Math.max(usual, wanted))] as const;
  });
  return Object.fromEntries(scaled);
}

/** How many times longer than at a change a row may take with these counts. */
export function patienceFor(row: ChaosRow, counts: Readonly<Record<string, number>>): number {
  const growth = Object.entries(counts).map(([variable, count]) => count / (row.counts[variable]?.usual || count));
  return Math.max(1, ...growth);
}

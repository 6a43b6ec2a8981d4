/** Weekdays, 1 for Monday to 7 for Sunday, as runs of days that follow each other: first and last of each, in their order. */
export function weekdayRuns(weekdays: readonly number[]): readonly (readonly [first: number, last: number])[] {
  const runs: [number, number][] = [];
  for (const day of [...weekdays].sort((a, b) => a - b)) {
    const run = runs.at(-1);
    if (run && run[1] === day - 1) run[1] = day;
    else runs.push([day, day]);
  }
  return runs;
}

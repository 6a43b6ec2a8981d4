/** Keys taken from one report. */
const MOST_PER_REPORT = 20;

/** The different keys of a report, one a line; lines longer than `longest` characters and all beyond 20 are left out. */
export function keysOfReport(title: string, longest: number): string[] {
  const lines = title
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.length > 0 && line.length <= longest);
  return [...new Set(lines)].slice(0, MOST_PER_REPORT);
}

/** The screen of a report as its path alone, without what stands after it; empty for anything that is no path of ours. */
export const placeOf = (where: string | undefined): string => /^\/[a-z_-]{0,50}$/.exec(where ?? '')?.[0] ?? '';

type Range = readonly [low: number, high: number];
/** Minute, hour, day of the month, month, day of the week. */
const BOUNDS: readonly Range[] = [
  [0, 59],
  [0, 23],
  [1, 31],
  [1, 12],
  [0, 6],
];
const MINUTE_MS = 60_000;
/** Far enough for the 29th of February. */
const LONGEST_MINUTES = 60 * 24 * 366 * 4;

/** The values one field of a cron allows: `*`, numbers, ranges, lists and steps. */
function allowed(field: string, [low, high]: Range): ReadonlySet<number> {
  const values = field.split(',').flatMap((part) => {
    const [span = '*', step = '1'] = part.split('/');
    const [from, to] = span === '*' ? [low, high] : span.split('-').map(Number);
    const last = to ?? (part.includes('/') ? high : from);
    const count = Math.floor(((last ?? low) - (from ?? low)) / Number(step)) + 1;
    return Array.from({ length: Math.max(0, count) }, (_, index) => (from ?? low) + index * Number(step));
  });
  return new Set(values);
}

/** When a cron of five fields runs next after a moment, in UTC; null when never within four years. */
export function nextRun(cron: string, after: Date): Date | null {
  const fields = cron.trim().split(/\s+/);
  const sets = BOUNDS.map((bounds, index) => allowed(fields[index] ?? '*', bounds));
  // Days of the month and of the week stand for one another unless both are given.
  const either = fields[2] !== '*' && fields[4] !== '*';
  let at = Math.floor(after.getTime() / MINUTE_MS) * MINUTE_MS + MINUTE_MS;
  for (let tried = 0; tried < LONGEST_MINUTES; tried += 1) {
    const moment = new Date(at);
    const [minutes, hours, days, months, weekdays] = sets;
    const onDay = days?.has(moment.getUTCDate());
    const onWeekday = weekdays?.has(moment.getUTCDay());
    const today = months?.has(moment.getUTCMonth() + 1) && (either ? onDay || onWeekday : onDay && onWeekday);
    if (!today) {
      at = Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth(), moment.getUTCDate() + 1);
      continue;
    }
    if (hours?.has(moment.getUTCHours()) && minutes?.has(moment.getUTCMinutes())) return moment;
    at += MINUTE_MS;
  }
  return null;
}

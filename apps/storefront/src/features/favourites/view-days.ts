import { dateIn } from '@app/contract/core/time-words';

/** Products looked at on one day. */
export type ViewDay<T> = { readonly day: string; readonly items: readonly T[] };

/** Groups a history that is newest first by the days of a zone, in its order. */
export function byDay<T extends { readonly viewedAt: string }>(items: readonly T[], timeZone: string): ViewDay<T>[] {
  const days: { day: string; items: T[] }[] = [];
  for (const item of items) {
    const day = dateIn(timeZone, new Date(item.viewedAt));
    const last = days.at(-1);
    if (last?.day === day) last.items.push(item);
    else days.push({ day, items: [item] });
  }
  return days;
}

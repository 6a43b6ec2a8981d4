/** Products looked at on one local day. */
export type ViewDay<T> = { readonly day: string; readonly items: readonly T[] };

/** The local calendar day of a moment as `YYYY-MM-DD`, for telling days apart. */
export function localDay(iso: string): string {
  const date = new Date(iso);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** Groups a history that is newest first by local days, in its order. */
export function byDay<T extends { readonly viewedAt: string }>(items: readonly T[]): ViewDay<T>[] {
  const days: { day: string; items: T[] }[] = [];
  for (const item of items) {
    const day = localDay(item.viewedAt);
    const last = days.at(-1);
    if (last?.day === day) last.items.push(item);
    else days.push({ day, items: [item] });
  }
  return days;
}

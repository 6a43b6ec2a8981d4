/** Returns the name of a trip's calendar file: its towns and its first day, without signs that names of files may not have. */
export function calendarName(title: string, from: string): string {
  const towns = title
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .slice(0, 60)
    .replace(/^-+|-+$/g, '');
  return `${[towns, from].filter(Boolean).join('-')}.ics`;
}

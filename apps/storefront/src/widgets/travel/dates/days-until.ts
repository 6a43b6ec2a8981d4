import { dateIn } from '@app/contract/core/time-words';

const DAY_MS = 86_400_000;

/**
 * Returns how many calendar days lie between `now` and the day a service begins on, both by the clock of its place (an
 * IANA zone); below zero once it has begun on an earlier day.
 */
export function daysUntil(service: { readonly from: string; readonly zone: string }, now: Date): number {
  const today = dateIn(service.zone, now);
  return Math.round((Date.parse(service.from) - Date.parse(today)) / DAY_MS);
}

import type { ServiceTime } from '@app/contract/travel/order-views';
import { daysBetween, type LocalDate } from '../../widgets/travel/dates/local-date.ts';

/** From the day one leaves home to the day one is back. */
export type DaysAway = { readonly from: LocalDate; readonly to: LocalDate; readonly count: number };

/**
 * Returns the days of a trip with its flights: who flies far leaves the day before its first day, or is back after its last one. The same
 * as the days there where nothing lies outside them.
 */
export function daysAway(
  services: readonly Pick<ServiceTime, 'from' | 'to'>[],
  there: { readonly day: LocalDate; readonly lastDay: LocalDate },
): DaysAway {
  const from = services.reduce((first, service) => (service.from < first ? service.from : first), there.day);
  const to = services.reduce((last, service) => (service.to > last ? service.to : last), there.lastDay);
  return { from, to, count: daysBetween(from, to) + 1 };
}

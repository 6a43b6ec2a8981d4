import { useEndpoint } from '@app/client/use-endpoint';
import { flightEndpoints } from '@app/contract/verticals/flights/endpoints';
import type { LocalDate } from '../../../widgets/travel/dates/local-date.ts';
import { useSettled } from '../../../widgets/use-settled.ts';
import { daysOfMonth, lastOf } from './chart-month.ts';
import { type PricedTrip, pricedQuery } from './priced-way.ts';

const FRESH_MS = 120_000;
/** After the length of a trip has changed prices are asked for once it stays. */
const PAUSE_MS = 300;

/** The length once it stays the same for a moment. */
export function useSettledAway(away: number | null): number | null {
  const settled = useSettled(away === null ? '' : String(away), PAUSE_MS);
  return away === null || settled === '' ? away : Number(settled);
}

/** The lowest price of each month. */
export const useMonthPrices = (priced: PricedTrip, away: number | null) =>
  useEndpoint(
    flightEndpoints.flightMonths,
    { query: pricedQuery(priced, away) },
    { keepPrevious: true, staleTime: FRESH_MS },
  );

/** The lowest price of each day of a month, from a day on that may lie within it. */
export function useDayPrices(
  priced: PricedTrip,
  { away, month, from }: { readonly away: number | null; readonly month: string; readonly from: LocalDate },
) {
  const days = daysOfMonth(month, from);
  const read = useEndpoint(
    flightEndpoints.flightCalendar,
    { query: { ...pricedQuery(priced, away), first: days[0] ?? from, last: lastOf(month) } },
    { keepPrevious: true, staleTime: FRESH_MS },
  );
  return { days, read };
}

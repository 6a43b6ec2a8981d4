import { useEndpoint } from '@app/client/use-endpoint';
import { comboEndpoints } from '@app/contract/verticals/combos/endpoints';
import type { ComboDetail } from '@app/contract/verticals/combos/views';
import { useMemo } from 'react';
import { useShortPrice } from '../../../widgets/short-price.ts';
import { addDays, daysBetween, type LocalDate } from '../../../widgets/travel/dates/local-date.ts';
import { CALENDAR_FRESH_MS, priceMarks, useMonths } from '../../../widgets/travel/dates/use-months.ts';
import { type ComboTrip, partyQuery } from '../combo-address.ts';

/** Days that the strip shows at once; it moves on by as many, and shows some that were before. */
const WINDOW = 28;
const BEFORE = 7;
/** What a day is marked with on which it cannot be had. */
const NONE = '–';

const inputOf = (combo: ComboDetail, trip: ComboTrip, first: LocalDate, last: LocalDate) => ({
  query: { id: combo.id, ...(trip.from && { from: trip.from }), first, last, ...partyQuery(trip.party) },
});

/** The first and the last day of the strip that a day stands on: choosing another of them leaves it as it is. */
function windowOf(day: LocalDate, { firstDay, lastDay }: Pick<ComboDetail, 'firstDay' | 'lastDay'>) {
  const at = Math.floor(Math.max(0, daysBetween(firstDay, day)) / WINDOW) * WINDOW;
  const first = addDays(firstDay, Math.max(0, at - BEFORE));
  const last = addDays(firstDay, at + WINDOW - 1);
  return { first, last: last > lastDay ? lastDay : last };
}

/** The days about the chosen one on which the combo can be had, with the lowest price of each. */
export function useDaysNear(combo: ComboDetail, trip: ComboTrip) {
  const { first, last } = windowOf(trip.day, combo);
  const read = useEndpoint(comboEndpoints.comboCalendar, inputOf(combo, trip, first, last), {
    keepPrevious: true,
    staleTime: CALENDAR_FRESH_MS,
  });
  const days = (read.data?.days ?? []).flatMap(({ date, price }) => (price ? [{ day: date, price }] : []));
  return { days, isPending: read.isPending, isStale: read.isPlaceholderData };
}

/** The lowest price of each first day, month by month as the calendar shows them. */
export function useCalendarMarks(combo: ComboDetail, trip: ComboTrip, enabled: boolean) {
  const short = useShortPrice();
  const {
    answers,
    readKey: shown,
    place,
    onMonth,
  } = useMonths(comboEndpoints.comboCalendar, (first, last) => inputOf(combo, trip, first, last), enabled);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `shown` changes exactly when an answer does
  const marks = useMemo(
    () =>
      priceMarks(
        answers.flatMap(({ days }) => days),
        short,
        { price: NONE, full: true },
      ),
    [shown, combo.id, place.locale, place.currency],
  );
  return { marks, onMonth };
}

import { useT } from '@app/client/i18n';
import { useDateText } from '../../../widgets/travel/dates/date-text.ts';
import type { ProvidedBooking } from '../../../widgets/travel/order/travel-order.tsx';
import { dayOf, hourOf, shiftText } from '../flight-words.ts';
import { itemOf } from '../use-book-flight.ts';

/** Returns how flights are said where their airline changes them: a line for each, with its day and hours. */
export function useProvidedLines(): ProvidedBooking {
  const t = useT();
  const date = useDateText();
  return {
    lines: ({ subject }) =>
      itemOf({ subject })
        .slices.flatMap(({ legs }) => legs)
        .map((leg) => {
          const { from, to, number, localDeparture, localArrival, dayShift } = leg;
          const hours = t('flights.change.hours', {
            from: from.code,
            departs: hourOf(localDeparture),
            to: to.code,
            arrives: `${hourOf(localArrival)}${shiftText(dayShift)}`,
          });
          return [number, date.weekday(dayOf(localDeparture)), hours].join(t('travel.comma'));
        }),
  };
}

import { useT } from '@app/client/i18n';
import { flightEndpoints } from '@app/contract/verticals/flights/endpoints';
import { flightLimits } from '@app/contract/verticals/flights/limits';
import { useMemo, useState } from 'react';
import { useShortPrice } from '../../../widgets/short-price.ts';
import { DateRangeSheet } from '../../../widgets/travel/dates/date-range-sheet.tsx';
import { useDateText } from '../../../widgets/travel/dates/date-text.ts';
import { addDays, daysBetween, type LocalDate } from '../../../widgets/travel/dates/local-date.ts';
import { priceMarks, useMonths } from '../../../widgets/travel/dates/use-months.ts';
import { type FlightTrip, partyQuery } from '../trip-search.ts';

/** What a day is marked with on which nothing flies. */
const NONE = '–';

/** A trip, and whether direct flights alone are wanted. */
type SheetTrip = FlightTrip & { readonly direct: boolean };

/** The lowest price of each day one way between two places; nothing is asked while one is missing. */
function useDayPrices(from: string, to: string, trip: SheetTrip, enabled: boolean) {
  const short = useShortPrice();
  const asks = enabled && from !== '' && to !== '' && from !== to;
  const {
    answers,
    readKey: shown,
    place,
    onMonth,
  } = useMonths(
    flightEndpoints.flightCalendar,
    (first, last) => ({ query: { from, to, first, last, ...(trip.direct && { stops: '0' }), ...partyQuery(trip) } }),
    asks,
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: `shown` changes exactly when an answer does
  const marks = useMemo(
    () =>
      priceMarks(
        answers.flatMap(({ days }) => days),
        short,
        { price: NONE },
      ),
    [shown, from, to, place.locale, place.currency],
  );
  return { marks, onMonth };
}

/**
 * The day of a one-way trip, or the days out and back, with the lowest price of each: of the way out until it is chosen,
 * then of the way back. Mount it anew for each opening.
 */
export function FlightDatesSheet(props: {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly trip: SheetTrip;
  readonly from: string;
  readonly to: string;
  /** The day of one way of a trip to several cities. */
  readonly several?: boolean;
  /** The first possible day. */
  readonly today: LocalDate;
  readonly onChoose: (days: Pick<FlightTrip, 'day' | 'back'>) => void;
}) {
  const t = useT();
  const date = useDateText();
  const { trip, from, to, today } = props;
  const single = trip.back === null;
  const [onWayBack, setOnWayBack] = useState(false);
  const out = useDayPrices(from, to, trip, props.open);
  const back = useDayPrices(to, from, trip, props.open && !single);
  const placed = from !== '' && to !== '';
  const outNote = props.several ? 'flights.calendar_way' : 'flights.calendar_out';
  const note = t(onWayBack ? 'flights.calendar_back' : outNote);
  return (
    <DateRangeSheet
      open={props.open}
      onClose={props.onClose}
      title={t('flights.when')}
      single={single}
      range={{ from: trip.day, to: trip.back ?? trip.day }}
      rules={{
        min: today,
        max: addDays(today, flightLimits.daysAhead),
        maxNights: flightLimits.daysAhead,
        sameDay: true,
      }}
      words={{
        from: t('flights.leaving'),
        to: t('flights.coming_back'),
        chooseFrom: t('flights.choose_out'),
        chooseTo: t('flights.choose_back'),
        chosen: (first, last) =>
          single || first === last
            ? date.weekday(first)
            : last < first
              ? `${date.weekday(first)} – ${date.weekday(last)}`
              : `${date.range(first, last)} · ${t('travel.nights', { count: daysBetween(first, last) })}`,
      }}
      marks={onWayBack ? back.marks : out.marks}
      note={placed ? note : undefined}
      onMonth={(month) => {
        out.onMonth(month);
        back.onMonth(month);
      }}
      onEnd={(end) => setOnWayBack(!single && end === 'to')}
      onChoose={(chosen) => props.onChoose({ day: chosen.from, back: single ? null : chosen.to })}
    />
  );
}

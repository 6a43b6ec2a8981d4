import { useT } from '@app/client/i18n';
import { hotelLimits } from '@app/contract/verticals/hotels/limits';
import { DateRangeSheet } from '../../widgets/travel/dates/date-range-sheet.tsx';
import { addDays, type LocalDate } from '../../widgets/travel/dates/local-date.ts';
import { PartySheet } from '../../widgets/travel/search/party-sheet.tsx';
import type { Asking } from '../../widgets/travel/use-asking.ts';
import type { Stay } from './stay.ts';
import { usePriceMarks } from './use-price-marks.ts';

export type StaySheet = 'dates' | 'party';

/** The calendar with prices and the choice of guests, whichever is asked for. */
export function StaySheets(props: {
  readonly asking: Asking<StaySheet>;
  readonly stay: Stay;
  /** The first possible check-in. */
  readonly today: LocalDate;
  readonly city?: string | undefined;
  readonly hotel?: string | undefined;
  readonly onChange: (stay: Stay) => void;
}) {
  const t = useT();
  const { asking, stay, today } = props;
  const { marks, onMonth, departure, onArrival } = usePriceMarks(
    { city: props.city, hotel: props.hotel },
    stay.party,
    asking.what === 'dates',
  );
  const placed = props.city !== undefined || props.hotel !== undefined;
  const change = (next: Stay) => {
    asking.close();
    props.onChange(next);
  };
  return (
    <>
      <DateRangeSheet
        key={`dates ${asking.times}`}
        open={asking.what === 'dates'}
        onClose={asking.close}
        title={t('hotels.choose_dates')}
        range={{ from: stay.checkIn, to: stay.checkOut }}
        rules={{
          min: today,
          max: addDays(today, hotelLimits.daysAhead),
          maxNights: hotelLimits.nights,
          ...(departure ? { departure } : {}),
        }}
        marks={marks}
        note={placed ? t('hotels.calendar_note') : undefined}
        onMonth={onMonth}
        onArrival={onArrival}
        onChoose={({ from, to }) => change({ ...stay, checkIn: from, checkOut: to })}
      />
      <PartySheet
        key={`party ${asking.times}`}
        open={asking.what === 'party'}
        onClose={asking.close}
        party={stay.party}
        onChoose={(party) => change({ ...stay, party })}
      />
    </>
  );
}

import { useT } from '@app/client/i18n';
import { usePriceFormat } from '@app/client/use-price';
import { hotelLimits } from '@app/contract/verticals/hotels/limits';
import { useState } from 'react';
import type { RangeEnd } from '../../widgets/travel/dates/date-range.ts';
import { DateRangeSheet } from '../../widgets/travel/dates/date-range-sheet.tsx';
import { addDays, daysBetween, type LocalDate } from '../../widgets/travel/dates/local-date.ts';
import { PartySheet } from '../../widgets/travel/search/party-sheet.tsx';
import type { Asking } from '../../widgets/travel/use-asking.ts';
import type { Stay } from './stay.ts';
import { usePriceMarks } from './use-price-marks.ts';

export type StaySheet = 'dates' | 'party';

type SheetProps = {
  readonly open: boolean;
  readonly stay: Stay;
  /** The first possible check-in. */
  readonly today: LocalDate;
  readonly city?: string | undefined;
  readonly hotel?: string | undefined;
  readonly onClose: () => void;
  readonly onChoose: (range: { readonly from: LocalDate; readonly to: LocalDate }) => void;
};

/**
 * The calendar with the lowest price of each night; of a hotel, while the day of leaving is chosen, with what the whole stay costs until each
 * day. Mount it anew for each opening.
 */
function DatesSheet(props: SheetProps) {
  const t = useT();
  const format = usePriceFormat();
  const { stay, today, city, hotel } = props;
  const [end, setEnd] = useState<RangeEnd>('from');
  const { marks, leaving, onMonth, departure, totalOf, onArrival } = usePriceMarks(
    { city, hotel },
    stay.party,
    props.open,
    stay.checkIn,
  );
  const totals = end === 'to' ? leaving : undefined;
  const nightsText = (from: LocalDate, to: LocalDate): string => {
    const nights = t('travel.nights', { count: daysBetween(from, to) });
    const total = totalOf(from, to);
    return total ? t('hotels.stay_from', { nights, amount: format.text(total) }) : nights;
  };
  const note = totals ? 'hotels.calendar_total' : 'hotels.calendar_note';
  return (
    <DateRangeSheet
      open={props.open}
      onClose={props.onClose}
      title={t('hotels.choose_dates')}
      range={{ from: stay.checkIn, to: stay.checkOut }}
      rules={{
        min: today,
        max: addDays(today, hotelLimits.daysAhead),
        maxNights: hotelLimits.nights,
        ...(departure ? { departure } : {}),
      }}
      marks={totals ?? marks}
      note={city !== undefined || hotel !== undefined ? t(note) : undefined}
      nightsText={nightsText}
      onEnd={setEnd}
      onMonth={onMonth}
      onArrival={onArrival}
      onChoose={props.onChoose}
    />
  );
}

/** The calendar with prices and the choice of guests, whichever is asked for. */
export function StaySheets(
  props: Omit<SheetProps, 'open' | 'onClose' | 'onChoose'> & {
    readonly asking: Asking<StaySheet>;
    readonly onChange: (stay: Stay) => void;
  },
) {
  const { asking, stay, today, city, hotel } = props;
  const change = (next: Stay) => {
    asking.close();
    props.onChange(next);
  };
  return (
    <>
      <DatesSheet
        key={`dates ${asking.times}`}
        open={asking.what === 'dates'}
        onClose={asking.close}
        stay={stay}
        today={today}
        city={city}
        hotel={hotel}
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

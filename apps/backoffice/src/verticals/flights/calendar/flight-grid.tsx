import type { FlightCalendarView } from '@app/contract/verticals/flights/calendar-schemas';

import { useText } from '../../../text/use-text';
import { DayGrid } from '../../../ui/calendar/day-grid';
import type { Area } from '../../../ui/calendar/grid-area';
import type { Preview } from './price-lines';
import type { CalendarView } from './sold-figures';
import { useGridLines } from './use-grid-lines';

type FlightGridProps = {
  calendar: FlightCalendarView;
  view: CalendarView;
  dates: readonly string[];
  preview: Preview;
  area: Area | null;
  onArea: (area: Area | null) => void;
  onOpen: () => void;
};

/** A flight by day: prices and seats, which are changed here, or what is sold and earned. */
export function FlightGrid({ calendar, view, preview, ...grid }: FlightGridProps) {
  const t = useText();
  const lines = useGridLines({ calendar, view, preview });
  return (
    <DayGrid
      {...grid}
      label={t(view === 'prices' ? 'flights.staff.cal_calendar' : `flights.staff.cal_view_${view}`)}
      corner={calendar.aircraft}
      lines={lines}
      today={calendar.today}
    />
  );
}

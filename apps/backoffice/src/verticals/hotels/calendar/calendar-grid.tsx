import type { HotelCalendarView } from '@app/contract/verticals/hotels/staff-schemas';
import { useText } from '../../../text/use-text';
import { DayGrid, type DayLine } from '../../../ui/calendar/day-grid';
import type { Area } from '../../../ui/calendar/grid-area';
import type { HotelLine } from './hotel-lines';
import { PlanNightCell, RoomNightCell } from './night-cells';
import { useNightTexts } from './use-night-texts';

type CalendarGridProps = {
  calendar: HotelCalendarView;
  lines: readonly HotelLine[];
  dates: readonly string[];
  area: Area | null;
  onArea: (area: Area | null) => void;
  /** To change what is chosen. */
  onOpen: () => void;
};

/** Rooms and prices of a hotel by night. */
export function CalendarGrid({ calendar, lines, ...grid }: CalendarGridProps) {
  const t = useText();
  const texts = useNightTexts();
  const lineOf = (line: HotelLine): DayLine => {
    if (line.kind === 'room') {
      const { name, nights, blocks } = line.room;
      const nightOf = (date: string) => nights.find((night) => night.date === date);
      return {
        key: `room ${line.id}`,
        name,
        group: true,
        head: <span>{name}</span>,
        render: (date) => <RoomNightCell night={nightOf(date)} />,
        said: (date) => {
          const night = nightOf(date);
          const over = blocks.filter(({ first, until }) => first <= date && until > date);
          return night ? texts.saidOfRoom(night, [...new Set(over.map(({ feed }) => feed))]) : '';
        },
      };
    }
    const { name, board, nights } = line.plan;
    const nightOf = (date: string) => nights.find((night) => night.date === date);
    return {
      key: `plan ${line.id}`,
      name,
      head: (
        <>
          <span>{name}</span>
          <small>{t(`hotels.board.${board}`)}</small>
        </>
      ),
      render: (date) => <PlanNightCell night={nightOf(date)} texts={texts} />,
      said: (date) => {
        const night = nightOf(date);
        return night ? texts.saidOfPlan(night) : '';
      },
    };
  };
  return (
    <DayGrid
      {...grid}
      label={t('hotels.staff.calendar')}
      corner={t('hotels.staff.legend_rooms')}
      lines={lines.map(lineOf)}
      today={calendar.today}
    />
  );
}

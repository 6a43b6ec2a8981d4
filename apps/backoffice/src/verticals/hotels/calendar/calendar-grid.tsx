import type { HotelCalendarView } from '@app/contract/verticals/hotels/staff-schemas';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useText } from '../../../text/use-text';
import look from './calendar.module.css';
import { type Area, type GridRow, isInside, moved, type Place } from './grid-area';
import { PlanNightCell, RoomNightCell } from './night-cells';
import { useNightTexts } from './use-night-texts';

type CalendarGridProps = {
  calendar: HotelCalendarView;
  rows: readonly GridRow[];
  dates: readonly string[];
  area: Area | null;
  onArea: (area: Area | null) => void;
  /** Enter, or a double press: to change what is chosen. */
  onOpen: () => void;
};

const isWeekend = (date: string): boolean => [0, 6].includes(new Date(date).getUTCDay());

/** The head of the grid: a day each, the month where it begins. */
function DayHead({ dates, today }: { dates: readonly string[]; today: string }) {
  const t = useText();
  const texts = useNightTexts();
  return (
    <thead>
      <tr>
        <th scope="col" className={look.corner}>
          {t('hotels.staff.legend_rooms')}
        </th>
        {dates.map((date) => (
          <th
            key={date}
            scope="col"
            className={isWeekend(date) ? look.weekend : undefined}
            aria-current={date === today ? 'date' : undefined}
          >
            <small>{texts.weekday(date)}</small>
            <b>{date.endsWith('-01') ? texts.day(date) : Number(date.slice(8))}</b>
          </th>
        ))}
      </tr>
    </thead>
  );
}

/**
 * Rooms and prices by night. Cells are chosen by mouse (press and pull, or Shift) and by keys (arrows, Shift to extend,
 * Enter to change, Escape to let go).
 */
export function CalendarGrid({ calendar, rows, dates, area, onArea, onOpen }: CalendarGridProps) {
  const t = useText();
  const texts = useNightTexts();
  const body = useRef<HTMLTableSectionElement>(null);
  const focus = area?.focus ?? { row: 0, column: 0 };
  const byKeys = useRef(false);
  useEffect(() => {
    if (!byKeys.current || !area) return;
    byKeys.current = false;
    const { row, column } = area.focus;
    body.current?.querySelector<HTMLElement>(`[data-at="${row} ${column}"]`)?.focus();
  }, [area]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return onArea(null);
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      if (!area) onArea({ anchor: focus, focus });
      return onOpen();
    }
    const from = area ?? { anchor: focus, focus };
    const next = moved(from, event, { rows: rows.length, columns: dates.length });
    if (!next) return undefined;
    event.preventDefault();
    byKeys.current = true;
    return onArea(next);
  };
  const choose = (place: Place, extend: boolean) =>
    onArea({ anchor: extend && area ? area.anchor : place, focus: place });
  const nightsOf = (row: GridRow) =>
    row.kind === 'room'
      ? new Map(row.room.nights.map((night) => [night.date, texts.saidOfRoom(night)]))
      : new Map(row.plan.nights.map((night) => [night.date, texts.saidOfPlan(night)]));
  const drawCell = (row: GridRow, date: string) =>
    row.kind === 'room' ? (
      <RoomNightCell night={row.room.nights.find((night) => night.date === date)} />
    ) : (
      <PlanNightCell night={row.plan.nights.find((night) => night.date === date)} texts={texts} />
    );
  return (
    <div className={look.scroll}>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: cells are chosen by keys, which is what a grid is */}
      <table className={look.grid} role="grid" aria-label={t('hotels.staff.calendar')} aria-multiselectable="true">
        <DayHead dates={dates} today={calendar.today} />
        <tbody ref={body} onKeyDown={onKeyDown}>
          {rows.map((row, rowIndex) => {
            const said = nightsOf(row);
            return (
              <tr key={`${row.kind} ${row.id}`} className={row.kind === 'room' ? look.room : undefined}>
                <th scope="row">
                  <span>{row.kind === 'room' ? row.room.name : row.plan.name}</span>
                  {row.kind === 'plan' && <small>{t(`hotels.board.${row.plan.board}`)}</small>}
                </th>
                {dates.map((date, column) => {
                  const place = { row: rowIndex, column };
                  const here = focus.row === rowIndex && focus.column === column;
                  return (
                    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: a cell of a grid is a gridcell
                    <td
                      key={date}
                      data-at={`${rowIndex} ${column}`}
                      tabIndex={here ? 0 : -1}
                      aria-selected={area !== null && isInside(area, place)}
                      aria-label={`${row.kind === 'room' ? row.room.name : row.plan.name}: ${said.get(date) ?? ''}`}
                      title={said.get(date) ?? ''}
                      className={isWeekend(date) ? look.weekend : undefined}
                      onMouseDown={(event) => choose(place, event.shiftKey)}
                      onMouseEnter={(event) => event.buttons === 1 && choose(place, true)}
                      onDoubleClick={onOpen}
                    >
                      {drawCell(row, date)}
                    </td>
                  );
                })}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

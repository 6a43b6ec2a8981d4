import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { named } from '../../text/in-my-language';
import { cx } from '../class-names';
import styles from './day-grid.module.css';
import { type Area, isInside, moved, type Place } from './grid-area';
import { useDayTexts } from './use-day-texts';

/** One line of a grid of days. */
export type DayLine = {
  key: string;
  /** What it is called where a cell is read aloud. */
  name: string;
  head: ReactNode;
  /** Stands above the lines that belong to it. */
  group?: true;
  /** Shown only: its cells are not chosen, and an area does not count it. */
  fixed?: true;
  render: (date: string) => ReactNode;
  /** What a cell says, aloud and when pointed at. */
  said: (date: string) => string;
  /** A class of a cell's own. */
  look?: (date: string) => string | undefined;
};

type DayGridProps = {
  label: string;
  /** Stands where lines and days meet. */
  corner: ReactNode;
  lines: readonly DayLine[];
  dates: readonly string[];
  today: string;
  area: Area | null;
  onArea: (area: Area | null) => void;
  /** Enter, Space, or a double press: to change what is chosen. */
  onOpen: () => void;
};

const isWeekend = (date: string): boolean => [0, 6].includes(new Date(date).getUTCDay());

/** The head of the grid: a day each, the month where it begins. */
function DayHead({ dates, today, corner }: Pick<DayGridProps, 'dates' | 'today' | 'corner'>) {
  const texts = useDayTexts();
  return (
    <thead>
      <tr>
        <th scope="col" className={styles.corner}>
          {corner}
        </th>
        {dates.map((date) => (
          <th
            key={date}
            scope="col"
            className={isWeekend(date) ? styles.weekend : undefined}
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

/** The sides of an area that a cell of it lies at. */
function sidesOf({ anchor, focus }: Area, { row, column }: Place): string {
  const at = (value: number, side: number, name: string | undefined) => value === side && name;
  return cx(
    at(row, Math.min(anchor.row, focus.row), styles.top),
    at(row, Math.max(anchor.row, focus.row), styles.bottom),
    at(column, Math.min(anchor.column, focus.column), styles.left),
    at(column, Math.max(anchor.column, focus.column), styles.right),
  );
}

/**
 * Lines of something by day. Cells are chosen by mouse (press and pull, or Shift) and by keys (arrows, Shift to extend,
 * Enter or Space to change, Escape to let go).
 */
export function DayGrid({ label, corner, lines, dates, today, area, onArea, onOpen }: DayGridProps) {
  const body = useRef<HTMLTableSectionElement>(null);
  const focus = area?.focus ?? { row: 0, column: 0 };
  const byKeys = useRef(false);
  useEffect(() => {
    if (!byKeys.current || !area) return;
    byKeys.current = false;
    const { row, column } = area.focus;
    body.current?.querySelector<HTMLElement>(`[data-at="${row} ${column}"]`)?.focus();
  }, [area]);
  const rows = lines.filter(({ fixed }) => !fixed);
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
  const fixedCell = (line: DayLine, date: string) => (
    <td
      key={date}
      className={cx(isWeekend(date) && styles.weekend, line.look?.(date), styles.fixed)}
      title={line.said(date)}
    >
      {line.render(date)}
    </td>
  );
  const cell = (line: DayLine, date: string, place: Place) => {
    const chosen = area !== null && isInside(area, place);
    const here = focus.row === place.row && focus.column === place.column;
    return (
      // biome-ignore lint/a11y/useAriaPropsSupportedByRole: a cell of a grid is a gridcell
      <td
        key={date}
        data-at={`${place.row} ${place.column}`}
        tabIndex={here ? 0 : -1}
        aria-selected={chosen}
        title={line.said(date)}
        className={cx(isWeekend(date) && styles.weekend, line.look?.(date), chosen && sidesOf(area, place))}
        onMouseDown={(event) => choose(place, event.shiftKey)}
        onMouseEnter={(event) => event.buttons === 1 && choose(place, true)}
        onDoubleClick={onOpen}
      >
        <span aria-hidden="true">{line.render(date)}</span>
        <span className={styles.said}>{named(line.name, line.said(date))}</span>
      </td>
    );
  };
  return (
    <div className={styles.scroll}>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: cells are chosen by keys, which is what a grid is */}
      <table className={styles.grid} role="grid" aria-label={label} aria-multiselectable="true">
        <DayHead dates={dates} today={today} corner={corner} />
        <tbody ref={body} onKeyDown={onKeyDown}>
          {lines.map((line) => {
            const row = rows.indexOf(line);
            return (
              <tr key={line.key} className={line.group ? styles.group : undefined}>
                <th scope="row">{line.head}</th>
                {dates.map((date, column) => (line.fixed ? fixedCell(line, date) : cell(line, date, { row, column })))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

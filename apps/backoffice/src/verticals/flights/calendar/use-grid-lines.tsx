import type { FlightCalendarView } from '@app/contract/verticals/flights/calendar-schemas';
import { useState } from 'react';
import type { DayLine } from '../../../ui/calendar/day-grid';
import { figuresLine } from './figures-line';
import { useLineContext } from './line-context';
import { CabinHead } from './line-heads';
import type { CabinLine } from './price-cell';
import { farePriceLines, loadLine, type Preview, priceLine } from './price-lines';
import type { CalendarView } from './sold-figures';

type LinesOf = { calendar: FlightCalendarView; view: CalendarView; preview: Preview };

/** Which cabins have their fares folded away. */
function useFoldedCabins() {
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  return {
    isFolded: ({ cabin }: CabinLine) => folded.has(cabin),
    fold: ({ cabin }: CabinLine) =>
      setFolded((before) => {
        const after = new Set(before);
        if (!after.delete(cabin)) after.add(cabin);
        return after;
      }),
  };
}

/** Lines of the grid: of each cabin how full its days are, then prices, seats sold or income, the whole cabin first and each fare below. */
export function useGridLines({ calendar, view, preview }: LinesOf): DayLine[] {
  const ctx = useLineContext(calendar.today);
  const { isFolded, fold } = useFoldedCabins();
  return calendar.cabins.flatMap((cabin) => {
    const open = !isFolded(cabin);
    const fares = open ? cabin.fares : [];
    const head = loadLine(ctx, cabin, <CabinHead cabin={cabin} open={open} onFold={() => fold(cabin)} />);
    return view === 'prices'
      ? [head, priceLine(ctx, cabin, preview), ...fares.flatMap((fare) => farePriceLines(ctx, cabin, fare, preview))]
      : [head, ...[null, ...fares].map((fare) => figuresLine(ctx, view, cabin, fare))];
  });
}

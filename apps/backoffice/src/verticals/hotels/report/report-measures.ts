import type { HotelReport } from '@app/contract/verticals/hotels/staff-schemas';
import { toDecimal } from '@app/kernel/money';
import type { TextKey } from '../../../text/text-key';
import type { Format } from '../../../text/use-format';
import type { Text } from '../../../text/use-text';
import { toCsv } from '../../../ui/list/csv';

type Figures = HotelReport['total'];

/** One figure of the report, how it is written, and whether it stands as a tile. */
export type Measure = { key: keyof Figures; title: TextKey; as: 'money' | 'count' | 'percent'; tile?: true };

export const measures: readonly Measure[] = [
  { key: 'occupancyBp', title: 'hotels.staff.occupancy', as: 'percent', tile: true },
  { key: 'booked', title: 'hotels.staff.booked_nights', as: 'count', tile: true },
  { key: 'held', title: 'hotels.staff.held_nights', as: 'count' },
  { key: 'roomNights', title: 'hotels.staff.room_nights', as: 'count' },
  { key: 'revenueUsd', title: 'hotels.staff.revenue', as: 'money', tile: true },
  { key: 'averageUsd', title: 'hotels.staff.average', as: 'money', tile: true },
  { key: 'perRoomUsd', title: 'hotels.staff.per_room', as: 'money', tile: true },
];

export const LINES = ['revenueUsd', 'occupancyBp', 'booked'] as const;
export type Line = (typeof LINES)[number];

export const measureOf = (key: Measure['key']): Measure | undefined => measures.find((one) => one.key === key);

/** A figure as it is written. */
export function writeFigure(value: number, as: Measure['as'], format: Format): string {
  if (as === 'money') return format.money(value);
  return as === 'percent' ? format.percent(value / 100) : format.count(value);
}

const plain = (value: number, as: Measure['as']): string | number => (as === 'count' ? value : toDecimal(value));

/** The report as CSV text: a line a hotel or room type, the total last. Amounts and percentages are plain decimals. */
export const reportCsv = ({ from, to, rows, total }: HotelReport, t: Text): string =>
  toCsv([
    [from, to],
    [t('hotels.staff.name'), ...measures.map(({ title }) => t(title))],
    ...rows.map((row) => [row.name, ...measures.map(({ key, as }) => plain(row[key], as))]),
    [t('reports.total'), ...measures.map(({ key, as }) => plain(total[key], as))],
  ]);

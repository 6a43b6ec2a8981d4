import type { FlightFigures, FlightReport } from '@app/contract/verticals/flights/staff-schemas';
import { toDecimal } from '@app/kernel/money';
import type { TextKey } from '../../../text/text-key';
import type { Format } from '../../../text/use-format';
import type { Text } from '../../../text/use-text';
import { toCsv } from '../../../ui/list/csv';

/** One figure of the report, how it is written, and whether it stands as a tile. */
export type Measure = {
  key: keyof FlightFigures;
  title: TextKey;
  as: 'money' | 'count' | 'percent' | 'seconds';
  tile?: true;
};

export const measures: readonly Measure[] = [
  { key: 'seats', title: 'flights.report.seats', as: 'count' },
  { key: 'sold', title: 'flights.report.sold', as: 'count', tile: true },
  { key: 'loadBp', title: 'flights.report.load', as: 'percent', tile: true },
  { key: 'fareUsd', title: 'flights.report.fare', as: 'money' },
  { key: 'chargesUsd', title: 'flights.report.charges', as: 'money' },
  { key: 'revenueUsd', title: 'flights.report.revenue', as: 'money', tile: true },
  { key: 'perSeatUsd', title: 'flights.report.per', as: 'money', tile: true },
  { key: 'tickets', title: 'flights.report.tickets', as: 'count' },
  { key: 'issueP50Seconds', title: 'flights.report.p50', as: 'seconds' },
  { key: 'issueP95Seconds', title: 'flights.report.p95', as: 'seconds' },
  { key: 'missed', title: 'flights.report.missed', as: 'count', tile: true },
  { key: 'cancelled', title: 'flights.report.cancelled', as: 'count' },
  { key: 'refundUsd', title: 'flights.report.refund', as: 'money' },
];

/** A figure as it is written; a dash where there is none. */
export function writeFigure(value: number | null, as: Measure['as'], format: Format): string {
  if (value === null) return '–';
  if (as === 'money') return format.money(value);
  if (as === 'seconds') return format.span(value * 1_000);
  return as === 'percent' ? format.percent(value / 100) : format.count(value);
}

const plain = (value: number | null, as: Measure['as']): string | number => {
  if (value === null) return '';
  return as === 'money' || as === 'percent' ? toDecimal(value) : value;
};

/** The report as CSV text: a line each, the total last. Amounts and percentages are plain decimals, times are seconds. */
export const reportCsv = ({ from, to, by, rows, total }: FlightReport, t: Text): string =>
  toCsv([
    [from, to],
    [t(`flights.report.by_${by}`), ...measures.map(({ title }) => t(title))],
    ...rows.map((row) => [row.name, ...measures.map(({ key, as }) => plain(row[key], as))]),
    [t('reports.total'), ...measures.map(({ key, as }) => plain(total[key], as))],
  ]);

import type { Days } from '@app/contract/reports/ranges';
import { toDecimal } from '@app/kernel/money';
import type { Text } from '../../text/use-text';
import { saveFile, toCsv } from '../../ui/list/csv';
import type { FigureColumn } from './reports';

type Exported<F> = {
  name: string;
  columns: readonly FigureColumn<F>[];
  rows: readonly (Days & F)[];
  totals: F;
  head: { timeZone: string; currency: string; range: Days };
};

/** A report as CSV text: what it states about itself, one line a step, the total last. Amounts are plain decimals. */
export function stepsCsv<F>({ columns, rows, totals, head }: Omit<Exported<F>, 'name'>, t: Text): string {
  const write = (figures: F, { key, as }: FigureColumn<F>): string | number => {
    const value = Number(figures[key]);
    return as === 'money' ? toDecimal(value) : value;
  };
  return toCsv([
    [t('reports.states', { zone: head.timeZone, currency: head.currency })],
    [t('reports.period'), '', ...columns.map(({ title }) => t(title))],
    ...rows.map((row) => [row.from, row.to, ...columns.map((column) => write(row, column))]),
    [t('reports.total'), '', ...columns.map((column) => write(totals, column))],
  ]);
}

/** Hands a report to the person as a CSV file named by its days. */
export const exportSteps = <F>(exported: Exported<F>, t: Text): void =>
  saveFile(`${exported.name}-${exported.head.range.from}-${exported.head.range.to}.csv`, stepsCsv(exported, t));

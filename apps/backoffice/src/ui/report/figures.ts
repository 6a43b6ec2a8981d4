import { toDecimal } from '@app/kernel/money';
import type { TextKey } from '../../text/text-key';
import type { Format } from '../../text/use-format';
import type { Text } from '../../text/use-text';
import { toCsv } from '../list/export/csv';

/** Figures of a report by their names; null where there is none. */
export type FiguresOf<K extends string> = Readonly<Record<K, number | null>>;

/** One figure of a report, how it is written (percentages are basis points), and whether it stands as a tile. */
export type Figure<K extends string = string> = {
  key: K;
  title: TextKey;
  as: 'money' | 'count' | 'percent' | 'seconds';
  tile?: true;
  /** More of it is no good news. */
  costs?: true;
};

/** A figure as it is written; a dash where there is none. */
export function writeFigure(value: number | null, as: Figure['as'], format: Format): string {
  if (value === null) return '–';
  if (as === 'money') return format.money(value);
  if (as === 'seconds') return format.span(value * 1_000);
  return as === 'percent' ? format.percent(value / 100) : format.count(value);
}

const plain = (value: number | null, as: Figure['as']): string | number => {
  if (value === null) return '';
  return as === 'money' || as === 'percent' ? toDecimal(value) : value;
};

type Exported<K extends string> = {
  /** What the file states about itself. */
  states: readonly string[];
  /** The titles of the columns that name a line. */
  names: readonly string[];
  figures: readonly Figure<K>[];
  lines: readonly { names: readonly string[]; of: FiguresOf<K> }[];
  total: FiguresOf<K>;
};

/** A report as CSV text: a line each, the total last. Amounts and percentages are plain decimals, times are seconds. */
export function figuresCsv<K extends string>({ states, names, figures, lines, total }: Exported<K>, t: Text): string {
  const write = (of: FiguresOf<K>) => figures.map(({ key, as }) => plain(of[key], as));
  return toCsv([
    [...states],
    [...names, ...figures.map(({ title }) => t(title))],
    ...lines.map((line) => [...line.names, ...write(line.of)]),
    [t('reports.total'), ...names.slice(1).map(() => ''), ...write(total)],
  ]);
}

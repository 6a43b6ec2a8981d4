import type { TravelStanding } from '@app/contract/travel/standings';
import { toDecimal } from '@app/kernel/money';
import type { TextKey } from '../../text/text-key';
import type { Format } from '../../text/use-format';
import type { Text } from '../../text/use-text';
import { toCsv } from '../list/csv';
import type { Days } from '../range-picker';

/** Figures of a report by their names; null where there is none. */
export type FiguresOf<K extends string> = Readonly<Record<K, number | null>>;

/** One figure of a report, how it is written (percentages are basis points), and whether it stands as a tile. */
export type Measure<K extends string> = {
  key: K;
  title: TextKey;
  as: 'money' | 'count' | 'percent' | 'seconds';
  tile?: true;
  /** More of it is no good news. */
  costs?: true;
  /** How the orders stand that it counts: paid and not cancelled, unless another is named. `any` are all of them, `none` means that it counts no orders. */
  stands?: TravelStanding | 'any' | 'none';
  /** It counts an order once, by the part it begins with. */
  once?: true;
};

/** What figures of a report count: the days, how their orders stand, and the line they stand in. */
export type Behind<G extends string> = {
  readonly days: Days;
  readonly standing: TravelStanding | undefined;
  readonly once: boolean;
  readonly line: { readonly by: G; readonly id: string } | null;
  /** The id of the row; null for all of them. */
  readonly row: string | null;
};

/** A report over days: a line each of what it is grouped by, and all of them together. */
export type GroupedReport<K extends string, G extends string> = {
  /** The zone of its days; without it they are local ones, as its note says. */
  timeZone?: string;
  from: string;
  to: string;
  by: G;
  total: FiguresOf<K>;
  rows: (FiguresOf<K> & { id: string; name: string })[];
};

/** A figure as it is written; a dash where there is none. */
export function writeFigure(value: number | null, as: Measure<string>['as'], format: Format): string {
  if (value === null) return '–';
  if (as === 'money') return format.money(value);
  if (as === 'seconds') return format.span(value * 1_000);
  return as === 'percent' ? format.percent(value / 100) : format.count(value);
}

const plain = (value: number | null, as: Measure<string>['as']): string | number => {
  if (value === null) return '';
  return as === 'money' || as === 'percent' ? toDecimal(value) : value;
};

/** A report as CSV text: a line each, the total last. Amounts and percentages are plain decimals, times are seconds. */
export const reportCsv = <K extends string, G extends string>(
  { from, to, rows, total }: GroupedReport<K, G>,
  of: { measures: readonly Measure<K>[]; group: TextKey; nameOf: (name: string) => string },
  t: Text,
): string =>
  toCsv([
    [from, to],
    [t(of.group), ...of.measures.map(({ title }) => t(title))],
    ...rows.map((row) => [of.nameOf(row.name), ...of.measures.map(({ key, as }) => plain(row[key], as))]),
    [t('reports.total'), ...of.measures.map(({ key, as }) => plain(total[key], as))],
  ]);

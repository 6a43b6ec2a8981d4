import type { AnswerOf } from '@app/contract/core/endpoint';
import type { Days } from '@app/contract/reports/ranges';
import type { Measure, OrderReport } from '@app/contract/reports/staff-schemas';
import type { AnyEndpoint } from '../../api/request';
import type { TextKey } from '../../text/text-key';
import type { Text } from '../../text/use-text';
import { type Figure, type FiguresOf, figuresCsv } from '../../ui/report/figures';

/** A figure of statistics, and the records behind it where they can be listed. */
export type StepFigure<K extends string = string> = Figure<K> & { measure?: Measure };

/** Statistics of some days beside those of the period before, step by step. */
export type StepReport<K extends string = string> = Pick<
  OrderReport,
  'range' | 'before' | 'timeZone' | 'currency' | 'recounting' | 'by'
> & {
  totals: FiguresOf<K>;
  beforeTotals: FiguresOf<K>;
  rows: (Days & FiguresOf<K>)[];
  beforeRows: (Days & FiguresOf<K>)[];
};

type KeyIn<E> = AnswerOf<E> extends { totals: infer F } ? keyof F & string : never;

/** Statistics as they are declared. */
export type StepRule<E extends AnyEndpoint> = {
  readonly endpoint: E;
  readonly title: TextKey;
  /** How the file of the export begins. */
  readonly file: string;
  readonly figures: readonly StepFigure<KeyIn<E>>[];
  /** The solid line, and the dotted one: another figure, or the same one of the period before. */
  readonly line: KeyIn<E>;
  readonly beside: KeyIn<E> | 'before';
};

export const defineStepReport = <E extends AnyEndpoint>(rule: StepRule<E>): StepRule<E> => rule;

type Stepped<K extends string> = Pick<StepReport<K>, 'range' | 'timeZone' | 'currency' | 'rows' | 'totals'>;

/** Statistics as CSV text: what they state about themselves, one line a step, the total last. */
export const stepsCsv = <K extends string>(
  figures: readonly StepFigure<K>[],
  report: Stepped<NoInfer<K>>,
  t: Text,
): string =>
  figuresCsv(
    {
      states: [t('reports.states', { zone: report.timeZone, currency: report.currency })],
      names: [t('reports.period'), ''],
      figures,
      lines: report.rows.map((row) => ({ names: [row.from, row.to], of: row })),
      total: report.totals,
    },
    t,
  );

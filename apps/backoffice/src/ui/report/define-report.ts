import type { AnswerOf, RequestOf } from '@app/contract/core/endpoint';
import type { AnyEndpoint } from '../../api/request';
import type { TextKey } from '../../text/text-key';
import type { Text } from '../../text/use-text';
import type { Behind, OrderFigure } from './behind';
import type { FiguresOf } from './figures';
import type { ReportFilter } from './report-filters';
import type { FirstDays } from './use-report';

/** A report over days: a line each of what it is grouped by, and all of them together. */
export type GroupedReport<K extends string = string, G extends string = string> = {
  /** The zone of its days; without it they are local ones, as its note says. */
  timeZone?: string;
  from: string;
  to: string;
  by: G;
  total: FiguresOf<K>;
  rows: (FiguresOf<K> & { id: string; name: string })[];
};

type KeyIn<E> = AnswerOf<E> extends { total: infer F } ? keyof F & string : never;
type GroupIn<E> = AnswerOf<E> extends { by: infer G extends string } ? G : never;
type RowsIn<E> = AnswerOf<E> extends { rows: infer R } ? R : never;
type FieldIn<E> = keyof NonNullable<RequestOf<E>['query']> & string;

/** What was chosen of the filters, and the lines that are shown. */
export type ReportState<E> = { readonly chosen: Readonly<Partial<Record<string, string>>>; readonly rows: RowsIn<E> };

/** A report with a line for each of what it is grouped by, declared: its figures, groups and filters. */
export type GroupedRule<E extends AnyEndpoint> = {
  readonly endpoint: E;
  readonly title: TextKey;
  readonly note: TextKey;
  /** How the file of the export begins. */
  readonly file: string;
  readonly firstDays: FirstDays;
  readonly figures: readonly OrderFigure<KeyIn<E>>[];
  /** The first one is shown until another is chosen. */
  readonly groups: readonly [GroupIn<E>, ...GroupIn<E>[]];
  readonly groupText: (group: GroupIn<E>) => TextKey;
  /** `field` is what the call names it, `among` what it may be. */
  readonly filters: readonly (ReportFilter & { readonly field: FieldIn<E>; readonly among?: readonly string[] })[];
  /** A line's name as it is written; as it came without it. Days are written by themselves. */
  readonly nameOf?: (by: GroupIn<E>, name: string, t: Text) => string;
  /** The list of what a figure counts; null where there is none. */
  readonly to: (behind: Behind<GroupIn<E>>, shown: ReportState<E>) => string | null;
  /** What is to be known of what is shown. */
  readonly hint?: (shown: ReportState<E>) => TextKey | null;
};

/** Declares a report. A figure, a group or a field that its call does not know does not compile. */
export const defineReport = <E extends AnyEndpoint>(rule: GroupedRule<E>): GroupedRule<E> => rule;

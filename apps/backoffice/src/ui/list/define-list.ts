import type { AnswerOf, RequestOf } from '@app/contract/core/endpoint';
import type { ReactNode } from 'react';
import type { AnyEndpoint } from '../../api/request';
import type { TextKey } from '../../text/text-key';
import type { Format } from '../../text/use-format';
import type { Text } from '../../text/use-text';
import type { Choices, Searched } from '../choices';

export type RowOf<E> = AnswerOf<E> extends { list: (infer T)[] } ? T & { id: string } : never;
export type QueryOf<E> = NonNullable<RequestOf<E>['query']>;
type CountsOf<E> = AnswerOf<E> extends { counts: infer C } ? keyof C & string : never;
type SortOf<E> = QueryOf<E> extends { sort?: infer S } ? NonNullable<S> & string : never;

type ListSort<E> = { field: SortOf<E>; order: 'ASC' | 'DESC' };

/** What a cell may use to write itself. */
export type CellContext = { t: Text; format: Format };

/**
 * A piece of a cell as the server writes it into a file: the value at a dotted path of the row (the column's key without
 * one), its word among the texts that begin with `words`, one of two words, or an amount whose unit stands beside it.
 */
export type Written =
  | string
  | { path?: string; words: string }
  | { path?: string; yes: TextKey; no: TextKey }
  | { path?: string; as: 'money' | 'percent' | 'moment' | 'count' }
  | { amount: string; unit: string };

type Cell<T> = {
  title: TextKey;
  /** `money` are settlement cents, `moment` an ISO text; the numbers stand right and tabular. */
  as?: 'money' | 'count' | 'moment' | 'text';
  /** Draws the cell; without it `as` decides. */
  render?: (row: T, ctx: CellContext) => ReactNode;
  /** The cell in the export; without it the value at the key, as the export writes it by itself. */
  write?: Written | readonly Written[];
  align?: 'right';
  sortable?: true;
  /** Not shown until chosen. */
  hidden?: true;
};

/** A column names a field of the endpoint's answer; a misspelt one does not compile. */
export type Column<T> = { [K in keyof T & string]: { key: K } & Cell<T> }[keyof T & string];

export type Filter<Q> = { label: TextKey; placeholder?: TextKey } & (
  | { key: keyof Q & string; kind: 'text' | 'decimal'; max?: number }
  | { key: keyof Q & string; kind: 'choice' | 'tree'; choices: Choices }
  | { key: keyof Q & string; kind: 'search'; from: Searched }
  | { key: keyof Q & string; kind: 'flag' | 'moment' }
  | { kind: 'days'; from: keyof Q & string; to: keyof Q & string }
);

type Tab<E> = {
  label: TextKey;
  query: Partial<QueryOf<E>>;
  count?: CountsOf<E>;
  /** The order it opens with, instead of the list's. */
  sort?: ListSort<E>;
  /** Columns that it shows beside the chosen ones, and those that say nothing in it. */
  shows?: readonly (keyof RowOf<E> & string)[];
  hides?: readonly (keyof RowOf<E> & string)[];
};

export type RowAction = { key: string; label: TextKey; danger?: boolean } & ({ to: string } | { run: () => void });

/** What is done with each selected row: one call each, so that one refusal leaves the others done. */
export type BulkWork<T> = {
  /** What a row is called where its result is shown. */
  nameOf: (row: T) => string;
  /** Throws `Failure` when refused. */
  each: (row: T) => Promise<unknown>;
};
/** What is done with all selected rows in one call that tells of each how it went. */
export type BulkCall<T> = {
  nameOf: (row: T) => string;
  /** By the ids of the rows that were not done, why; throws `Failure` when all are refused. */
  together: (rows: readonly T[]) => Promise<ReadonlyMap<string, TextKey>>;
};
/** Works row by row or in one call and shows how each went, or does something of its own with all of them. */
export type BulkAction<T> = { key: string; label: TextKey; primary?: boolean } & (
  | BulkWork<T>
  | BulkCall<T>
  | { run: (rows: T[]) => void }
);

/** What a screen lends its list: what its actions do. */
export type ListActions<T> = {
  /** The first two stand as text. */
  rowActions?: (row: T) => RowAction[];
  /** Always behind the More menu. */
  menu?: (row: T) => RowAction[];
  bulkActions?: BulkAction<T>[];
  /** Buttons beside the title. */
  extra?: ReactNode;
  /** Instead of the declared title, for a list of one record's parts. */
  title?: ReactNode;
  note?: ReactNode;
  /** Between the title and the search. */
  above?: ReactNode;
};

/** Another file of the same rows, for a purpose of its own, with the columns that it takes. */
export type OtherExport = {
  label: TextKey;
  endpoint: AnyEndpoint;
  name: string;
  columns: readonly Column<Record<string, unknown>>[];
};

export type ListRule<E extends AnyEndpoint> = {
  endpoint: E;
  title: TextKey;
  /** File name of the export, without its ending. */
  exportName: string;
  alsoExports?: OtherExport;
  sort?: ListSort<E>;
  /** The first four are always shown, the others behind More. */
  filters: Filter<QueryOf<E>>[];
  /** The first one shows everything. */
  tabs?: Tab<E>[];
  columns: Column<RowOf<E>>[];
  /** Settlement cents of a row, added up while rows are selected. */
  sum?: (row: RowOf<E>) => number;
  /** Always filtered by this, for a list inside something else. */
  only?: Partial<QueryOf<E>>;
};

/** Declares a list over one endpoint; `ListPage` draws it. Refuses, when compiled, any field the endpoint lacks. */
export const defineList = <E extends AnyEndpoint>(rule: ListRule<E>): ListRule<E> => rule;

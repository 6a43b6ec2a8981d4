import { type RaRecord, useDataProvider } from 'ra-core';
import { useState } from 'react';
import { useFailureNote } from '../use-action';
import { writeCell } from './cells';
import { saveFile, toCsv } from './csv';
import type { Column, Pen } from './define-list';

/** Rows asked for at once: the most that most endpoints give. */
const PAGE = 100;

type ExportOf = {
  resource: string;
  filter: Record<string, unknown>;
  sort: { field: string; order: 'ASC' | 'DESC' };
  /** Rows asked for at once, where the endpoint gives more than others. */
  rows?: number | undefined;
};

type ExportHands<T> = { name: string; columns: Column<T>[]; pen: Pen };

/**
 * Exports rows as CSV: those given, else the whole filtered list, read page by page. `done` is the number of rows read
 * so far, null while nothing runs. A failure is shown and writes no file.
 */
export function useExport<T extends RaRecord>(of: ExportOf, hands: ExportHands<T>) {
  const provider = useDataProvider();
  const note = useFailureNote();
  const [done, setDone] = useState<number | null>(null);
  const write = (rows: T[]) => {
    const head = hands.columns.map((column) => hands.pen.t(column.title));
    const body = rows.map((row) => hands.columns.map((column) => writeCell(column, row, hands.pen)));
    const day = new Date().toISOString().slice(0, 10);
    saveFile(`${hands.name}-${day}.csv`, toCsv([head, ...body]));
  };
  const readAll = async () => {
    const rows: T[] = [];
    const most = of.rows ?? PAGE;
    for (let page = 1; ; page += 1) {
      const pagination = { page, perPage: most };
      const answer = await provider.getList<T>(of.resource, { filter: of.filter, sort: of.sort, pagination });
      rows.push(...answer.data);
      setDone(rows.length);
      const more = answer.pageInfo ? answer.pageInfo.hasNextPage : rows.length < (answer.total ?? 0);
      if (answer.data.length < most || !more) return rows;
    }
  };
  const exportAll = async () => {
    setDone(0);
    try {
      write(await readAll());
    } catch (error) {
      note(error);
    } finally {
      setDone(null);
    }
  };
  return { done, exportAll, exportRows: write };
}

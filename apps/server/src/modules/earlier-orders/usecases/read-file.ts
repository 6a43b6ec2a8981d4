import { limits } from '@app/contract/core/limits';
import { refuse } from '@app/contract/core/refuse';
import type { TableReading } from '@app/contract/core/tables';
import type { EarlierDialect } from '@app/contract/earlier-orders/kinds';
import { earlierLimits } from '@app/contract/earlier-orders/limits';
import { headIn, headLook } from '../../../platform/files/tables/heads.ts';
import type { TableLine } from '../../../platform/files/tables/line.ts';
import { readTable } from '../../../platform/files/tables/read-table.ts';
import { createPauses } from '../../../platform/pauses.ts';
import type { Platform } from '../../../platform/slice.ts';
import { parameter } from '../../settings/public.ts';
import type { ReadFile, StoredRecord } from '../db/import.repo.ts';
import { type FileTable, fileTable } from '../domain/cells.ts';
import { headsRead, isKnownHead, recognisedDialect } from '../domain/fields.ts';
import type { FoundRecord } from '../domain/found-record.ts';
import { readCustomers } from '../domain/read-customers.ts';
import { type OrderContext, ordersOf, readOrder } from '../domain/read-orders.ts';

const HEAD_MAX = 100;

export type FileAsked = {
  readonly language: string;
  readonly reading?: TableReading;
  readonly dialect?: EarlierDialect;
  readonly currency: string | null;
};

const stored = ({ flaw, orderedAt, ...found }: FoundRecord<unknown>, lines: readonly TableLine[]): StoredRecord => ({
  ...found,
  cells: lines.map(({ cells }) => [...cells]),
  ordered_at: orderedAt?.toISOString() ?? null,
  flaw: flaw?.flaw ?? null,
  flaw_column: flaw?.column ?? '',
  flaw_value: flaw?.value ?? '',
});

async function recordsOf(table: FileTable, of: OrderContext): Promise<StoredRecord[]> {
  if (table.dialect.endsWith('customers')) {
    const lines = new Map(table.lines.map((line) => [line.row, line]));
    return readCustomers(table).map((one) => stored(one, [lines.get(one.row) ?? { row: one.row, cells: [] }]));
  }
  const { pause } = createPauses();
  const found: StoredRecord[] = [];
  for (const rows of ordersOf(table)) {
    found.push(stored(readOrder(table, rows, of), rows.lines));
    await pause();
  }
  return found;
}

/**
 * Returns a file of another shop with each of its records as read. Refuses what reading a table refuses,
 * table.unreadable without a row below the head, and earlier_import.unknown_file for headings of no known program.
 */
export async function readFile(platform: Platform, bytes: Buffer, of: FileAsked): Promise<ReadFile> {
  const most = { rows: limits.tableRows + 1, columns: limits.importColumns, characters: earlierLimits.cell };
  const { look, lines: all } = await readTable(bytes, {
    language: of.language,
    most,
    ...(of.reading ? { reading: of.reading } : {}),
  });
  const at = headIn(all, { chosen: of.reading?.head, knows: isKnownHead });
  const [head, lines] = [all[at], all.slice(at + 1)];
  if (!head || lines.length === 0) refuse('table.unreadable');
  const heads = head.cells.map((cell) => cell.slice(0, HEAD_MAX));
  const dialect = of.dialect ?? recognisedDialect(heads) ?? refuse('earlier_import.unknown_file');
  const zone = await parameter(platform, 'shop.time_zone');
  const records = await recordsOf(fileTable(dialect, heads, lines), { currency: of.currency, zone });
  return {
    dialect,
    look: { ...look, ...headLook(all, at) },
    heads: headsRead(dialect, heads),
    currency: of.currency,
    records,
  };
}

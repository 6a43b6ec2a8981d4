import { limits } from '@app/contract/core/limits';
import type { Locale } from '@app/contract/core/locale';
import { refuse } from '@app/contract/core/refuse';
import type { TableReading } from '@app/contract/core/tables';
import type { StatementLook } from '@app/contract/reconciliation/staff-schemas';
import { columnNumbers, readBooking } from '@app/kernel/written-numbers';
import { headIn, headLook } from '../../../platform/files/tables/heads.ts';
import type { TableLine } from '../../../platform/files/tables/line.ts';
import { readTable, type Table } from '../../../platform/files/tables/read-table.ts';

/** Characters of one cell that are read. */
const CELL_MAX = 500;
/** Cells that are shown of each column. */
const SAMPLES = 3;
/** What columns of statements are called, in the languages of the shop: by it the head is found below a preamble. */
const NAMES =
  /^(?:id|ref|reference|referencia|referência|参考号|流水号|订单号|description|descripción|descrição|concepto|摘要|amount|net|gross|fee|importe|monto|valor|金额|currency|moneda|moeda|divisa|币种|date|fecha|data|日期|type|tipo|类型|balance|saldo|余额|debit|credit|status|estado)$/i;

/** The rows of a statement. Refuses what reading a table refuses. */
export function statementTable(bytes: Buffer, given: { language: string; reading: TableReading }): Promise<Table> {
  const most = { rows: limits.tableRows + 1, columns: limits.tableColumns, characters: CELL_MAX };
  return readTable(bytes, { ...given, most });
}

function columnLook(name: string, column: number, of: { heads: readonly string[]; lines: readonly TableLine[] }) {
  const filled = of.lines.filter(({ cells }) => (cells[column] ?? '') !== '');
  const written = filled.filter(({ marks }) => marks?.[column] !== 'number');
  return {
    name,
    twice: of.heads.indexOf(name) !== of.heads.lastIndexOf(name),
    samples: filled.slice(0, SAMPLES).map(({ cells }) => cells[column] ?? ''),
    numbers: columnNumbers(
      written.map(({ cells }) => cells[column] ?? ''),
      readBooking,
    ),
  };
}

/** Returns how a statement was read and what its columns are, before it is compared. Keeps nothing. */
export async function lookAtStatement(
  bytes: Buffer,
  given: { lang: Locale; reading: TableReading },
): Promise<StatementLook> {
  const { look, lines } = await statementTable(bytes, { language: given.lang, reading: given.reading });
  const at = headIn(lines, { chosen: given.reading.head, knows: (cell) => NAMES.test(cell) });
  const heads = lines[at]?.cells ?? refuse('table.unreadable');
  const below = lines.slice(at + 1);
  const columns = heads.flatMap((name, column) =>
    name === '' || heads.indexOf(name) < column ? [] : [columnLook(name, column, { heads, lines: below })],
  );
  return { ...look, ...headLook(lines, at), columns };
}

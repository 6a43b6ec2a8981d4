import type { ImportDialect } from '@app/contract/catalog/import-fields';
import type { ProductImport } from '@app/contract/catalog/import-schemas';
import { limits } from '@app/contract/core/limits';
import type { Locale } from '@app/contract/core/locale';
import { assertThat, refuse } from '@app/contract/core/refuse';
import type { TableLook, TableReading } from '@app/contract/core/tables';
import { columnNumbers } from '@app/kernel/written-numbers';
import { inTransaction, type Queryable } from '../../../../platform/db/connect.ts';
import { headIn, headLook } from '../../../../platform/files/tables/heads.ts';
import type { TableLine } from '../../../../platform/files/tables/line.ts';
import { readTable } from '../../../../platform/files/tables/read-table.ts';
import type { Upload } from '../../../../platform/http/bind.ts';
import { logOperation } from '../../../../platform/http/operation-log.ts';
import { newId } from '../../../../platform/new-id.ts';
import { createPauses } from '../../../../platform/pauses.ts';
import type { Platform } from '../../../../platform/slice.ts';
import {
  importedFile,
  importOf,
  insertImport,
  lockImport,
  type ReadImport,
  replaceRows,
  setImportState,
} from '../../db/import.repo.ts';
import { isDialectHead, recognisedDialect } from '../../domain/import/dialects/dialects.ts';
import { isFieldName } from '../../domain/import/guess-columns.ts';
import type { ProductEditor } from '../save-product.ts';
import { guessMeaning } from './guess-meaning.ts';

type ImportUploader = ProductEditor & { readonly lang: Locale };

const HEAD_MAX = 100;

/** The texts of a column that are to be read as numbers; a number as the file stores it needs no style. */
function* textsOf(lines: readonly TableLine[], column: number): Generator<string> {
  for (const { cells, marks } of lines) {
    const cell = cells[column];
    if (cell && marks?.[column] !== 'number') yield cell;
  }
}

const isHead = (cell: string): boolean => isFieldName(cell) || isDialectHead(cell);
const readingOf = ({ encoding, separator, head }: TableLook) => ({ encoding, separator, head });

/** A file's table with its columns as guessed from their heads, or as the last file with these heads was read. */
async function readImportFile(
  db: Queryable,
  bytes: Buffer,
  of: { language: string; reading?: TableReading; dialect?: ImportDialect },
): Promise<ReadImport> {
  const most = { rows: limits.tableRows + 1, columns: limits.importColumns, characters: limits.importCell };
  const { look, lines: all } = await readTable(bytes, { ...of, most });
  const at = headIn(all, { chosen: of.reading?.head, knows: isHead });
  const [head, lines] = [all[at], all.slice(at + 1)];
  // A SKU alone is no product.
  if (!head || head.cells.length < 2 || lines.length === 0) refuse('table.unreadable');
  const heads = head.cells.map((cell) => cell.slice(0, HEAD_MAX));
  const { pause } = createPauses();
  const numbers: ReadImport['numbers'] = [];
  for (const column of heads.keys()) {
    numbers.push(columnNumbers(textsOf(lines, column)));
    await pause();
  }
  const dialect = of.dialect ?? recognisedDialect(heads);
  const meaning = await guessMeaning(db, { dialect, heads, lines });
  return { heads, look: { ...look, ...headLook(all, at) }, numbers, lines, ...meaning };
}

/**
 * Keeps a table of products row by row; nothing is changed yet. Refuses table.unreadable (also without a row below the
 * head), table.unsafe, table.too_large, table.quote_open, and service.busy while many others are being read.
 */
export async function uploadImport(platform: Platform, by: ImportUploader, upload: Upload): Promise<ProductImport> {
  const read = await readImportFile(platform.db, upload.bytes, { language: by.lang });
  const id = newId(platform.clock);
  return inTransaction(platform.db, async (tx) => {
    const who = { id: by.staff.id, username: by.staff.username, ip: by.ip };
    const fileName = upload.fileName.replace(/^.*[\\/]/, '').slice(0, 100) || 'products';
    await insertImport(tx, { ...read, id, by: who, fileName, file: upload.bytes });
    await logOperation(tx, by, {
      action: 'product_import.upload',
      record: `product_import/${id}`,
      before: null,
      after: { fileName, rows: read.lines.length },
    });
    const made = await importOf(tx, id);
    assertThat(made, 'record.not_found');
    return made;
  });
}

/**
 * Reads an uploaded file once more, as asked for; its columns are then to be chosen anew. Refuses record.not_found,
 * record.stale, product_import.not_ready once rows are being taken, and what reading a file refuses.
 */
export async function rereadImport(
  platform: Platform,
  by: ImportUploader,
  { id, version, ...reading }: TableReading & { id: string; version: number },
): Promise<ProductImport> {
  const before = await importOf(platform.db, id);
  assertThat(before, 'record.not_found');
  const file = (await importedFile(platform.db, id)) ?? refuse('product_import.not_ready');
  const read = await readImportFile(platform.db, file, { language: by.lang, reading });
  return inTransaction(platform.db, async (tx) => {
    const stored = await lockImport(tx, id);
    assertThat(stored, 'record.not_found');
    assertThat(stored.version === version, 'record.stale', { current: await importOf(tx, id) });
    assertThat(stored.state === 'mapping' || stored.state === 'checked', 'product_import.not_ready');
    await replaceRows(tx, id, read);
    await setImportState(tx, id, 'mapping');
    await logOperation(tx, by, {
      action: 'product_import.reread',
      record: `product_import/${id}`,
      before: readingOf(before.look),
      after: readingOf(read.look),
    });
    const made = await importOf(tx, id);
    assertThat(made, 'record.not_found');
    return made;
  });
}

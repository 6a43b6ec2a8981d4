import type { ProductImport } from '@app/contract/catalog/import-schemas';
import { limits } from '@app/contract/core/limits';
import { assertThat, refuse } from '@app/contract/core/refuse';
import { inTransaction } from '../../../../platform/db/connect.ts';
import { readSheet } from '../../../../platform/files/sheets.ts';
import type { Upload } from '../../../../platform/http/bind.ts';
import { logOperation } from '../../../../platform/http/operation-log.ts';
import { createTurns } from '../../../../platform/in-turn.ts';
import { newId } from '../../../../platform/new-id.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { importOf, insertImport, rememberedMapping } from '../../db/import.repo.ts';
import { guessColumns, headsKey } from '../../domain/import/guess-columns.ts';
import type { By } from '../save-product.ts';

/** Characters of one cell that are kept: more than any field takes. */
const CELL_MAX = 2_000;

/** One table at a time: a whole one takes a core and the memory that it unpacks to. */
const inTurn = createTurns({ atOnce: 1, waiting: 20, waitMs: 20_000, retryAfter: 5 });

async function readTable(bytes: Buffer) {
  const lines: { row: number; cells: string[] }[] = [];
  const most = { rows: limits.tableRows + 1, columns: limits.importColumns, characters: CELL_MAX };
  for await (const { row, cells } of readSheet(bytes, most)) lines.push({ row, cells: [...cells] });
  const [head, ...body] = lines;
  // A SKU alone is no product.
  if (!head || head.cells.length < 2 || body.length === 0) refuse('table.unreadable');
  return { heads: head.cells.map((cell) => cell.slice(0, 100)), body };
}

/**
 * Keeps a table of products row by row; nothing is changed yet. Its columns are guessed from their heads, or as the last
 * file with these heads was read. Refuses table.unreadable (also without a row below the head), table.unsafe,
 * table.too_large, and service.busy while many others are being read.
 */
export async function uploadImport(platform: Platform, by: By, upload: Upload): Promise<ProductImport> {
  const { heads, body } = await inTurn(() => readTable(upload.bytes));
  const id = newId(platform.clock);
  return inTransaction(platform.db, async (tx) => {
    const before = await rememberedMapping(tx, headsKey(heads));
    const mapping = before?.length === heads.length ? before : guessColumns(heads);
    const who = { id: by.staff.id, username: by.staff.username, ip: by.ip };
    const fileName = upload.fileName.replace(/^.*[\\/]/, '').slice(0, 100) || 'products';
    await insertImport(tx, { id, by: who, fileName, heads, mapping, lines: body });
    await logOperation(tx, by, {
      action: 'product_import.upload',
      record: `product_import/${id}`,
      before: null,
      after: { fileName, rows: body.length },
    });
    const made = await importOf(tx, id);
    assertThat(made, 'record.not_found');
    return made;
  });
}

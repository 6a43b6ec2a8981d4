import { productImportEndpoints as calls } from '@app/contract/catalog/import-endpoints';
import { IMPORT_FIELDS } from '@app/contract/catalog/import-fields';
import type { ImportedRow, ProductImport } from '@app/contract/catalog/import-schemas';
import { request } from '../../../api/request';
import type { Text } from '../../../text/use-text';
import { saveFile, toCsv } from '../../../ui/list/csv';

/** Rows asked for at once, the most the server gives. */
const AT_ONCE = 500;

/** What is wrong in a row, in words: "Price (cheap): not an amount". */
export function flawTexts(row: ImportedRow, heads: readonly string[], t: Text): string[] {
  return row.errors.map(({ column, flaw, value }) => {
    const why = t(`catalog.import_flaw.${flaw}`);
    if (column === null) return why;
    const head = heads[column] ?? '';
    return `${value ? t('catalog.import_at', { column: head, value }) : head}: ${why}`;
  });
}

async function failedRows(id: string): Promise<ImportedRow[]> {
  const rows: ImportedRow[] = [];
  for (let page = 1; ; page += 1) {
    const query = { state: 'failed' as const, page: String(page), limit: String(AT_ONCE) };
    const { list } = await request(calls.importRows, { params: { id }, query });
    rows.push(...list);
    if (list.length < AT_ONCE) return rows;
  }
}

/** Hands over the rows that failed as they stood in the file, with a column that says why; it can be corrected and sent again. */
export async function saveErrorFile(of: ProductImport, t: Text): Promise<void> {
  const rows = await failedRows(of.id);
  const width = of.heads.length;
  const lines = rows.map((row) => [
    ...Array.from({ length: width }, (_, at) => row.cells[at] ?? ''),
    flawTexts(row, of.heads, t).join('; '),
  ]);
  const name = of.fileName.replace(/\.[^.]*$/, '');
  saveFile(`${name}-errors.csv`, toCsv([[...of.heads, t('catalog.import_errors')], ...lines]));
}

/** Hands over an empty table with every column that can be filled, headed in the person's language. */
export function saveTemplate(t: Text): void {
  saveFile('products.csv', toCsv([IMPORT_FIELDS.map((field) => t(`catalog.import_field.${field}`))]));
}

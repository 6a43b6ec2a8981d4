import { productImportEndpoints as calls } from '@app/contract/catalog/import-endpoints';
import { IMPORT_FIELDS, type ImportField } from '@app/contract/catalog/import-fields';
import type { ImportedRow, ProductImport } from '@app/contract/catalog/import-schemas';
import type { ExportFormat as SheetFormat } from '@app/contract/lists/staff-schemas';
import { request } from '../../../api/request';
import { named } from '../../../text/in-my-language';
import type { TextKey } from '../../../text/text-key';
import type { Text } from '../../../text/use-text';
import { saveSheets } from '../../../ui/list/export/workbook';

/** Rows asked for at once, the most the server gives. */
const AT_ONCE = 500;

/** What is wrong in a row, in words: "Price (cheap): not an amount". */
export function flawTexts(row: ImportedRow, heads: readonly string[], t: Text): string[] {
  return row.errors.map(({ column, flaw, value }) => {
    const why = t(`catalog.import_flaw.${flaw}`);
    if (column === null) return why;
    const head = heads[column] ?? '';
    return named(value ? t('catalog.import_at', { column: head, value }) : head, why);
  });
}

/** What the check says of a row that can be taken, in words. */
export const noteTexts = (row: ImportedRow, t: Text): string[] =>
  row.notes.map(({ note, value }) => t(`catalog.import_note.${note}`, { value }));

/** What would change in a row's product, in words: "Price, USD: 12.50 → 13.00". */
export const changeTexts = (row: ImportedRow, t: Text): string[] =>
  row.changes.map(({ field, before, after }) =>
    t('catalog.import_change', {
      field: t(`catalog.import_field.${field}`),
      before: before || t('catalog.import_empty'),
      after: after || t('catalog.import_empty'),
    }),
  );

async function failedRows(id: string): Promise<ImportedRow[]> {
  const rows: ImportedRow[] = [];
  for (let page = 1; ; page += 1) {
    const query = { state: 'failed' as const, page: String(page), limit: String(AT_ONCE) };
    const { list } = await request(calls.importRows, { params: { id }, query });
    rows.push(...list);
    if (list.length < AT_ONCE) return rows;
  }
}

/**
 * Hands over the rows that failed as they stood in the file, with a column that says why. Corrected, it is uploaded as it
 * is: that column fills nothing.
 */
export async function saveErrorFile(of: ProductImport, format: SheetFormat, t: Text): Promise<void> {
  const rows = await failedRows(of.id);
  const width = of.heads.length;
  const lines = rows.map((row) => [
    ...Array.from({ length: width }, (_, at) => row.cells[at] ?? ''),
    flawTexts(row, of.heads, t).join(' · '),
  ]);
  const name = of.fileName.replace(/\.[^.]*$/, '');
  const heads = [...of.heads, t('catalog.import_errors')];
  await saveSheets(`${name}-errors`, format, [{ name, rows: [heads, ...lines] }]);
}

/** What a cell of each field may hold. */
export const allowedIn: Record<ImportField, TextKey> = {
  sku: 'catalog.import_flaw.sku_form',
  number: 'catalog.import_allowed.number',
  name: 'catalog.import_allowed.text',
  nameZh: 'catalog.import_allowed.text',
  nameEs: 'catalog.import_allowed.text',
  namePt: 'catalog.import_allowed.text',
  brand: 'catalog.import_allowed.text',
  category: 'catalog.import_allowed.category',
  type: 'catalog.import_allowed.type',
  price: 'catalog.import_allowed.amount',
  listPrice: 'catalog.import_allowed.amount',
  cost: 'catalog.import_allowed.amount',
  points: 'catalog.import_allowed.points',
  stock: 'catalog.import_allowed.stock',
  weight: 'catalog.import_allowed.whole',
  limit: 'catalog.import_allowed.whole',
  spec1: 'catalog.import_allowed.spec',
  value1: 'catalog.import_allowed.value',
  spec2: 'catalog.import_allowed.spec',
  value2: 'catalog.import_allowed.value',
  spec3: 'catalog.import_allowed.spec',
  value3: 'catalog.import_allowed.value',
  description: 'catalog.import_allowed.text',
  descriptionZh: 'catalog.import_allowed.text',
  descriptionEs: 'catalog.import_allowed.text',
  descriptionPt: 'catalog.import_allowed.text',
  detail: 'catalog.import_allowed.detail',
  detailZh: 'catalog.import_allowed.detail',
  detailEs: 'catalog.import_allowed.detail',
  detailPt: 'catalog.import_allowed.detail',
  tags: 'catalog.import_allowed.tags',
  cover: 'catalog.import_allowed.cover',
  pictures: 'catalog.import_allowed.pictures',
  detailPictures: 'catalog.import_allowed.pictures',
  variantPicture: 'catalog.import_allowed.cover',
  online: 'catalog.import_flaw.yes_or_no',
  popular: 'catalog.import_flaw.yes_or_no',
  recommended: 'catalog.import_flaw.yes_or_no',
  sortWeight: 'catalog.import_allowed.whole',
};

/** A product as it would be written; what is left empty may be. */
const EXAMPLE: Partial<Record<ImportField, string>> = {
  sku: 'MUG-01-BLUE',
  number: 'MUG-01',
  name: 'Stoneware mug',
  nameZh: '陶瓷马克杯',
  nameEs: 'Taza de gres',
  namePt: 'Caneca de grés',
  category: 'Home > Kitchen',
  type: 'normal',
  price: '12.50',
  listPrice: '15.00',
  cost: '6.20',
  stock: '40',
  weight: '350',
  spec1: 'Color',
  value1: 'Blue',
  description: 'Holds 300 ml.',
  tags: 'new; gift',
  online: 'no',
};

/**
 * Hands over a table with every column that can be filled, headed in the person's language, and an example; in XLSX
 * with a second sheet that says what each column may hold.
 */
export function saveTemplate(format: SheetFormat, t: Text): Promise<void> {
  const heads = IMPORT_FIELDS.map((field) => t(`catalog.import_field.${field}`));
  const example = IMPORT_FIELDS.map((field) => EXAMPLE[field] ?? '');
  const allowed = IMPORT_FIELDS.map((field, at) => [heads[at] ?? '', t(allowedIn[field]), EXAMPLE[field] ?? '']);
  const allowedHeads = [t('catalog.import_column'), t('catalog.import_allowed'), t('catalog.import_example')];
  return saveSheets('products', format, [
    { name: t('catalog.products'), rows: [heads, example] },
    { name: t('catalog.import_allowed'), rows: [allowedHeads, ...allowed] },
  ]);
}

import { NUMBER_STYLES } from '@app/kernel/written-numbers';
import { z } from 'zod';
import { limits } from '../core/limits.ts';
import { PRICE_FIELDS } from '../core/price-jumps.ts';
import { columnNumbers, tableLook, tableReading } from '../core/tables.ts';
import { count, id, moment, optionalText, pageOf, pageQuery, queryInt } from '../core/validation.ts';
import { IMPORT_FIELDS, IMPORT_FLAWS, IMPORT_ROW_STATES, IMPORT_STATES } from './import-fields.ts';

const field = z.enum(IMPORT_FIELDS, { error: 'field.invalid' });
const style = z.enum(NUMBER_STYLES, { error: 'field.invalid' });
const state = z.enum(IMPORT_STATES, { error: 'field.invalid' });

const priceChange = z.object({
  what: z.string(),
  field: z.enum(PRICE_FIELDS),
  before: z.int(),
  after: z.int(),
});

const row = z.object({
  id: z.uuid(),
  fileName: z.string(),
  state,
  who: z.string(),
  rows: count,
  /** Rows found without a flaw and not taken yet. */
  valid: count,
  failed: count,
  imported: count,
  waiting: count,
  /** Of products. */
  created: count,
  updated: count,
  unchanged: count,
  createdAt: moment,
  finishedAt: moment.nullable(),
  version: z.int(),
});
export type ProductImportRow = z.infer<typeof row>;

const productImport = row.extend({
  heads: z.array(z.string()),
  /** For each column the field it fills, null for one left out. */
  mapping: z.array(field.nullable()),
  /** The first rows as they stand in the file. */
  samples: z.array(z.array(z.string())),
  look: tableLook,
  /** Whether it can still be read in another encoding or with another separator. */
  rereadable: z.boolean(),
  /** For each column what its numbers can mean. */
  numbers: z.array(columnNumbers),
  /** The number style chosen for each column, now or for an earlier file with these heads; null where none was chosen. */
  styles: z.array(style.nullable()),
  /** Prices that rows found good would make jump: how many, and the largest. Known once the rows are checked. */
  jumps: z.object({ count, largest: z.array(priceChange) }),
});
export type ProductImport = z.infer<typeof productImport>;

const importedRow = z.object({
  /** The row's number in the file. */
  id: z.string(),
  row: z.int(),
  cells: z.array(z.string()),
  sku: z.string(),
  name: z.string(),
  state: z.enum(IMPORT_ROW_STATES),
  outcome: z.enum(['created', 'updated', 'unchanged']).nullable(),
  productId: z.uuid().nullable(),
  /** `column` counts the file's columns from 0; null for what concerns the row. `value` is what stood there. */
  errors: z.array(z.object({ column: z.int().nullable(), flaw: z.enum(IMPORT_FLAWS), value: z.string() })),
});
export type ImportedRow = z.infer<typeof importedRow>;

const params = z.object({ id });
const seen = z.strictObject({ version: z.int().min(0) });
/** Rows at once for the file of what failed; screens ask for fewer. */
const ROWS_MAX = 500;

export const shapes = {
  listImports: {
    query: z.object({
      ...pageQuery,
      file: optionalText(100).optional(),
      who: optionalText(50).optional(),
      state: state.optional(),
      sort: z.enum(['createdAt'], { error: 'field.invalid' }).optional().default('createdAt'),
      order: z.enum(['asc', 'desc'], { error: 'field.invalid' }).optional().default('desc'),
    }),
    answer: pageOf(row),
  },
  readImport: { params, answer: productImport },
  uploadImport: { answer: productImport },
  mapImport: {
    params,
    body: seen.extend({
      mapping: z.array(field.nullable()).max(limits.importColumns, 'field.too_big'),
      /** For each column how its numbers are written; needed where `numbers` says `ask`. Left out, it stays as it is. */
      styles: z.array(style.nullable()).max(limits.importColumns, 'field.too_big').optional(),
    }),
    answer: productImport,
  },
  rereadImport: { params, body: seen.extend(tableReading), answer: productImport },
  startImport: { params, body: seen, answer: productImport },
  retryImport: { params, body: seen, answer: productImport },
  importRows: {
    params,
    query: z.object({
      page: pageQuery.page,
      limit: queryInt(1, ROWS_MAX).optional().default(20),
      state: z.enum(IMPORT_ROW_STATES, { error: 'field.invalid' }).optional(),
    }),
    answer: pageOf(importedRow),
  },
};

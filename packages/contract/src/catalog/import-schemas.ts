import { NUMBER_STYLES } from '@app/kernel/written-numbers';
import { z } from 'zod';
import { limits } from '../core/limits.ts';
import { PRICE_FIELDS } from '../core/price-jumps.ts';
import { columnNumbers, tableLook, tableReading } from '../core/tables.ts';
import { count, id, moment, optionalText, pageOf, pageQuery, queryInt } from '../core/validation.ts';
import { currency } from '../currencies/schemas.ts';
import {
  COLUMN_FIELDS,
  IMPORT_DIALECTS,
  IMPORT_FIELDS,
  IMPORT_FLAWS,
  IMPORT_NOTES,
  IMPORT_OUTCOMES,
  IMPORT_ROW_STATES,
  IMPORT_STATES,
  PICTURE_FLAWS,
  PICTURE_STATES,
} from './import-fields.ts';

const field = z.enum(COLUMN_FIELDS, { error: 'field.invalid' });
const dialect = z.enum(IMPORT_DIALECTS, { error: 'field.invalid' });
const outcome = z.enum(IMPORT_OUTCOMES, { error: 'field.invalid' });
const code = z.string({ error: 'field.invalid' }).regex(/^[A-Z]{3}$/, 'field.invalid');
const style = z.enum(NUMBER_STYLES, { error: 'field.invalid' });
const state = z.enum(IMPORT_STATES, { error: 'field.invalid' });

const priceChange = z.object({
  what: z.string(),
  field: z.enum(PRICE_FIELDS),
  before: z.int(),
  after: z.int(),
});

/** What an import does beyond its columns. */
const importSettings = z.strictObject({
  /** The currency of the file's prices; null until it is said, where the file leaves it open. */
  currency: code.nullable(),
  /** Whether categories of the file that the shop lacks are made. */
  makeCategories: z.boolean(),
  /** The category of goods of which the file says none. */
  categoryId: id.nullable(),
  /** Pieces of a new variant of which the file counts none. */
  pieces: z.int('field.number').min(0, 'field.too_small').max(1_000_000, 'field.too_big'),
});
export type ImportSettings = z.infer<typeof importSettings>;

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
  dialect,
  /** Of products, once rows are taken. */
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
  settings: importSettings,
  /** Currencies that the file itself names. */
  currencies: z.array(z.string()),
  /** What one USD was worth in the currency when the columns were said; null for USD. */
  rate: z.string().nullable(),
  /** Of products, as the check found: what taking the rows would do. */
  planned: z.object({ created: count, updated: count, unchanged: count }),
  /** Paths of categories that would be made. */
  newCategories: z.array(z.string()),
  /** Pictures by address: those the check found; once rows are taken those that wait for being fetched and shown, and others. */
  pictures: z.object({ found: count, waiting: count, fetched: count, failed: count }),
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
  outcome: outcome.nullable(),
  /** What taking it would do, as the check found. */
  planned: outcome.nullable(),
  /** What would change in a product that exists, field by field as cells. */
  changes: z.array(z.object({ field: z.enum(IMPORT_FIELDS), before: z.string(), after: z.string() })),
  notes: z.array(z.object({ note: z.enum(IMPORT_NOTES), column: z.int().nullable(), value: z.string() })),
  productId: z.uuid().nullable(),
  /** `column` counts the file's columns from 0; null for what concerns the row. `value` is what stood there. */
  errors: z.array(z.object({ column: z.int().nullable(), flaw: z.enum(IMPORT_FLAWS), value: z.string() })),
});
export type ImportedRow = z.infer<typeof importedRow>;

const importedPicture = z.object({
  id: z.string(),
  row: z.int(),
  address: z.string(),
  name: z.string(),
  productId: z.uuid(),
  state: z.enum(PICTURE_STATES),
  flaw: z.enum(PICTURE_FLAWS).nullable(),
  tries: z.int(),
});
export type ImportedPicture = z.infer<typeof importedPicture>;

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
  importChoices: {
    answer: z.object({
      currencies: z.array(currency),
      categories: z.array(z.object({ id: z.uuid(), parentId: z.uuid().nullable(), name: z.string() })),
    }),
  },
  readImport: { params, answer: productImport },
  uploadImport: { answer: productImport },
  mapImport: {
    params,
    body: seen.extend({
      mapping: z.array(field.nullable()).max(limits.importColumns, 'field.too_big'),
      /** For each column how its numbers are written; needed where `numbers` says `ask`. Left out, it stays as it is. */
      styles: z.array(style.nullable()).max(limits.importColumns, 'field.too_big').optional(),
      /** Left out, they stay as they are. */
      settings: importSettings.optional(),
    }),
    answer: productImport,
  },
  rereadImport: { params, body: seen.extend(tableReading), answer: productImport },
  chooseDialect: { params, body: seen.extend({ dialect }), answer: productImport },
  importPictures: {
    params,
    query: z.object({
      page: pageQuery.page,
      limit: queryInt(1, ROWS_MAX).optional().default(20),
      state: z.enum(PICTURE_STATES, { error: 'field.invalid' }).optional(),
    }),
    answer: pageOf(importedPicture),
  },
  retryPictures: { params, answer: productImport },
  startImport: { params, body: seen, answer: productImport },
  retryImport: { params, body: seen, answer: productImport },
  importRows: {
    params,
    query: z.object({
      page: pageQuery.page,
      limit: queryInt(1, ROWS_MAX).optional().default(20),
      state: z.enum(IMPORT_ROW_STATES, { error: 'field.invalid' }).optional(),
      planned: outcome.optional(),
    }),
    answer: pageOf(importedRow),
  },
};

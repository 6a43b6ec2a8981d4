import { z } from 'zod';
import { tableLook, tableReading } from '../core/tables.ts';
import { count, id, moment, optionalText, pageOf, pageQuery } from '../core/validation.ts';
import {
  EARLIER_DIALECTS,
  EARLIER_FLAWS,
  EARLIER_NOTES,
  EARLIER_OUTCOMES,
  EARLIER_RECORDS,
  EARLIER_SOURCES,
} from './kinds.ts';
import { earlierRecord, earlierSource } from './schemas.ts';

const source = z.enum(EARLIER_SOURCES, { error: 'field.invalid' });
const newestFirst = {
  sort: z.enum(['orderedAt'], { error: 'field.invalid' }).optional().default('orderedAt'),
  order: z.enum(['asc', 'desc'], { error: 'field.invalid' }).optional().default('desc'),
};

const orderRow = z.object({
  id: z.uuid(),
  source: earlierSource,
  number: z.string(),
  name: z.string(),
  email: z.string(),
  orderedAt: moment,
  currency: z.string(),
  total: z.string(),
  payment: z.string(),
  fulfilment: z.string(),
  cancelledAt: moment.nullable(),
  lines: count,
  /** The person was taken out of it with their account. */
  erased: z.boolean(),
});
export type EarlierOrderRow = z.infer<typeof orderRow>;

const staffOrder = earlierRecord.extend({
  id: z.uuid(),
  source: earlierSource,
  number: z.string(),
  name: z.string(),
  email: z.string(),
  orderedAt: moment,
  erased: z.boolean(),
  /** The account with this e-mail, confirmed. */
  customerId: z.uuid().nullable(),
  importedAt: moment,
});
export type StaffEarlierOrder = z.infer<typeof staffOrder>;

const customerRow = z.object({
  id: z.uuid(),
  source: earlierSource,
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  address: z.array(z.string()),
  /** Consent to marketing as the file says it; nothing goes by it. */
  marketing: z.string(),
  orders: z.string(),
  spent: z.string().nullable(),
  tags: z.string(),
  note: z.string(),
  /** The account with this e-mail, confirmed. */
  customerId: z.uuid().nullable(),
});

const importRow = z.object({
  id: z.uuid(),
  fileName: z.string(),
  dialect: z.enum(EARLIER_DIALECTS),
  records: z.enum(EARLIER_RECORDS),
  state: z.enum(['draft', 'taken']),
  new: count,
  changed: count,
  known: count,
  refused: count,
  by: z.string(),
  createdAt: moment,
  takenAt: moment.nullable(),
  version: z.int(),
});
export type EarlierImportRow = z.infer<typeof importRow>;

const oneImport = importRow.extend({
  look: tableLook,
  /** The headings of the file, with those that nothing is read from. */
  heads: z.array(z.object({ head: z.string(), read: z.boolean() })),
  /** The currency of amounts beside which the file names none. */
  currency: z.string().nullable(),
  /** Whether some records need one. */
  currencyMissing: z.boolean(),
});
export type EarlierImport = z.infer<typeof oneImport>;

const importedRecord = z.object({
  /** The record's first row in the file. */
  id: z.string(),
  row: z.int(),
  /** The number of an order; of customers empty once the file was taken over. */
  number: z.string(),
  name: z.string(),
  outcome: z.enum(EARLIER_OUTCOMES),
  flaw: z.enum(EARLIER_FLAWS).nullable(),
  /** The heading and the cell that the flaw is about. */
  column: z.string(),
  value: z.string(),
  notes: z.array(z.enum(EARLIER_NOTES)),
  total: z.string().nullable(),
  currency: z.string(),
  /** The rows of a refused record as they stand in the file; none once it was taken over. */
  cells: z.array(z.array(z.string())),
});
export type ImportedRecord = z.infer<typeof importedRecord>;

const params = z.object({ id });
const body = z.strictObject({ version: z.int().min(1) });
const tabs = ['all', ...EARLIER_OUTCOMES] as const;

export const shapes = {
  listEarlierOrders: {
    query: z.object({
      ...pageQuery,
      ...newestFirst,
      /** Parts of a number, an e-mail or a name. */
      keyword: optionalText(100).optional(),
      source: source.optional(),
    }),
    answer: pageOf(orderRow),
  },
  readEarlierOrder: { params, answer: staffOrder },
  listEarlierCustomers: {
    query: z.object({ ...pageQuery, keyword: optionalText(100).optional(), source: source.optional() }),
    answer: pageOf(customerRow),
  },
  listEarlierImports: {
    query: z.object({
      ...pageQuery,
      dialect: z.enum(EARLIER_DIALECTS, { error: 'field.invalid' }).optional(),
      sort: z.enum(['createdAt'], { error: 'field.invalid' }).optional().default('createdAt'),
      order: z.enum(['asc', 'desc'], { error: 'field.invalid' }).optional().default('desc'),
    }),
    answer: pageOf(importRow),
  },
  uploadEarlierImport: { answer: oneImport },
  readEarlierImport: { params, answer: oneImport },
  rereadEarlierImport: {
    params,
    body: body.extend({
      ...tableReading,
      dialect: z.enum(EARLIER_DIALECTS, { error: 'field.invalid' }),
      currency: z
        .string({ error: 'field.invalid' })
        .regex(/^[A-Z]{3}$/, 'field.invalid')
        .nullable(),
    }),
    answer: oneImport,
  },
  earlierImportRecords: {
    query: z.object({
      ...pageQuery,
      import: id,
      tab: z.enum(tabs, { error: 'field.invalid' }).optional().default('all'),
    }),
    answer: pageOf(importedRecord).extend({ counts: z.record(z.enum(tabs), count) }),
  },
  takeEarlierImport: { params, body, answer: oneImport },
  discardEarlierImport: { params, body, answer: z.object({ id: z.uuid() }) },
};

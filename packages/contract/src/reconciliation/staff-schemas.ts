import { NUMBER_STYLES } from '@app/kernel/written-numbers';
import { z } from 'zod';
import { columnNumbers, tableLook, tableReadingQuery } from '../core/tables.ts';
import {
  count,
  id,
  moment,
  optionalParagraphs,
  optionalText,
  pageOf,
  pageQuery,
  paragraphs,
} from '../core/validation.ts';

/** What became of a line of the statement, or of money of ours that it does not name. */
export const VERDICTS = ['matched', 'differs', 'theirs', 'ours', 'unreadable'] as const;
export type Verdict = (typeof VERDICTS)[number];
const RECONCILIATION_STATES = ['draft', 'applied'] as const;

const column = paragraphs(80);
/** Which columns of the statement say what, by their names in the line above its rows. */
const columnMapping = z.object({
  /** Needed where the amounts can mean two things. */
  decimal: z.enum(NUMBER_STYLES, { error: 'field.invalid' }).optional(),
  reference: column,
  amount: column,
  /** Holds what went out, where the amounts are only what came in. */
  out: optionalParagraphs(80).optional().default(''),
  /** Without it all amounts are in USD. */
  currency: optionalParagraphs(80).optional().default(''),
  /** Says which lines are refunds; without it those below zero are. */
  kind: optionalParagraphs(80).optional().default(''),
});
export type ColumnMapping = z.infer<typeof columnMapping>;

/** How a statement was read, and its columns. */
const statementLook = tableLook.extend({
  columns: z.array(
    z.object({
      name: z.string(),
      /** Another column has the same name, so that neither can be chosen. */
      twice: z.boolean(),
      /** The first cells with something in them. */
      samples: z.array(z.string()),
      numbers: columnNumbers,
    }),
  ),
});
export type StatementLook = z.infer<typeof statementLook>;

const reconciliation = z.object({
  id: z.uuid(),
  channel: z.object({ id: z.uuid(), title: z.string() }),
  fileName: z.string(),
  from: z.iso.date(),
  to: z.iso.date(),
  state: z.enum(RECONCILIATION_STATES),
  matched: count,
  differs: count,
  theirs: count,
  ours: count,
  unreadable: count,
  by: z.string(),
  createdAt: moment,
  appliedAt: moment.nullable(),
  version: z.int(),
});
export type Reconciliation = z.infer<typeof reconciliation>;

const reconciliationLine = z.object({
  id: z.uuid(),
  verdict: z.enum(VERDICTS),
  /** Its line in the file; null for money of ours that the file does not name. */
  line: z.int().nullable(),
  reference: z.string(),
  theirUsd: z.int().nullable(),
  /** The amount as it stands in the file. */
  theirAmount: z.string(),
  ourUsd: z.int().nullable(),
  /** The number of our payment. */
  payment: z.string().nullable(),
  /** Whether money came or went back; null when the line cannot be read. */
  kind: z.enum(['payment', 'refund']).nullable(),
});

const params = z.object({ id });
const body = z.strictObject({ version: z.int().min(1) });
const tabs = ['all', ...VERDICTS] as const;

export const shapes = {
  listReconciliations: {
    query: z.object({
      ...pageQuery,
      channel: id.optional(),
      state: z.enum(RECONCILIATION_STATES, { error: 'field.invalid' }).optional(),
      sort: z.enum(['createdAt'], { error: 'field.invalid' }).optional().default('createdAt'),
      order: z.enum(['asc', 'desc'], { error: 'field.invalid' }).optional().default('desc'),
    }),
    answer: pageOf(reconciliation),
  },
  reconciliationChannels: { answer: z.array(z.object({ id: z.uuid(), title: z.string() })) },
  lookAtStatement: { query: z.object(tableReadingQuery), answer: statementLook },
  compareStatement: {
    query: columnMapping.extend({
      ...tableReadingQuery,
      channel: id,
      from: z.iso.date('field.invalid'),
      to: z.iso.date('field.invalid'),
    }),
    answer: reconciliation,
  },
  readReconciliation: { params, answer: reconciliation },
  reconciliationLines: {
    query: z.object({
      ...pageQuery,
      reconciliation: id,
      tab: z.enum(tabs, { error: 'field.invalid' }).optional().default('all'),
      reference: optionalText(100).optional(),
      sort: z.enum(['line'], { error: 'field.invalid' }).optional().default('line'),
      order: z.enum(['asc', 'desc'], { error: 'field.invalid' }).optional().default('asc'),
    }),
    answer: pageOf(reconciliationLine).extend({ counts: z.record(z.enum(tabs), count) }),
  },
  applyReconciliation: { params, body, answer: reconciliation },
  discardReconciliation: { params, body, answer: z.object({ id: z.uuid() }) },
};

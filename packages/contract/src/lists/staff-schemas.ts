import { z } from 'zod';
import { limits } from '../core/limits.ts';
import { count, id, moment, optionalText, pageOf, pageQuery, text, timeZoneName } from '../core/validation.ts';

/** The path of the call that answers a list, which names the list. */
const listPath = z.string().regex(/^(\/[a-z0-9-]{1,60}){1,4}$/, 'field.invalid');
/** What a list is asked with, as in its address. */
const query = z.record(text(40), optionalText(300)).refine((of) => Object.keys(of).length <= 40, 'field.too_big');

export const EXPORT_FORMATS = ['csv', 'xlsx'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];
/** `expired`: the file is gone, because its time was over. */
const EXPORT_STATES = ['waiting', 'running', 'done', 'failed', 'cancelled', 'expired'] as const;
export type ExportState = (typeof EXPORT_STATES)[number];

/** Where in a row: names of fields, joined by dots. */
const path = z.string().regex(/^[A-Za-z0-9_-]{1,60}(\.[A-Za-z0-9_-]{1,60}){0,4}$/, 'field.invalid');

/**
 * One piece of a written cell. `money` are settlement cents; `amount` too where the field at `unit` says so;
 * `percent` are basis points. `words` are texts by value, for states and flags.
 */
const exportCell = z.strictObject({
  path,
  as: z.enum(['text', 'money', 'count', 'moment', 'amount', 'percent'], { error: 'field.invalid' }).optional(),
  unit: path.optional(),
  words: z.record(text(80), optionalText(200)).optional(),
});
export type ExportCell = z.infer<typeof exportCell>;

/** A column of the file; its pieces stand with a space between them, empty ones are left out. */
const exportColumn = z.strictObject({ title: text(120), cells: z.array(exportCell).min(1).max(4) });
export type ExportColumn = z.infer<typeof exportColumn>;

const exportRow = z.object({
  id: z.uuid(),
  list: z.string(),
  name: z.string(),
  format: z.enum(EXPORT_FORMATS),
  state: z.enum(EXPORT_STATES),
  /** Rows written so far. */
  rows: count,
  /** Rows in all; null where the list is not counted. */
  total: count.nullable(),
  bytes: count,
  /** Key of the refusal that ended it; empty unless failed. */
  refusal: z.string(),
  createdAt: moment,
  doneAt: moment.nullable(),
  /** Until when the file is kept. */
  expiresAt: moment.nullable(),
  actions: z.array(z.enum(['cancel', 'download', 'remove'])),
});
export type ExportRow = z.infer<typeof exportRow>;

const VIEW_AUDIENCES = ['own', 'role', 'all'] as const;
export type ViewAudience = (typeof VIEW_AUDIENCES)[number];

/** What a saved view brings back. */
const viewState = z.strictObject({
  filter: z.record(text(40), optionalText(300)),
  sort: z.strictObject({ field: text(40), order: z.enum(['ASC', 'DESC']) }),
  perPage: z.int().min(1).max(100),
  /** Keys of columns that are not shown. */
  hidden: z.array(text(60)).max(60),
});
export type ViewState = z.infer<typeof viewState>;

const viewInput = z.strictObject({
  name: text(limits.viewName),
  audience: z.enum(VIEW_AUDIENCES, { error: 'field.invalid' }),
  /** The role it is shared with; only with the audience `role`. */
  roleId: id.nullable(),
  state: viewState,
});
export type ViewInput = z.infer<typeof viewInput>;

const savedView = z.object({
  id: z.uuid(),
  list: z.string(),
  name: z.string(),
  audience: z.enum(VIEW_AUDIENCES),
  roleId: z.uuid().nullable(),
  owner: z.string(),
  mine: z.boolean(),
  /** Whether the list opens with it, for the asker. */
  isDefault: z.boolean(),
  mayEdit: z.boolean(),
  state: viewState,
  version: count,
});
export type SavedView = z.infer<typeof savedView>;

const byId = z.object({ id });
const answer = z.null();

export const shapes = {
  listExports: { query: z.object(pageQuery), answer: pageOf(exportRow) },
  beginExport: {
    body: z.strictObject({
      list: listPath,
      name: z.string().regex(/^[a-z0-9-]{1,60}$/, 'field.invalid'),
      format: z.enum(EXPORT_FORMATS, { error: 'field.invalid' }),
      query,
      columns: z.array(exportColumn).min(1, 'field.required').max(60, 'field.too_big'),
      /** By whose clock a workbook's moments are written; by the shop's without it. */
      timeZone: timeZoneName.optional(),
      /** Only these rows of them. */
      ids: z.array(text(120)).min(1).max(limits.exportIds, 'field.too_big').optional(),
    }),
    answer: exportRow,
  },
  cancelExport: { params: byId, answer: exportRow },
  linkExport: { params: byId, answer: z.object({ url: z.string() }) },
  removeExport: { params: byId, answer },
  listViews: {
    query: z.object({ list: listPath }),
    answer: z.object({
      views: z.array(savedView),
      mayShare: z.boolean(),
      roles: z.array(z.object({ id: z.uuid(), name: z.string() })),
    }),
  },
  createView: { body: viewInput.extend({ list: listPath }), answer: savedView },
  updateView: { params: byId, body: viewInput.extend({ version: count }), answer: savedView },
  deleteView: { params: byId, answer },
  setDefaultView: { body: z.strictObject({ list: listPath, viewId: id.nullable() }), answer },
};

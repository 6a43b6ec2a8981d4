import { NUMBER_STYLES } from '@app/kernel/written-numbers';
import { z } from 'zod';
import { queryInt } from './validation.ts';

/** The encodings a text file can be read in; of those as plausible as one another the server takes the first one. */
export const ENCODINGS = [
  'utf-8',
  'windows-1252',
  'gb18030',
  'utf-16le',
  'utf-16be',
  'iso-8859-15',
  'windows-1254',
  'windows-1251',
  'cp850',
  'cp437',
  'windows-1250',
  'macintosh',
  'big5',
  'shift_jis',
] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** What stands between the cells of a text file. */
export const SEPARATORS = ['comma', 'semicolon', 'tab', 'bar'] as const;
export type Separator = (typeof SEPARATORS)[number];

/** The kinds of file that are read; a feed is of products, in XML. */
const TABLE_FORMATS = ['text', 'workbook', 'json', 'feed'] as const;

/** Rows from which the one that names the columns can be chosen: titles, dates and addresses may stand above it. */
export const HEAD_ROWS = 30;
const ROW_MAX = 1_048_576;

/** How a text file is to be read. */
export const textReading = {
  encoding: z.enum(ENCODINGS, { error: 'field.invalid' }).optional(),
  separator: z.enum(SEPARATORS, { error: 'field.invalid' }).optional(),
};

/** How a file is to be read; what is left out the server finds out. A workbook has neither encoding nor separator. */
export const tableReading = {
  ...textReading,
  /** The number of the row that names the columns. */
  head: z.int('field.number').min(1, 'field.too_small').max(ROW_MAX, 'field.too_big').optional(),
};
/** The same in a query string. */
export const tableReadingQuery = { ...textReading, head: queryInt(1, ROW_MAX).optional() };
export type TableReading = {
  readonly encoding?: Encoding | undefined;
  readonly separator?: Separator | undefined;
  readonly head?: number | undefined;
};

/** How a file was read, and how else it could be. */
export const tableLook = z.object({
  format: z.enum(TABLE_FORMATS),
  /** Null for a workbook. */
  encoding: z.enum(ENCODINGS).nullable(),
  /** Null for what is no text with separators, and where the file names a sign of its own. */
  separator: z.enum(SEPARATORS).nullable(),
  /** What the letters of the file are in each encoding, the most plausible first; empty where all say the same. */
  encodings: z.array(z.object({ encoding: z.enum(ENCODINGS), sample: z.string() })),
  /** The number of the row that names the columns; null where it is not for choice. */
  head: z.int().nullable(),
  /** The first rows, from which another can be chosen. */
  firstRows: z.array(z.object({ row: z.int(), text: z.string() })),
});
export type TableLook = z.infer<typeof tableLook>;

/** What the numbers of a column mean, so that it can be asked about. */
export const columnNumbers = z.object({
  style: z.enum([...NUMBER_STYLES, 'either', 'ask']).nullable(),
  sample: z.object({ cell: z.string(), point: z.string().nullable(), comma: z.string().nullable() }).nullable(),
});

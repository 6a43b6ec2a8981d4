import { NUMBER_STYLES } from '@app/kernel/written-numbers';
import { z } from 'zod';

/** The encodings a text file can be read in; the server distinguishes the first five, all can be chosen. */
export const ENCODINGS = [
  'utf-8',
  'windows-1252',
  'gb18030',
  'utf-16le',
  'utf-16be',
  'windows-1250',
  'macintosh',
  'big5',
  'shift_jis',
] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** What stands between the cells of a text file. */
export const SEPARATORS = ['comma', 'semicolon', 'tab', 'bar'] as const;
export type Separator = (typeof SEPARATORS)[number];

/** How a text file is to be read; what is left out the server finds out. A workbook takes neither. */
export const tableReading = {
  encoding: z.enum(ENCODINGS, { error: 'field.invalid' }).optional(),
  separator: z.enum(SEPARATORS, { error: 'field.invalid' }).optional(),
};
export type TableReading = { readonly encoding?: Encoding | undefined; readonly separator?: Separator | undefined };

/** How a file was read, and how else it could be. */
export const tableLook = z.object({
  /** Null for a workbook. */
  encoding: z.enum(ENCODINGS).nullable(),
  /** Null for a workbook, and where the file names a sign of its own. */
  separator: z.enum(SEPARATORS).nullable(),
  /** What the letters of the file are in each encoding, the most plausible first; empty where all say the same. */
  encodings: z.array(z.object({ encoding: z.enum(ENCODINGS), sample: z.string() })),
});
export type TableLook = z.infer<typeof tableLook>;

/** What the numbers of a column mean, so that it can be asked about. */
export const columnNumbers = z.object({
  style: z.enum([...NUMBER_STYLES, 'either', 'ask']).nullable(),
  sample: z.object({ cell: z.string(), point: z.string().nullable(), comma: z.string().nullable() }).nullable(),
});

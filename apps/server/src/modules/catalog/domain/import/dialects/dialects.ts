import { type ColumnField, type ImportDialect, SHARED_FIELDS } from '@app/contract/catalog/import-fields';
import type { Dialect } from './dialect.ts';
import { etsy } from './etsy.ts';
import { google } from './google.ts';
import { shopify } from './shopify.ts';
import { woocommerce } from './woocommerce.ts';

/** The first one that knows the headings is taken. */
const DIALECTS: readonly Dialect[] = [shopify, woocommerce, etsy, google];

const lower = (head: string): string => head.trim().toLowerCase().replace(/\s+/g, ' ');

/** How files of a program are read; undefined for tables that are read by their columns alone. */
export const dialectOf = (name: ImportDialect): Dialect | undefined => DIALECTS.find((one) => one.name === name);

/** Returns which program wrote a file with these headings; `own` where none is known. */
export function recognisedDialect(heads: readonly string[]): ImportDialect {
  const known = new Set(heads.map(lower));
  return DIALECTS.find((one) => one.knows(known))?.name ?? 'own';
}

/** Whether a cell is a heading of some program's file. */
export const isDialectHead = (cell: string): boolean => DIALECTS.some((one) => one.field(lower(cell)) !== undefined);

/** Returns the field that each column of a program's file fills; null for what is left out, or filled by another column. */
export function dialectColumns(dialect: Dialect, heads: readonly string[]): (ColumnField | null)[] {
  const taken = new Set<ColumnField>();
  return heads.map((head) => {
    const field = dialect.field(lower(head));
    if (!field || (taken.has(field) && !SHARED_FIELDS.has(field))) return null;
    taken.add(field);
    return field;
  });
}

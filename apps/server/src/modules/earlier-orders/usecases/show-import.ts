import { refuse } from '@app/contract/core/refuse';
import type { EarlierImport, EarlierImportRow } from '@app/contract/earlier-orders/staff-schemas';
import type { Queryable } from '../../../platform/db/connect.ts';
import { type ImportRow, readImport } from '../db/import.repo.ts';

/** A file as lists show it. */
export const shownRow = ({ counts, createdAt, takenAt, ...row }: ImportRow): EarlierImportRow => ({
  ...row,
  ...counts,
  records: row.dialect.endsWith('orders') ? 'orders' : 'customers',
  createdAt: createdAt.toISOString(),
  takenAt: takenAt?.toISOString() ?? null,
});

/** One file as staff see it. Refuses record.not_found. */
export async function showImport(db: Queryable, id: string): Promise<EarlierImport> {
  const { look, heads, currency, currencyMissing, ...row } = (await readImport(db, id)) ?? refuse('record.not_found');
  return { ...shownRow(row), look, heads, currency, currencyMissing };
}

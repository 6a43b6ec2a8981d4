import type { SliceTables } from './slices.ts';

/** Tables that another slice than their own still writes, as `slice table`. Nothing is added here. */
export const STILL_WRITTEN: readonly string[] = [
  'accounts idempotency_key',
  'currencies customer',
  'deals flash_deal',
  'deals flash_deal_item',
  'members agent',
  'members member_level',
  'orders agent_rebate',
  'orders stock_allocation',
  'reviews product_review',
  'system outbox_event',
];

/** Returns what is wrong with who reads and writes which table, a line each. */
export function complaintsOf(slices: readonly SliceTables[], stillWritten = STILL_WRITTEN): string[] {
  const found: string[] = [];
  const written = new Set<string>();
  for (const { name, manifest, owns, reads, readIn, writtenIn } of slices) {
    for (const [table, files] of writtenIn) {
      if (owns.includes(table)) continue;
      written.add(`${name} ${table}`);
      if (!stillWritten.includes(`${name} ${table}`)) {
        found.push(`${files.join(', ')}: ${table} belongs to another slice, which alone may write it`);
      }
    }
    const read = [...readIn].filter(([table]) => !owns.includes(table));
    for (const [table, files] of read) {
      if (!reads.includes(table)) found.push(`${manifest}: reads lacks '${table}', which ${files.join(', ')} reads`);
    }
    for (const table of reads) {
      if (!read.some(([one]) => one === table))
        found.push(`${manifest}: reads has '${table}', which nothing of it reads`);
    }
  }
  for (const one of stillWritten) {
    if (!written.has(one)) found.push(`tools/tables/complaints.ts: STILL_WRITTEN has '${one}', which is so no more`);
  }
  return found;
}

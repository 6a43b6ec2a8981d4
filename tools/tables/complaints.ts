import type { SliceTables } from './slices.ts';

/** Tables that another slice than their own still writes, as `slice table`. Nothing is added here. */
export const STILL_WRITTEN: readonly string[] = [
  'accounts idempotency_key',
  'currencies customer',
  'deals flash_deal',
  'deals flash_deal_item',
  'members agent',
  'members member_level',
  'orders stock_allocation',
  'reviews product_review',
  'system outbox_event',
];

/** Tables of others that a slice writes, with the files that do. */
const writtenOfOthers = ({ owns, writtenIn }: SliceTables) => [...writtenIn].filter(([table]) => !owns.includes(table));

function readsAmiss({ manifest, owns, reads, readIn }: SliceTables): string[] {
  const read = [...readIn].filter(([table]) => !owns.includes(table));
  const lacking = read.filter(([table]) => !reads.includes(table));
  const needless = reads.filter((table) => !read.some(([one]) => one === table));
  return [
    ...lacking.map(([table, files]) => `${manifest}: reads lacks '${table}', which ${files.join(', ')} reads`),
    ...needless.map((table) => `${manifest}: reads has '${table}', which nothing of it reads`),
  ];
}

/** Returns what is wrong with who reads and writes which table, a line each. */
export function complaintsOf(slices: readonly SliceTables[], stillWritten = STILL_WRITTEN): string[] {
  const written = slices.flatMap((slice) =>
    writtenOfOthers(slice).map(([table, files]) => ({ key: `${slice.name} ${table}`, table, files })),
  );
  const refused = written.filter(({ key }) => !stillWritten.includes(key));
  const ended = stillWritten.filter((one) => !written.some(({ key }) => key === one));
  return [
    ...refused.map(
      ({ table, files }) => `${files.join(', ')}: ${table} belongs to another slice, which alone may write it`,
    ),
    ...slices.flatMap(readsAmiss),
    ...ended.map((one) => `tools/tables/complaints.ts: STILL_WRITTEN has '${one}', which is so no more`),
  ];
}

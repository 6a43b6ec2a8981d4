import { BYTE_ORDER_MARK, csvForm } from '@app/contract/core/spreadsheets';
import { stringify } from 'csv-stringify/browser/esm/sync';

/** Rows as CSV, with the mark that makes spreadsheets read it as UTF-8. */
export const toCsv = (rows: (string | number)[][]): string => BYTE_ORDER_MARK + stringify(rows, csvForm);

/** Hands a text, or bytes of a type, to the person as a file. */
export function saveFile(
  name: string,
  content: string | Uint8Array<ArrayBuffer>,
  type = 'text/csv;charset=utf-8',
): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

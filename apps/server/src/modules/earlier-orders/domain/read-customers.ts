import { earlierLimits } from '@app/contract/earlier-orders/limits';
import { currencyDecimals } from '@app/kernel/currency-decimals';
import type { TableLine } from '../../../platform/files/tables/line.ts';
import { addressOf, amountOf, type FileTable, headOf, isGarbled, textOf } from './cells.ts';
import { padded } from './decimals.ts';
import type { CustomerField } from './fields.ts';
import { type FoundRecord, Notices } from './found-record.ts';

/** A person of another shop, beside how they are reached. */
export type CustomerRecord = {
  readonly address: readonly string[];
  /** Consent to marketing, as written. */
  readonly marketing: string;
  readonly orders: string;
  readonly spent: string | null;
  readonly note: string;
  readonly tags: string;
};

/** Returns one person as their row says it, with what is wrong or to be known. */
export function readCustomer(table: FileTable, line: TableLine): FoundRecord<CustomerRecord> {
  const notices = new Notices();
  const text = (field: CustomerField, most: number = earlierLimits.text): string =>
    notices.cut(textOf(table, line, field), most);
  const email = notices.email(textOf(table, line, 'email'));
  const phone = text('phone');
  const digits = phone.replaceAll(/[^\p{Nd}+]/gu, '');
  if (email === '' && !/\p{Nd}/u.test(digits))
    notices.refuse('contact_missing', headOf(table, 'email'), text('email') || phone);
  if (isGarbled(line)) notices.refuse('garbled');
  const spent = amountOf(table, line, 'spent');
  if (spent === undefined) notices.refuse('amount', headOf(table, 'spent'), text('spent'));
  const names = [text('firstName'), text('lastName')].filter(Boolean).join(' ');
  return {
    row: line.row,
    key: email || digits,
    name: notices.cut(names || text('name'), earlierLimits.name),
    email,
    phone,
    orderedAt: null,
    record: {
      address: addressOf(table, line, 'home').map((one) => notices.cut(one, earlierLimits.text)),
      marketing: text('marketing'),
      orders: text('orders'),
      spent: spent ?? null,
      note: text('note', earlierLimits.note),
      tags: text('tags'),
    },
    flaw: notices.flaw,
    notes: notices.notes,
  };
}

/** Returns the people of a file, one who stands in it twice as they stand last. */
export function readCustomers(table: FileTable): FoundRecord<CustomerRecord>[] {
  const read = table.lines.map((line) => readCustomer(table, line));
  // Totals have no currency beside them: where one of them has decimals, all do.
  const decimals = read.some(({ record }) => record.spent?.includes('.')) ? currencyDecimals('') : 0;
  const found = read.map((one) => ({ ...one, record: { ...one.record, spent: padded(one.record.spent, decimals) } }));
  const last = new Map(found.filter(({ flaw }) => flaw === null).map((one) => [one.key, one]));
  return found.filter((one) => one.flaw !== null || last.get(one.key) === one);
}

import { earlierLimits } from '@app/contract/earlier-orders/limits';
import type { EarlierRecord, EarlierRefund } from '@app/contract/earlier-orders/schemas';
import { currencyDecimals } from '@app/kernel/currency-decimals';
import type { TableLine } from '../../../platform/files/tables/line.ts';
import { addressOf, amountOf, type FileTable, headOf, isAmount, isGarbled, momentOf, textOf } from './cells.ts';
import { padded } from './decimals.ts';
import type { OrderField } from './fields.ts';
import { type FoundRecord, Notices } from './found-record.ts';
import { linesOf } from './read-lines.ts';
import { inOrder, refundedBy } from './refunds.ts';

/** What is said of a whole file beside its columns. */
export type OrderContext = {
  /** The currency of amounts beside which the file names none. */
  readonly currency: string | null;
  /** By whose clocks moments without an offset are. */
  readonly zone: string;
};

/** The rows of one order in the order of the file. */
export type OrderRows = { readonly number: string; readonly lines: readonly TableLine[] };

/** Returns the rows of each order; a row without a number belongs to the order above it. */
export function ordersOf(table: FileTable): OrderRows[] {
  const orders = new Map<string, TableLine[]>();
  let last = '';
  for (const line of table.lines) {
    const number = textOf(table, line, 'number');
    const key = number || (textOf(table, line, 'lineName') && last) || `\n${line.row}`;
    if (number) last = number;
    const rows = orders.get(key);
    if (rows) rows.push(line);
    else orders.set(key, [line]);
  }
  return [...orders].map(([key, lines]) => ({ number: key.startsWith('\n') ? '' : key, lines }));
}

/** Whether a row of a report of WooCommerce is a refund: it has the number of its order, and takes from what was sold. */
const isRefund = (table: FileTable, line: TableLine): boolean =>
  amountOf(table, line, 'netTotal')?.startsWith('-') === true;

/** What several rows of an order say, the first that says something. */
type Reader = {
  readonly text: (field: OrderField) => string;
  readonly amount: (field: OrderField) => string | null;
  readonly moment: (field: OrderField) => string | null;
};

function readerOf(
  table: FileTable,
  lines: readonly TableLine[],
  of: OrderContext & { readonly notices: Notices },
): Reader {
  const { notices, zone } = of;
  const text = (field: OrderField): string => {
    for (const line of lines) {
      const found = textOf(table, line, field);
      if (found !== '') return found;
    }
    return '';
  };
  const currency = text('currency').toUpperCase() || of.currency || '';
  const decimals = currency === '' ? 0 : currencyDecimals(currency);
  const amount = (field: OrderField): string | null => {
    for (const line of lines) {
      const found = amountOf(table, line, field, currency);
      const cell = textOf(table, line, field);
      if (found === undefined) notices.refuse(isAmount(cell) ? 'amount_unclear' : 'amount', headOf(table, field), cell);
      if (found !== null) return padded(found ?? null, decimals);
    }
    return null;
  };
  const moment = (field: OrderField): string | null => {
    const cell = text(field);
    const at = cell === '' ? null : momentOf(cell, zone);
    if (cell !== '' && at === null) notices.refuse('date', headOf(table, field), cell);
    return at?.toISOString() ?? null;
  };
  return { text, amount, moment };
}

/** Whether a later row of the order is another order by its moment, as two shops with the same numbers write. */
const isTwice = (table: FileTable, lines: readonly TableLine[]): boolean => {
  const moments = lines.map((line) => textOf(table, line, 'orderedAt')).filter(Boolean);
  const ids = lines.map((line) => textOf(table, line, 'id')).filter(Boolean);
  return new Set(moments).size > 1 || new Set(ids).size > 1;
};

/** Returns the currency of an order. Notes a flaw for none, and for what is no code of one. */
function currencyOf(table: FileTable, reader: Reader, of: { notices: Notices; currency: string | null }): string {
  const written = reader.text('currency').toUpperCase();
  if (written === '' && of.currency === null) of.notices.refuse('currency_missing', headOf(table, 'currency'));
  if (written !== '' && !/^[A-Z]{3}$/.test(written)) of.notices.refuse('currency', headOf(table, 'currency'), written);
  return written || of.currency || '';
}

/** Returns the total of an order; a missing one is a flaw. */
function totalOf(table: FileTable, reader: Reader, notices: Notices): string {
  const total = reader.amount('total') ?? reader.amount('netTotal');
  if (total === null) notices.refuse('amount_missing', headOf(table, 'total'));
  return total ?? '';
}

/** The refund rows of a report: when each was, and what it takes from the order. */
const refundsIn = (table: FileTable, lines: readonly TableLine[], zone: string): EarlierRefund[] =>
  inOrder(
    lines.map((line) => {
      const at = textOf(table, line, 'orderedAt');
      return { at: momentOf(at, zone)?.toISOString() ?? at, amount: amountOf(table, line, 'netTotal') ?? '0' };
    }),
  );

/** Returns one order as its rows say it, with what is wrong or to be known. */
export function readOrder(table: FileTable, rows: OrderRows, of: OrderContext): FoundRecord<EarlierRecord> {
  const notices = new Notices();
  const refundRows = rows.lines.filter((line) => isRefund(table, line));
  const refunds = refundsIn(table, refundRows, of.zone);
  const own = rows.lines.filter((line) => !refundRows.includes(line));
  const lines = own.length > 0 ? own : rows.lines;
  const first = lines[0] ?? { row: 0, cells: [] };
  const reader = readerOf(table, lines, { ...of, notices });
  const short = (field: OrderField): string => notices.cut(reader.text(field), earlierLimits.text);

  if (own.length === 0) notices.refuse('refund_alone', headOf(table, 'netTotal'), textOf(table, first, 'netTotal'));
  if (rows.number === '') notices.refuse('number_missing', headOf(table, 'number'));
  if (lines.some(isGarbled)) notices.refuse('garbled');
  if (isTwice(table, lines)) notices.refuse('number_twice', headOf(table, 'number'), rows.number);
  const orderedAt = reader.moment('orderedAt');
  if (orderedAt === null) notices.refuse('date_missing', headOf(table, 'orderedAt'));
  const goods = lines.flatMap((line) => linesOf(table, line, notices));
  if (goods.length === 0) notices.note('lines_missing');
  if (goods.length > earlierLimits.lines) notices.refuse('lines_many', '', String(goods.length));
  const billing = addressOf(table, first, 'billing');
  const delivery = addressOf(table, first, 'delivery');
  const line = (text: string): string => notices.cut(text, earlierLimits.text);
  const currency = currencyOf(table, reader, { notices, currency: of.currency });
  const decimals = currency === '' ? 0 : currencyDecimals(currency);
  const record: EarlierRecord = {
    currency,
    total: totalOf(table, reader, notices),
    subtotal: reader.amount('subtotal'),
    discount: reader.amount('discount'),
    shipping: reader.amount('shipping'),
    tax: reader.amount('tax'),
    refunded: reader.amount('refunded') ?? refundedBy(refunds, currency),
    discountCode: short('discountCode'),
    payment: short('payment'),
    fulfilment: short('fulfilment'),
    paymentMethod: short('paymentMethod'),
    shippingMethod: short('shippingMethod'),
    paidAt: reader.moment('paidAt'),
    cancelledAt: reader.moment('cancelledAt'),
    phone: short('phone'),
    billing: billing.map(line),
    delivery: delivery.map(line),
    note: notices.cut(reader.text('note'), earlierLimits.note),
    tags: short('tags'),
    lines: goods.slice(0, earlierLimits.lines).map((one) => ({
      ...one,
      price: padded(one.price, decimals),
      total: padded(one.total, decimals),
    })),
    ...(refunds.length > 0 ? { refunds } : {}),
  };
  const name = notices.cut(reader.text('name') || (billing[0] ?? delivery[0] ?? ''), earlierLimits.name);
  return {
    row: first.row,
    key: notices.cut(rows.number, earlierLimits.number),
    name,
    email: notices.email(reader.text('email')),
    phone: record.phone,
    orderedAt: orderedAt === null ? null : new Date(orderedAt),
    record,
    flaw: notices.flaw,
    notes: notices.notes,
  };
}

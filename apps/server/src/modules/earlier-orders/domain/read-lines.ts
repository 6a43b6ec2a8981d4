import { oneLine } from '@app/contract/core/validation';
import { earlierLimits } from '@app/contract/earlier-orders/limits';
import type { EarlierLine } from '@app/contract/earlier-orders/schemas';
import { readNumber } from '@app/kernel/written-numbers';
import type { TableLine } from '../../../platform/files/tables/line.ts';
import { amountIn, amountOf, type FileTable, headOf, textOf, withDecimalsOf } from './cells.ts';
import { NUMBERED, plainHead } from './fields.ts';
import type { Notices } from './found-record.ts';

/** The parts of a line as WebToffee's plugin writes it: `name:Hat|product_id:5|sku:H-1|quantity:2|total:18.00|sub_total:20.00`. */
const PART = /(?:^|\|)(name|product_id|sku|quantity|total|sub_total):/;
/** Between two goods as WooCommerce's reports write them: `2× Hat, 1× Scarf, blue`. */
const NEXT_GOODS = /, (?=\d+× )/;
const GOODS = /^(\d+)× (.+)$/s;

type Written = { name: string; sku: string; quantity: string; price: string | null; total: string | null };

/** The parts of a packed line by their names; a text may itself hold the sign between them. */
function packedParts(cell: string): Map<string, string> {
  const pieces = cell.split(PART);
  const parts = new Map<string, string>();
  for (let at = 1; at < pieces.length; at += 2) {
    const [key = '', value = ''] = [pieces[at], pieces[at + 1]];
    if (!parts.has(key)) parts.set(key, value);
  }
  return parts;
}

/** One line packed into a cell. */
function packedLine(cell: string): Written {
  const parts = packedParts(cell);
  const text = (key: string): string => parts.get(key)?.trim() ?? '';
  // Behind the last part that is read stand others, which are left out with their signs.
  const total = text('total').split('|')[0] ?? '';
  const digits = readNumber(total, 'point');
  return {
    name: text('name') || cell,
    sku: text('sku'),
    quantity: text('quantity') || '1',
    price: null,
    total: digits === null ? null : withDecimalsOf(total, digits, 'point'),
  };
}

/** Lines in columns that stand once for each: `line_item_1`, or `Item Name #1` with those beside it. */
function linesInColumns(table: FileTable, line: TableLine): Written[] {
  const found = new Map<number, Map<string, number>>();
  table.heads.forEach((head, column) => {
    const [, name = '', number = ''] = NUMBERED.exec(plainHead(head)) ?? [];
    if (name === '' || !line.cells[column]) return;
    const at = Number(number);
    found.set(at, (found.get(at) ?? new Map<string, number>()).set(name.replace(/ #$/, ''), column));
  });
  return [...found]
    .sort(([a], [b]) => a - b)
    .map(([, columns]) => {
      const cell = (name: string): string => oneLine(line.cells[columns.get(name) ?? -1] ?? '').trim();
      const packed = cell('line_item_');
      if (packed) return packedLine(packed);
      const cost = columns.get('item cost');
      const price = cost === undefined ? null : (amountIn(table, line, cost) ?? null);
      const name = cell('item name') || cell('product name');
      return { name, sku: cell('sku'), quantity: cell('quantity') || '1', price, total: null };
    });
}

/** The goods of a report of WooCommerce, which says no prices of them. */
const goodsInCell = (cell: string): Written[] =>
  cell.split(NEXT_GOODS).flatMap((one) => {
    const [, quantity = '', name = ''] = GOODS.exec(one) ?? [];
    const goods = quantity ? { quantity, name } : { quantity: '1', name: one };
    return one === '' ? [] : { ...goods, sku: '', price: null, total: null };
  });

/** The line that a row of a file says of itself. */
function lineInRow(table: FileTable, line: TableLine, notices: Notices): Written[] {
  const name = textOf(table, line, 'lineName');
  const sku = textOf(table, line, 'lineSku');
  if (name === '' && sku === '') return [];
  const [price, total] = [amountOf(table, line, 'linePrice'), amountOf(table, line, 'lineTotal')];
  if (price === undefined) notices.refuse('amount', headOf(table, 'linePrice'), textOf(table, line, 'linePrice'));
  const quantity = textOf(table, line, 'lineQuantity') || '1';
  return [{ name: name || sku, sku, quantity, price: price ?? null, total: total ?? null }];
}

/** Returns the lines that one row of a file says, however its program writes them. */
export function linesOf(table: FileTable, line: TableLine, notices: Notices): EarlierLine[] {
  const inColumns = linesInColumns(table, line);
  const inCell = goodsInCell(textOf(table, line, 'products'));
  const written = inColumns.length > 0 ? inColumns : inCell.length > 0 ? inCell : lineInRow(table, line, notices);
  return written.map(({ name, sku, quantity, price, total }) => {
    const pieces = readNumber(quantity, 'point');
    if (pieces === null) notices.refuse('quantity', headOf(table, 'lineQuantity'), quantity);
    return {
      name: notices.cut(name, earlierLimits.text),
      sku: notices.cut(sku, earlierLimits.text),
      quantity: pieces ?? '',
      price,
      total,
    };
  });
}

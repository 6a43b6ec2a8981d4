import { currencyDecimals } from '@app/kernel/currency-decimals';
import { type NumberStyle, readNumber } from '@app/kernel/written-numbers';

/** By what factor a total and the net sales of its order may differ to be of one order. */
const MOST_APART = 10;

/** Whether a column's amounts are written for readers, by the settings of the shop: with its signs, grouped by thousands. */
export const isFormatted = (head: string | undefined): boolean => head?.toLowerCase().includes('(formatted)') === true;

/** Returns the style in which a total is near the net sales of its order; null where neither or both are. */
export function styleBySales(total: string, sales: string): NumberStyle | null {
  const net = Math.abs(Number(readNumber(sales, 'point') ?? 0));
  const isNear = (style: NumberStyle): boolean => {
    const read = Math.abs(Number(readNumber(total, style) ?? 0));
    return net > 0 && read >= net / MOST_APART && read <= net * MOST_APART;
  };
  const [point, comma] = [isNear('point'), isNear('comma')];
  if (point === comma) return null;
  return point ? 'point' : 'comma';
}

/** Returns the style in which an amount has no more decimals than its currency; null where both or neither are so. */
export function styleByCurrency(amount: string, currency: string): NumberStyle | null {
  if (currency === '') return null;
  const written = (sign: string): number => amount.split(sign)[1]?.replace(/\D/g, '').length ?? 0;
  const [point, comma] = [written('.') <= currencyDecimals(currency), written(',') <= currencyDecimals(currency)];
  if (point === comma) return null;
  return point ? 'point' : 'comma';
}

/** Returns the style that the rows of a column decide by their net sales; null where none does, or they differ. */
export function columnStyle(rows: Iterable<{ total: string; sales: string }>): NumberStyle | null {
  const found = new Set<NumberStyle>();
  for (const { total, sales } of rows) {
    const style = styleBySales(total, sales);
    if (style) found.add(style);
  }
  const [only = null] = found;
  return found.size === 1 ? only : null;
}

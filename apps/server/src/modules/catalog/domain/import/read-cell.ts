import type { ImportFlaw } from '@app/contract/catalog/import-fields';
import { limits } from '@app/contract/core/limits';
import { picture } from '@app/contract/core/picture';
import { foreignNumber, oneLine } from '@app/contract/core/validation';
import { type NumberStyle, readNumber } from '@app/kernel/written-numbers';
import { fold } from '../search-tokens.ts';

/** What a cell says, or why it cannot be taken. */
export type Read<T> = { readonly value: T } | { readonly flaw: ImportFlaw };

const YES = new Set(['yes', 'y', 'true', '1', 'x', '是', '有', '上架', 'si', 's', 'sim', 'verdadero', 'verdadeiro']);
const NO = new Set(['no', 'n', 'false', '0', '否', '无', '下架', 'nao', 'falso']);
const POINTS = new Set(['points', '积分', 'puntos', 'pontos', 'exchanged for points', '积分兑换']);
const NORMAL = new Set(['normal', 'money', '普通', '普通商品', 'dinero', 'dinheiro', 'paid with money']);

/** Of prices, in cents; the same bound as in the product's form. */
const MOST_CENTS = 100_000_000;

/** A text as typed, of at most so many characters. */
export const readText = (cell: string, max: number): Read<string> =>
  [...cell].length > max || !cell.isWellFormed() ? { flaw: 'too_long' } : { value: cell };

/** The same of one line. */
export const readLine = (cell: string, max: number): Read<string> => readText(oneLine(cell), max);

const sku = foreignNumber(limits.sku, 'field.sku');
/** An article number as another system gave it. */
export const readSku = (cell: string): Read<string> =>
  sku.safeParse(cell).success ? { value: cell } : { flaw: 'sku_form' };

export const readCover = (cell: string): Read<string> =>
  picture.safeParse(cell).success ? { value: cell } : { flaw: 'cover_form' };

/** An amount of USD in cents. Spreadsheets write what they computed, so a hair's breadth off a cent is that cent. */
export function readCents(cell: string, style: NumberStyle): Read<number> {
  const digits = readNumber(cell, style);
  if (digits === null || digits.startsWith('-')) return { flaw: 'amount' };
  const hundredths = Number(digits) * 100;
  const cents = Math.round(hundredths);
  if (Math.abs(hundredths - cents) > 1e-6) return { flaw: 'amount' };
  return cents > MOST_CENTS ? { flaw: 'too_big' } : { value: cents };
}

/** A whole number within bounds. Its digits are looked at, because 999.9999999999999999 would be read as 1000. */
export function readWhole(cell: string, style: NumberStyle, { min, max }: { min: number; max: number }): Read<number> {
  const digits = readNumber(cell, style);
  if (digits === null || digits.includes('.')) return { flaw: 'whole_number' };
  const number = Number(digits);
  if (number < min) return { flaw: 'too_small' };
  return number > max ? { flaw: 'too_big' } : { value: number };
}

export function readYesNo(cell: string): Read<boolean> {
  const word = fold(cell).trim();
  if (YES.has(word)) return { value: true };
  return NO.has(word) ? { value: false } : { flaw: 'yes_or_no' };
}

export function readType(cell: string): Read<'normal' | 'points'> {
  const word = fold(cell).trim();
  if (POINTS.has(word)) return { value: 'points' };
  return NORMAL.has(word) ? { value: 'normal' } : { flaw: 'unknown_type' };
}

/** Texts parted by semicolons or bars, empty ones left out. */
export const parts = (cell: string): string[] =>
  oneLine(cell)
    .split(/[;；|]/)
    .map((one) => one.trim())
    .filter(Boolean);

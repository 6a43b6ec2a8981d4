import type { ImportFlaw } from '@app/contract/catalog/import-fields';
import { picture } from '@app/contract/core/picture';
import { fold } from '../search-tokens.ts';

/** What a cell says, or why it cannot be taken. */
export type Read<T> = { readonly value: T } | { readonly flaw: ImportFlaw };

const YES = new Set(['yes', 'y', 'true', '1', 'x', '是', '有', '上架', 'si', 's', 'sim', 'verdadero', 'verdadeiro']);
const NO = new Set(['no', 'n', 'false', '0', '否', '无', '下架', 'nao', 'falso']);
const POINTS = new Set(['points', '积分', 'puntos', 'pontos', 'exchanged for points', '积分兑换']);
const NORMAL = new Set(['normal', 'money', '普通', '普通商品', 'dinero', 'dinheiro', 'paid with money']);

const SKU = /^[A-Za-z0-9._-]{1,40}$/;
/** Of prices, in cents; the same bound as in the product's form. */
const MOST_CENTS = 100_000_000;

/** A text as typed, of at most so many characters. */
export const readText = (cell: string, max: number): Read<string> =>
  [...cell].length > max || !cell.isWellFormed() ? { flaw: 'too_long' } : { value: cell };

export const readSku = (cell: string): Read<string> => (SKU.test(cell) ? { value: cell } : { flaw: 'sku_form' });

export const readCover = (cell: string): Read<string> =>
  picture.safeParse(cell).success ? { value: cell } : { flaw: 'cover_form' };

/** Digits with a point for the decimals, whichever way the thousands and decimals are written; null for what is no number. */
function plainDigits(cell: string): string | null {
  const bare = cell.replace(/^(US)?\s*\$|\s|USD|'/gi, '');
  const comma = bare.lastIndexOf(',') > bare.lastIndexOf('.');
  // A lone comma parts decimals unless exactly three digits follow it.
  const decimals = comma && !/^-?\d{1,3}(,\d{3})+$/.test(bare);
  const english = decimals ? bare.replaceAll('.', '').replace(',', '.') : bare.replaceAll(',', '');
  return /^-?\d{1,12}(\.\d{1,20})?$/.test(english) ? english : null;
}

function plainNumber(cell: string): number | null {
  const digits = plainDigits(cell);
  return digits === null ? null : Number(digits);
}

/** An amount of USD in cents. Spreadsheets write what they computed, so a hair's breadth off a cent is that cent. */
export function readCents(cell: string): Read<number> {
  const number = plainNumber(cell);
  if (number === null || number < 0) return { flaw: 'amount' };
  const cents = Math.round(number * 100);
  if (Math.abs(number * 100 - cents) > 1e-6) return { flaw: 'amount' };
  return cents > MOST_CENTS ? { flaw: 'too_big' } : { value: cents };
}

/** A whole number within bounds. Its digits are looked at, because 999.9999999999999999 would be read as 1000. */
export function readWhole(cell: string, min: number, max: number): Read<number> {
  const digits = plainDigits(cell);
  if (digits === null || !/^-?\d+(\.0+)?$/.test(digits)) return { flaw: 'whole_number' };
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
  cell
    .split(/[;；|]/)
    .map((one) => one.trim())
    .filter(Boolean);

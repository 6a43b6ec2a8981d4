import type { ImportFlaw } from '@app/contract/catalog/import-fields';
import { limits } from '@app/contract/core/limits';
import { type Media, picture } from '@app/contract/core/picture';
import { foreignNumber, oneLine } from '@app/contract/core/validation';
import { type CurrencyRule, divideHalfEven, parseRate, SETTLEMENT } from '@app/kernel/money';
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

/** A picture or film of this shop, or the address of a picture elsewhere. */
export type PictureEntry = Media | { readonly kind: 'image'; readonly address: string };
const ADDRESS_MAX = 2_000;

/** One picture: of this shop (`/files/…`, a film as `video:/files/…`), or the address from which it is to be fetched. */
export function readPicture(cell: string): Read<PictureEntry> {
  const own = cell.replace(/^video:/, '');
  if (picture.safeParse(own).success) return { value: { kind: own === cell ? 'image' : 'video', url: own } };
  const address = cell.startsWith('//') ? `https:${cell}` : cell;
  if (address.length > ADDRESS_MAX || !URL.canParse(address)) return { flaw: 'cover_form' };
  const url = new URL(address);
  const open = (url.protocol === 'https:' || url.protocol === 'http:') && url.username === '' && url.password === '';
  return open ? { value: { kind: 'image', address: url.href } } : { flaw: 'cover_form' };
}

/** Pictures parted by line breaks, spaces, bars, semicolons or commas. */
export function readPictures(cells: readonly string[]): Read<PictureEntry[]> {
  const entries: PictureEntry[] = [];
  for (const one of cells.flatMap((cell) => cell.split(/(?:[\s|]|[;,](?=\s|$))+/)).filter(Boolean)) {
    const read = readPicture(one);
    if ('flaw' in read) return read;
    entries.push(read.value);
  }
  return { value: entries };
}

/** The code of a currency in a cell, if one stands there. */
const CODE = /\b([A-Z]{3})\b/;
const DOLLAR = /US\$|U\$S|\$/;

/** The number of a cell without its currency; null where it is in another one than is said of the file. */
function withoutCurrency(cell: string, currency: { code: string; symbol: string }): string | null {
  const code = CODE.exec(cell)?.[1] ?? (/US\$|U\$S/.test(cell) ? SETTLEMENT : undefined);
  if (code !== undefined && code !== currency.code) return null;
  if (currency.code === SETTLEMENT) return cell;
  const bare = cell.replace(currency.code, '').replace(currency.symbol, '').trim();
  return DOLLAR.test(bare) && !currency.symbol.includes('$') ? null : bare.replace('$', '');
}

/** The currency of a file's prices. */
export type FileCurrency = CurrencyRule & { readonly symbol: string };
export const USD: FileCurrency = { code: SETTLEMENT, decimals: 2, rate: '1', symbol: '$' };

/**
 * An amount of the file's currency in cents of USD, rounded half-even. Spreadsheets write what they computed, so a hair's
 * breadth off a minor unit is that unit.
 */
export function readCents(cell: string, style: NumberStyle, currency: FileCurrency = USD): Read<number> {
  const own = withoutCurrency(cell, currency);
  if (own === null) return { flaw: 'currency_differs' };
  const digits = readNumber(own, style);
  if (digits === null || digits.startsWith('-')) return { flaw: 'amount' };
  const units = Number(digits) * 10 ** currency.decimals;
  const minor = Math.round(units);
  if (!Number.isSafeInteger(minor)) return { flaw: 'too_big' };
  if (Math.abs(units - minor) > 1e-6) return { flaw: 'amount' };
  const rate = parseRate(currency.rate);
  const cents = divideHalfEven(
    BigInt(minor) * 10n ** BigInt(rate.scale + 2),
    rate.numerator * 10n ** BigInt(currency.decimals),
  );
  return cents > BigInt(MOST_CENTS) ? { flaw: 'too_big' } : { value: Number(cents) };
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

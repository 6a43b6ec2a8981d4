import { type Language, tagOf } from './locale.ts';

/** Display data of a currency: how many decimals it has and how the shop writes its sign. */
export type CurrencyLook = { readonly decimals: number; readonly symbol?: string };
export type PricePart = { readonly kind: 'sign' | 'amount' | 'decimals'; readonly text: string };
/** An amount in minor units of its currency. */
export type Amount = { readonly amount: number; readonly currency: string };

/** The minus that stands before what people read; files for machines keep the hyphen. */
export const MINUS = '−';
const NARROW_SPACE = '\u202f';

// Making a format costs more than a hundred uses of it.
const formats = new Map<string, Intl.NumberFormat>();
const decimalsOf = new Map<string, number>();

const isCode = (currency: string): boolean => /^[A-Z]{3}$/.test(currency);

function formatOf(locale: Language, currency: string, decimals: number): Intl.NumberFormat {
  const key = `${locale} ${currency} ${decimals}`;
  const known = formats.get(key);
  if (known) return known;
  // Intl refuses codes that are not three letters (USDT): any currency gives the position, the sign is replaced anyway.
  const code = isCode(currency) ? currency : 'USD';
  const format = new Intl.NumberFormat(tagOf(locale), {
    style: 'currency',
    currency: code,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  formats.set(key, format);
  return format;
}

/** Decimals that Intl knows for a currency; two for codes it does not know. */
export function standardDecimals(currency: string): number {
  if (!isCode(currency)) return 2;
  const known = decimalsOf.get(currency);
  if (known !== undefined) return known;
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions();
  decimalsOf.set(currency, maximumFractionDigits);
  return maximumFractionDigits;
}

/**
 * Splits an amount into runs for display: the sign and the decimals are drawn smaller than the amount itself.
 * A negative amount carries its minus in the first run.
 */
export function priceParts(price: Amount, locale: Language, look?: CurrencyLook): PricePart[] {
  const decimals = look?.decimals ?? standardDecimals(price.currency);
  const parts = formatOf(locale, price.currency, decimals).formatToParts(price.amount / 10 ** decimals);
  const symbol = look?.symbol ?? (isCode(price.currency) ? null : price.currency);
  const runs: { kind: PricePart['kind']; text: string }[] = [];
  for (const [index, part] of parts.entries()) {
    const text = textOf(part, { symbol, leads: parts[index + 1]?.type === 'integer' });
    const kind = kindOf(part.type, runs.at(-1)?.kind);
    const last = runs.at(-1);
    if (last?.kind === kind) last.text += text;
    else runs.push({ kind, text });
  }
  return runs;
}

function textOf(part: Intl.NumberFormatPart, of: { symbol: string | null; leads: boolean }): string {
  if (part.type === 'minusSign') return MINUS;
  if (part.type !== 'currency' || !of.symbol) return part.value;
  // A sign of letters keeps away from the figures: USDT 10.00.
  return of.leads && /\p{L}$/u.test(of.symbol) ? of.symbol + NARROW_SPACE : of.symbol;
}

function kindOf(type: Intl.NumberFormatPartTypes, before: PricePart['kind'] | undefined): PricePart['kind'] {
  if (type === 'integer' || type === 'group') return 'amount';
  if (type === 'decimal' || type === 'fraction') return 'decimals';
  if (type === 'literal') return before ?? 'sign';
  return 'sign';
}

/** The same amount as one text, for labels and messages. */
export const priceText = (price: Amount, locale: Language, look?: CurrencyLook): string =>
  priceParts(price, locale, look)
    .map((part) => part.text)
    .join('');

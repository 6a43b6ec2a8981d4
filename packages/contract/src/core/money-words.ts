import { type Language, tagOf } from './locale.ts';

/** How the shop writes a currency: its sign, and its decimals where an amount does not say them. */
export type CurrencyLook = { readonly decimals: number; readonly symbol?: string };
export type PricePart = { readonly kind: 'sign' | 'amount' | 'decimals'; readonly text: string };
/** An amount in minor units of its currency, whose decimals it says unless it is the settlement currency. */
export type Amount = {
  readonly amount: number;
  readonly currency: string;
  readonly decimals?: number | undefined;
};

/** The minus that stands before what people read; files for machines keep the hyphen. */
export const MINUS = '−';
const NARROW_SPACE = '\u202f';

/** Decimals of the settlement currency, in which an amount is that says none. */
const SETTLED = 2;

// Making a format costs more than a hundred uses of it.
const formats = new Map<string, Intl.NumberFormat>();

const isCode = (currency: string): boolean => /^[A-Z]{3}$/.test(currency);

/** How many decimals are written: always said, because runtimes differ in what they take a currency to have. */
type Digits = Required<Pick<Intl.NumberFormatOptions, 'minimumFractionDigits' | 'maximumFractionDigits'>> &
  Pick<Intl.NumberFormatOptions, 'notation' | 'signDisplay' | 'trailingZeroDisplay'>;

/** Returns how a language writes amounts of a currency, with decimals that are said. */
export function currencyFormat(locale: Language, currency: string, digits: Digits): Intl.NumberFormat {
  // Intl refuses codes that are not three letters (USDT): any currency gives the position, the sign is replaced anyway.
  const code = isCode(currency) ? currency : 'USD';
  return new Intl.NumberFormat(tagOf(locale), {
    style: 'currency',
    currency: code,
    currencyDisplay: 'narrowSymbol',
    ...digits,
  });
}

function formatOf(locale: Language, currency: string, decimals: number): Intl.NumberFormat {
  const key = `${locale} ${currency} ${decimals}`;
  const known = formats.get(key);
  if (known) return known;
  const format = currencyFormat(locale, currency, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  formats.set(key, format);
  return format;
}

/** Returns how many decimals an amount has: its own, else those of the shop's currency, else the settlement currency's. */
export const decimalsOf = ({ decimals }: Pick<Amount, 'decimals'>, look?: Pick<CurrencyLook, 'decimals'>): number =>
  decimals ?? look?.decimals ?? SETTLED;

/**
 * Splits an amount into runs for display: the sign and the decimals are drawn smaller than the amount itself.
 * A negative amount carries its minus in the first run; nothing has none, also where it was taken away (−0).
 */
export function priceParts(price: Amount, locale: Language, look?: CurrencyLook): PricePart[] {
  const decimals = decimalsOf(price, look);
  const parts = formatOf(locale, price.currency, decimals).formatToParts(price.amount / 10 ** decimals || 0);
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

import type { Price } from '@app/contract/core/validation';
import { SETTLEMENT } from '@app/kernel/money';
import { cachedValue } from '../../../platform/cached-value.ts';
import { type CurrencyRow, currenciesInForce } from '../db/currency.repo.ts';
import { priceConverter } from '../domain/price-converter.ts';

export type KnownCurrency = CurrencyRow & { readonly price: (usd: number) => Price };
export type Currencies = {
  readonly list: readonly KnownCurrency[];
  /** Of a code; the settlement currency for a code nobody knows. */
  readonly of: (code: string) => KnownCurrency;
  readonly has: (code: string) => boolean;
};

/** The settlement currency, for an installation whose currency table was emptied. */
const settlement: CurrencyRow = {
  code: SETTLEMENT,
  name: { 'en-US': 'US dollar' },
  symbol: '$',
  decimals: 2,
  rate: '1',
  is_default: true,
};

/** Currencies with the rate in force, in memory until the tag `currencies` is dropped or a rate begins. */
export const readCurrencies = cachedValue(['currencies'], async (platform): Promise<Currencies> => {
  const rows = await currenciesInForce(platform.db);
  const complete = rows.some((row) => row.code === SETTLEMENT) ? rows : [settlement, ...rows];
  const list = complete.map((row) => ({ ...row, price: priceConverter(row) }));
  const byCode = new Map(list.map((row) => [row.code, row]));
  const base = byCode.get(SETTLEMENT) as KnownCurrency;
  return { list, of: (code) => byCode.get(code) ?? base, has: (code) => byCode.has(code) };
});

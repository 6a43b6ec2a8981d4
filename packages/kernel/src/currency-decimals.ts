/**
 * Currencies whose minor unit is not a hundredth, by its decimals: ISO 4217:2015, list one ("Minor unit"), as its maintenance
 * agency publishes it (https://www.six-group.com/en/products-services/financial-information/data-standards.html).
 */
const CODES_BY_DECIMALS: Readonly<Record<number, string>> = {
  0: 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF',
  3: 'BHD IQD JOD KWD LYD OMR TND',
  4: 'CLF UYW',
};
const DECIMALS = new Map(
  Object.entries(CODES_BY_DECIMALS).flatMap(([decimals, codes]) =>
    codes.split(' ').map((code) => [code, Number(decimals)] as const),
  ),
);

/** Returns the decimals of a currency's minor unit by ISO 4217; 2 for a code that is not in it. */
export const currencyDecimals = (code: string): number => DECIMALS.get(code) ?? 2;

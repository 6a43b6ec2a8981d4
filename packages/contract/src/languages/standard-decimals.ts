const codesWith = (decimals: number, codes: string): [string, number][] =>
  codes.split(' ').map((code) => [code, decimals]);

/** Currencies whose minor units ISO 4217 does not set at two decimals, as of 2026; funds and metals have none and are left out. */
const OTHERS = new Map<string, number>([
  ...codesWith(0, 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'),
  ...codesWith(3, 'BHD IQD JOD KWD LYD OMR TND'),
  ...codesWith(4, 'CLF UYW'),
]);

/** Currencies that ISO 4217 sets at two decimals. */
const TWO = new Set(
  [
    'AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BMD BND BOB BOV BRL BSD BTN BWP BYN BZD CAD CDF CHE CHF CHW',
    'CNY COP COU CRC CUP CVE CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GTQ GYD HKD HNL HTG HUF IDR',
    'ILS INR IRR JMD KES KGS KHR KPW KYD KZT LAK LBP LKR LRD LSL MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MXV',
    'MYR MZN NAD NGN NIO NOK NPR NZD PAB PEN PGK PHP PKR PLN QAR RON RSD RUB SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD',
    'SSP STN SVC SYP SZL THB TJS TMT TOP TRY TTD TWD TZS UAH USD USN UYU UZS VED VES WST XCD XCG YER ZAR ZMW ZWG',
  ].flatMap((line) => line.split(' ')),
);

/** Returns how many decimals ISO 4217 sets for a currency, to be proposed when staff add it; null for codes it does not know. */
export const standardDecimals = (code: string): number | null => OTHERS.get(code) ?? (TWO.has(code) ? 2 : null);

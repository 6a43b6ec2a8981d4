import type { Platform } from '../../../platform/slice.ts';

/** What the shop has set about rates: hours after which one is stale, percent from which a change asks again. */
export type CurrencyLimits = { readonly staleHours: number; readonly jumpPercent: number };
type Reader = (platform: Platform) => Promise<CurrencyLimits>;

const initial: CurrencyLimits = { staleHours: 72, jumpPercent: 20 };
const readers = new WeakMap<object, Reader>();

/** Lends what is set; the slice that keeps parameters stands above this one. */
export const lendCurrencyLimits = (platform: Platform, read: Reader): void => {
  readers.set(platform.cache, read);
};

/** What is set now. */
export const currencyLimits = async (platform: Platform): Promise<CurrencyLimits> =>
  (await readers.get(platform.cache)?.(platform)) ?? initial;

import { definePort } from '../../../platform/port.ts';
import type { Platform } from '../../../platform/slice.ts';

/** What the shop has set about rates: hours after which one is stale, percent from which a change asks again. */
export type CurrencyLimits = { readonly staleHours: number; readonly jumpPercent: number };

const initial: CurrencyLimits = { staleHours: 72, jumpPercent: 20 };

/** What reads the limits that are set: the slice that keeps parameters stands above this one. */
export const currencyLimitsPort = definePort<(platform: Platform) => Promise<CurrencyLimits>>();

/** What is set now. */
export const currencyLimits = async (platform: Platform): Promise<CurrencyLimits> =>
  (await currencyLimitsPort.all(platform)[0]?.(platform)) ?? initial;

import type { Locale } from '@app/contract/core/locale';
import { assertThat } from '@app/contract/core/refuse';
import type { Currency } from '@app/contract/currencies/schemas';
import type { Queryable } from '../../../platform/db/connect.ts';
import { definePort } from '../../../platform/port.ts';
import type { Platform } from '../../../platform/slice.ts';
import { readCurrencies } from './read-currencies.ts';
import { showCurrency } from './show-currencies.ts';

/** What stores the currency that a customer chose: the slice that has customers stands above this one. */
export const chosenCurrencyPort = definePort<(db: Queryable, customerId: string, code: string) => Promise<void>>();

/** Keeps the currency a customer wants prices shown in. Refuses record.not_found for one that is not offered. */
export async function changeCurrency(
  platform: Platform,
  wish: { customerId: string; code: string; lang: Locale },
): Promise<{ currency_info: Currency }> {
  const currencies = await readCurrencies(platform);
  const code = wish.code.toUpperCase();
  assertThat(currencies.has(code), 'record.not_found');
  for (const keep of chosenCurrencyPort.all(platform)) await keep(platform.db, wish.customerId, code);
  return { currency_info: showCurrency(currencies.of(code), wish.lang) };
}

import type { AnswerOf } from '@app/contract/core/endpoint';
import type { Language, Locale } from '@app/contract/core/locale';
import type { settingsEndpoints } from '@app/contract/settings/endpoints';
import type { Platform } from '../../../platform/slice.ts';
import { defaultCurrency, shownCurrencies } from '../../currencies/public.ts';
import { shownLanguages, translationsVersion } from '../../languages/public.ts';
import { readPublicConfig } from './public-config.ts';
import { readParameters } from './read-parameters.ts';

/** All that a device needs to start, in one answer and from memory. */
export async function bootstrap(
  platform: Platform,
  asked: { lang: Locale; language: Language; currency: string },
): Promise<AnswerOf<typeof settingsEndpoints.bootstrap>> {
  const [values, config, languages, currencies, currency, langCacheTime] = await Promise.all([
    readParameters(platform),
    readPublicConfig(platform, asked.language),
    shownLanguages(platform),
    shownCurrencies(platform, asked.lang),
    defaultCurrency(platform),
    translationsVersion(platform),
  ]);
  const shown = currencies.find((one) => one.code === asked.currency) ?? currencies[0];
  const shopsOwn = languages.find((one) => one.isDefault)?.code ?? asked.lang;
  return {
    earn_url: values['shop.earn_url'],
    withdrawal_currency: values['shop.withdrawal_currency'],
    currency_symbol: shown?.symbol ?? '$',
    discount: values['shop.discount_percent'],
    lang: [asked.language, asked.lang].find((code) => languages.some((one) => one.code === code)) ?? shopsOwn,
    lang_cache_time: langCacheTime,
    server_time: platform.clock.now().toISOString(),
    languages: languages,
    currencies: currencies,
    default_currency: currency,
    verticals: [],
    config,
  };
}

import type { Locale } from '@app/contract/core/locale';
import type { AnswerOf } from '@app/contract/core/endpoint';
import type { settingsEndpoints } from '@app/contract/settings/endpoints';
import type { Platform } from '../../../platform/slice.ts';
import { type StartUpLanguages, startUpLanguages } from './ports.ts';
import { readPublicConfig } from './public-config.ts';
import { readParameters } from './read-parameters.ts';

const nothingYet: StartUpLanguages = { langCacheTime: '', languages: [], currencies: [] };

/** All that a device needs to start, in one answer and from memory. */
export async function bootstrap(
  platform: Platform,
  asked: { lang: Locale; currency: string },
): Promise<AnswerOf<typeof settingsEndpoints.bootstrap>> {
  const [values, config, i18n] = await Promise.all([
    readParameters(platform),
    readPublicConfig(platform),
    startUpLanguages(platform, asked.lang) ?? nothingYet,
  ]);
  const shown = i18n.currencies.find((currency) => currency.code === asked.currency) ?? i18n.currencies[0];
  return {
    earn_url: values['shop.earn_url'],
    withdrawal_currency: values['shop.withdrawal_currency'],
    currency_symbol: shown?.symbol ?? '$',
    discount: values['shop.discount_percent'],
    lang: asked.lang,
    lang_cache_time: i18n.langCacheTime,
    server_time: platform.clock.now().toISOString(),
    languages: [...i18n.languages],
    currencies: [...i18n.currencies],
    verticals: [],
    config,
  };
}

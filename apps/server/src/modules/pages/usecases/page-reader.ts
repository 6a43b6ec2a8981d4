import { namesText } from '@app/contract/core/list-words';
import { contentLocale, type Language, tagOf } from '@app/contract/core/locale';
import { priceText } from '@app/contract/core/money-words';
import { dateText, minuteText } from '@app/contract/core/time-words';
import { languageSegment, type PageKindName, pagePath } from '@app/contract/pages/page-address';
import type { Platform } from '../../../platform/slice.ts';
import { currencyRule, defaultCurrency, knownCurrency } from '../../currencies/public.ts';
import { shownLanguages } from '../../languages/public.ts';
import type { PageReader } from './page-kind.ts';

export type ShopLanguage = { readonly code: Language; readonly title: string; readonly isDefault: boolean };

/** The languages that pages are in: those that customers choose from. */
export const pageLanguages = async (platform: Platform): Promise<readonly ShopLanguage[]> => shownLanguages(platform);

/** The shop's language of an address; the default one where it names none of them, which `exact` tells. */
export function languageAsked(
  languages: readonly ShopLanguage[],
  asked: string,
): { readonly language: Language; readonly exact: boolean } {
  const found = languages.find(({ code }) => languageSegment(code) === asked);
  if (found) return { language: found.code, exact: true };
  const base = asked.toLowerCase();
  const near =
    languages.find(({ code }) => languageSegment(code) === base) ??
    languages.find(({ code }) => languageSegment(code).split('-')[0] === base.split('-')[0]);
  const own = near ?? languages.find(({ isDefault }) => isDefault) ?? languages[0];
  return { language: own?.code ?? 'en-US', exact: false };
}

/**
 * The text of a key in the plural form that a language has for a number, that for many where it has no such text. Of exactly one it is
 * the form for one, also where a language has a single form.
 */
function counted(
  platform: Platform,
  of: {
    readonly language: Language;
    readonly key: string;
    readonly count: number;
    readonly vars?: Record<string, unknown> | undefined;
  },
): string {
  const { language, key, count, vars } = of;
  const form = `${key}_${count === 1 ? 'one' : new Intl.PluralRules(tagOf(language)).select(count)}`;
  const found = platform.translate(language, form, { ...vars, count });
  return found === form ? platform.translate(language, `${key}_other`, { ...vars, count }) : found;
}

/** Makes the reader of a page. A currency that the shop does not show is its default one. */
export async function pageReader(
  platform: Platform,
  of: {
    readonly language: Language;
    readonly currency: string | undefined;
    readonly query: Readonly<Record<string, string>>;
  },
): Promise<PageReader & { readonly chosenCurrency: string | null }> {
  const { language, query } = of;
  const code = of.currency?.toUpperCase() ?? '';
  const chosen = code !== '' && (await knownCurrency(platform, code)) ? code : null;
  const rule = await currencyRule(platform, chosen ?? (await defaultCurrency(platform)));
  const home = platform.home() ?? '';
  const now = platform.clock.now();
  const lang = contentLocale(language);
  const path = (kind: PageKindName, thing: { id: string; name?: string }) => pagePath(language, kind, thing);
  return {
    lang,
    language,
    currency: rule.code,
    chosenCurrency: chosen,
    query,
    now,
    say: (key, vars) => platform.translate(language, key, vars),
    count: (key, count, vars) => counted(platform, { language, key, count, vars }),
    listed: (names) => namesText(language, names),
    money: (price) => priceText(price, language, price.currency === rule.code ? rule : undefined),
    day: (day) => dateText(language, 'weekday', day, now.getUTCFullYear()),
    moment: (at, zone) => minuteText({ locale: language, timeZone: zone }, new Date(at), now),
    path: (kind, thing) => `${path(kind, thing)}${chosen ? `?currency=${chosen}` : ''}`,
    address: (kind, thing) => `${home}${path(kind, thing)}`,
    whole: (to) => `${home}${to}`,
  };
}

/** The tag of a language as `hreflang` and `lang` say it. */
export const hreflangOf = (language: Language): string => tagOf(language);

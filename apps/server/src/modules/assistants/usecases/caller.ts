import { contentLocale, type Language, type Locale } from '@app/contract/core/locale';
import { SETTLEMENT } from '@app/kernel/money';
import type { Platform } from '../../../platform/slice.ts';
import { defaultCurrency, knownCurrency } from '../../currencies/public.ts';
import { shownLanguages } from '../../languages/public.ts';
import { isIsoCode } from '../domain/minor-units.ts';
import type { Active } from '../domain/negotiate.ts';

/** An assistant that calls: by the address of its profile, with what both sides have, and the languages it prefers in their order. */
export type Caller = {
  readonly profile: string;
  readonly active: Active;
  readonly accepts: readonly string[];
  /** The call is signed by a key of that profile: it is no other's. */
  readonly signed: boolean;
};

/** The shop's language that is nearest to one of those asked for, the first of them first; the shop's own where none is. */
export async function languageFor(platform: Platform, asked: readonly string[]): Promise<Language> {
  const languages = await shownLanguages(platform);
  const base = (tag: string): string => tag.toLowerCase().split('-')[0] ?? '';
  for (const tag of asked) {
    const exact = languages.find(({ code }) => code.toLowerCase() === tag.toLowerCase());
    const near = exact ?? languages.find(({ code }) => base(code) === base(tag));
    if (near) return near.code;
  }
  return (languages.find(({ isDefault }) => isDefault) ?? languages[0])?.code ?? 'en-US';
}

/** The currency asked for where the shop shows it and ISO 4217 has it, else the shop's, else that of its books. */
export async function currencyFor(platform: Platform, asked: string | undefined): Promise<string> {
  const wanted = asked?.toUpperCase() ?? '';
  if (isIsoCode(wanted) && (await knownCurrency(platform, wanted))) return wanted;
  const usual = await defaultCurrency(platform);
  return isIsoCode(usual) ? usual : SETTLEMENT;
}

export type Reader = { readonly language: Language; readonly lang: Locale; readonly currency: string };

/** In whose words and money a call is answered: the body's context comes before the header. */
export async function readerFor(
  platform: Platform,
  caller: Pick<Caller, 'accepts'>,
  context: { readonly language?: string | undefined; readonly currency?: string | undefined } | undefined,
): Promise<Reader> {
  const asked = context?.language === undefined ? caller.accepts : [context.language, ...caller.accepts];
  const [language, currency] = await Promise.all([
    languageFor(platform, asked),
    currencyFor(platform, context?.currency),
  ]);
  return { language, lang: contentLocale(language), currency };
}

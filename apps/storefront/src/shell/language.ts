import { call } from '@app/client/call';
import { confirmDictionary, ensureDictionary, loadCachedDictionary } from '@app/client/dictionary';
import { receiveEnglish } from '@app/client/english';
import { addEnglish, hasMessages, showLocale, startI18n } from '@app/client/i18n';
import { localeInAddress, withoutLocale } from '@app/client/locale-override';
import { collectMissingKeys } from '@app/client/missing-keys';
import { usePreferences } from '@app/client/preferences';
import { DEFAULT_LOCALE, type Language, matchLocale, tagOf } from '@app/contract/core/locale';
import { languageEndpoints } from '@app/contract/languages/endpoints';
import { showCurrencyOfLink } from './choose-currency.ts';

/** Longest wait for the device's dictionary before the first paint, in milliseconds. */
const DEVICE_PATIENCE_MS = 120;

/**
 * Quiet after the page has loaded, in milliseconds, before English is asked for: the page has its words, only what staff
 * have edited may be new.
 */
const ENGLISH_LATER_MS = 3_000;

/** Asks for a language: at once when nothing of it is here, else once the first screen has all it needs. */
async function refresh(locale: Language, langCacheTime?: string): Promise<void> {
  if (locale === DEFAULT_LOCALE) {
    if (document.readyState !== 'complete') await new Promise((done) => window.addEventListener('load', done));
    await new Promise((done) => setTimeout(done, ENGLISH_LATER_MS));
  }
  await (langCacheTime === undefined ? ensureDictionary(locale) : confirmDictionary(locale, langCacheTime));
}

/** The path of the screen, without the ids in its query. */
const here = (): string => window.location.hash.replace(/^#/, '').split('?')[0] || '/';

const missing = collectMissingKeys((_locale, keys) =>
  call(
    languageEndpoints.reportMissingKey,
    { query: { title: keys.join('\n'), where: here() } },
    { quiet: true, toast: false },
  ),
);

/** Takes `lang` from the address, when it names a language. */
function followAddress(): void {
  const wanted = localeInAddress(window.location);
  if (wanted && wanted !== usePreferences.getState().locale) usePreferences.getState().setLocale(wanted);
}

/** Takes `currency` from the address by which the app was opened, and removes it from there. */
function takeCurrency(): void {
  const asked = new URLSearchParams(window.location.search);
  const code = asked.get('currency');
  if (code === null) return;
  showCurrencyOfLink(code);
  asked.delete('currency');
  window.history.replaceState(window.history.state, '', `?${asked}${window.location.hash}`);
}

function show(locale: Language): void {
  document.documentElement.lang = tagOf(locale);
  showLocale(locale);
}

/**
 * Starts the texts: English from the page, the chosen language from the device when it is there. From then on follows
 * the address and the chosen language. Never waits for the network.
 */
export async function startLanguage(): Promise<void> {
  startI18n({
    bundled: receiveEnglish(addEnglish),
    reportMissing: missing.report,
    restOfEnglish: async () => (await import('./all-english.ts')).allEnglish,
  });
  followAddress();
  takeCurrency();
  const { locale } = usePreferences.getState();
  const patience = new Promise((resolve) => setTimeout(resolve, DEVICE_PATIENCE_MS));
  await Promise.race([loadCachedDictionary(locale), patience]);
  show(locale);
  void refresh(locale);
  window.addEventListener('hashchange', followAddress);
  window.addEventListener('popstate', followAddress);
  usePreferences.subscribe((now, before) => {
    if (now.locale !== before.locale) void changeTo(now.locale);
  });
}

/** Shows a language once its texts are there, so that no screen flashes through English. */
async function changeTo(locale: Language): Promise<void> {
  if (!hasMessages(locale)) await ensureDictionary(locale);
  if (usePreferences.getState().locale === locale) show(locale);
}

type Offered = {
  readonly lang_cache_time: string;
  readonly languages: readonly { code: string; isDefault: boolean }[];
};

/**
 * Takes from the start-up call which languages the shop offers and whether texts have changed. A device that has not
 * chosen, or whose language is offered no more, speaks the shop's own.
 */
export function applyServerLanguage({ lang_cache_time, languages }: Offered): void {
  const own = languages.find((language) => language.isDefault)?.code;
  if (own) usePreferences.getState().suggestLocale(own);
  const { locale, setLocale } = usePreferences.getState();
  const offered = (code: string | null): boolean => languages.some((language) => language.code === code);
  const near = matchLocale(locale);
  if (own && !offered(locale)) setLocale(near && offered(near) ? near : own);
  void refresh(usePreferences.getState().locale, lang_cache_time);
}

/** A person chose a language: it is kept, and a `lang` in the address no longer counts. */
export function chooseLocale(locale: Language): void {
  if (localeInAddress(window.location)) {
    const rest = withoutLocale(window.location);
    window.history.replaceState(window.history.state, '', `${window.location.pathname}${rest}`);
  }
  usePreferences.getState().setLocale(locale);
}

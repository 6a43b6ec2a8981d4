import { call } from '@app/client/call';
import { confirmDictionary, ensureDictionary, loadCachedDictionary } from '@app/client/dictionary';
import { receiveEnglish } from '@app/client/english';
import { addEnglish, hasMessages, showLocale, startI18n } from '@app/client/i18n';
import { localeInAddress, withoutLocale } from '@app/client/locale-override';
import { collectMissingKeys } from '@app/client/missing-keys';
import { usePreferences } from '@app/client/preferences';
import { DEFAULT_LOCALE, intlTag, type Locale } from '@app/contract/core/locale';
import { i18nEndpoints } from '@app/contract/i18n/endpoints';

/** Longest wait for the device's dictionary before the first paint, in milliseconds. */
const DEVICE_PATIENCE_MS = 120;

/**
 * Quiet after the page has loaded, in milliseconds, before English is asked for: the page has its words, only what staff
 * have edited may be new.
 */
const ENGLISH_LATER_MS = 3_000;

/** Asks for a language: at once when nothing of it is here, else once the first screen has all it needs. */
async function refresh(locale: Locale, langCacheTime?: string): Promise<void> {
  if (locale === DEFAULT_LOCALE) {
    if (document.readyState !== 'complete') await new Promise((done) => window.addEventListener('load', done));
    await new Promise((done) => setTimeout(done, ENGLISH_LATER_MS));
  }
  await (langCacheTime === undefined ? ensureDictionary(locale) : confirmDictionary(locale, langCacheTime));
}

const missing = collectMissingKeys((_locale, keys) =>
  call(i18nEndpoints.reportMissingKey, { query: { title: keys.join('\n') } }, { quiet: true, toast: false }),
);

/** Takes `lang` from the address, when it names a language. */
function followAddress(): void {
  const wanted = localeInAddress(window.location);
  if (wanted && wanted !== usePreferences.getState().locale) usePreferences.getState().setLocale(wanted);
}

function show(locale: Locale): void {
  document.documentElement.lang = intlTag[locale];
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
async function changeTo(locale: Locale): Promise<void> {
  if (!hasMessages(locale)) await ensureDictionary(locale);
  if (usePreferences.getState().locale === locale) show(locale);
}

/** Takes from the start-up call which language the shop speaks by default and whether texts have changed. */
export function applyServerLanguage(lang: Locale, langCacheTime: string): void {
  usePreferences.getState().suggestLocale(lang);
  void refresh(usePreferences.getState().locale, langCacheTime);
}

/** A person chose a language: it is kept, and a `lang` in the address no longer counts. */
export function chooseLocale(locale: Locale): void {
  if (localeInAddress(window.location)) {
    const rest = withoutLocale(window.location);
    window.history.replaceState(window.history.state, '', `${window.location.pathname}${rest}`);
  }
  usePreferences.getState().setLocale(locale);
}

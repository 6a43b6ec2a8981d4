import type { Language } from '@app/contract/core/locale';
import { languageEndpoints } from '@app/contract/languages/endpoints';
import { call } from './call.ts';
import { readRecord, writeRecord } from './device-db.ts';
import { addMessages, hasMessages, type Messages } from './i18n.ts';

/** What the device keeps in table `storage` under the id `dictionary`. */
type CachedDictionary = { readonly time: string | null; readonly locales: Partial<Record<Language, Messages>> };

const RECORD = 'dictionary';
let cached: CachedDictionary = { time: null, locales: {} };
let serverTime: string | null = null;
const fetching = new Map<Language, Promise<void>>();

/** Puts the locale's messages in place from the device. Gives whether there were any. */
export async function loadCachedDictionary(locale: Language): Promise<boolean> {
  cached = (await readRecord<CachedDictionary>('storage', RECORD)) ?? cached;
  const messages = cached.locales[locale];
  if (messages) addMessages(locale, messages);
  return messages !== undefined;
}

/** Whether the device's copy of a locale must be asked for: none yet, or written under another `lang_cache_time`. */
const isStale = (copy: CachedDictionary, locale: Language, time: string | null): boolean =>
  copy.locales[locale] === undefined || (time !== null && copy.time !== time);

async function fetchDictionary(locale: Language): Promise<void> {
  const time = serverTime;
  const answer = await call(languageEndpoints.translate, { query: { locales: locale } }, { quiet: true, toast: false });
  const messages = answer[locale];
  if (!messages) return;
  addMessages(locale, messages);
  const keep = cached.time === time ? cached.locales : {};
  cached = { time, locales: { ...keep, [locale]: messages } };
  if (time !== null) await writeRecord('storage', RECORD, cached);
}

/**
 * Makes the locale's messages available: at once from memory or device, else from the server. Never throws: without a
 * dictionary the English texts stay.
 */
export async function ensureDictionary(locale: Language): Promise<void> {
  if (!hasMessages(locale)) await loadCachedDictionary(locale);
  if (!isStale(cached, locale, serverTime)) return;
  const running = fetching.get(locale) ?? fetchDictionary(locale);
  fetching.set(locale, running);
  await running.catch(() => {}).finally(() => fetching.delete(locale));
}

/** Takes `lang_cache_time` from the start-up call and asks again for what has changed since. */
export async function confirmDictionary(locale: Language, langCacheTime: string): Promise<void> {
  await fetching.get(locale)?.catch(() => {});
  const before = cached.time;
  serverTime = langCacheTime;
  if (before === null && cached.locales[locale]) {
    cached = { ...cached, time: langCacheTime };
    await writeRecord('storage', RECORD, cached);
    return;
  }
  await ensureDictionary(locale);
}

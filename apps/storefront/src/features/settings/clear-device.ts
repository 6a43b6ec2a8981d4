import { removeRecord } from '@app/client/device-db';
import { ensureDictionary } from '@app/client/dictionary';
import type { Language } from '@app/contract/core/locale';
import type { QueryClient } from '@tanstack/react-query';
import { forgetKeptAnswers } from '../../shell/kept-answers.ts';

/** What the browser keeps for this site, in bytes; null where it does not tell. */
export async function keptBytes(): Promise<number | null> {
  try {
    return (await navigator.storage.estimate()).usage ?? null;
  } catch {
    return null;
  }
}

/** Caches of answers and pictures. The one the app itself starts from offline is renewed with each version and stays. */
async function clearCaches(): Promise<void> {
  if (!('caches' in globalThis)) return;
  const names = await caches.keys();
  await Promise.all(names.filter((name) => !name.includes('precache')).map((name) => caches.delete(name)));
}

/**
 * Forgets every answer, picture and text kept on this device and reads anew what is on screen. The session, the choices
 * of language and currency and a visitor's cart are no cache and stay. Never throws.
 */
export async function clearDevice(queries: QueryClient, locale: Language): Promise<void> {
  await Promise.allSettled([clearCaches(), forgetKeptAnswers(), removeRecord('storage', 'dictionary')]);
  queries.removeQueries({ type: 'inactive' });
  await Promise.allSettled([queries.invalidateQueries(), ensureDictionary(locale)]);
}

import type { Platform } from '../../platform/slice.ts';
import { readDictionaries } from './usecases/read-dictionaries.ts';
import { readLanguages } from './usecases/read-languages.ts';

/** Languages to choose from. */
export const shownLanguages = readLanguages;

/** Another text whenever any published translation is another. */
export const translationsVersion = async (platform: Platform): Promise<string> =>
  (await readDictionaries(platform)).version;

export { notifyTextsChanged } from './usecases/notify-texts-changed.ts';

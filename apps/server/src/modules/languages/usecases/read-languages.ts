import type { language } from '@app/contract/languages/schemas';
import type { z } from 'zod';
import { cachedValue } from '../../../platform/cached-value.ts';
import { languageRows } from '../db/language.repo.ts';

/** Languages to choose from, in memory until the tag `languages` is dropped. */
export const readLanguages = cachedValue(['languages'], async (platform): Promise<z.output<typeof language>[]> => {
  const rows = await languageRows(platform.db, { enabled: true });
  return rows.map((row) => ({ code: row.code, name: row.name, title: row.title, isDefault: row.is_default }));
});

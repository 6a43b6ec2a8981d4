import { limits } from '@app/contract/core/limits';
import { DEFAULT_LOCALE, type Language } from '@app/contract/core/locale';
import { assertThat } from '@app/contract/core/refuse';
import { inTransaction } from '../../../platform/db/connect.ts';
import { rateRules } from '../../../platform/http/rate-limits.ts';
import type { Platform } from '../../../platform/slice.ts';
import { countMissing } from '../db/translation.repo.ts';
import { keysOfReport, placeOf } from '../domain/missing-keys.ts';
import { readDictionaries } from './read-dictionaries.ts';

/** Keys that may wait for a translator; beyond it new ones are not kept. */
const MOST_PENDING = 5_000;

/**
 * Notes keys that a dictionary lacks, for a translator to see; nothing becomes public by it. Keys that exist are
 * passed over. Refuses rate.too_many, and translation.too_many_keys when too many wait.
 */
export async function reportMissingKeys(
  platform: Platform,
  report: { title: string; where?: string | undefined; language: Language; ip: string },
): Promise<null> {
  await platform.limits.take(rateRules.missingKeys, report.ip);
  const { texts } = await readDictionaries(platform);
  const known = [texts[DEFAULT_LOCALE], texts[report.language]];
  // A text that only this language lacks is no missed key: the translation editor shows it.
  const keys = keysOfReport(report.title, limits.translationKey).filter(
    (key) => !known.some((one) => one && Object.hasOwn(one, key)),
  );
  if (keys.length === 0 || !Object.hasOwn(texts, report.language)) return null;
  const leftOut = await inTransaction(platform.db, (tx) =>
    countMissing(tx, { locale: report.language, keys, place: placeOf(report.where), most: MOST_PENDING }),
  );
  assertThat(leftOut === 0, 'translation.too_many_keys');
  return null;
}

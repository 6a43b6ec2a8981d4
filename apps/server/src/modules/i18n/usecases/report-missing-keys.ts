import { limits } from '@app/contract/core/limits';
import type { Locale } from '@app/contract/core/locale';
import { assertThat } from '@app/contract/core/refuse';
import { inTransaction } from '../../../platform/db/connect.ts';
import { rateRules } from '../../../platform/http/rate-limits.ts';
import type { Platform } from '../../../platform/slice.ts';
import { countMissing } from '../db/translation.repo.ts';
import { keysOfReport } from '../domain/missing-keys.ts';
import { readDictionaries } from './read-dictionaries.ts';

/** Keys that may wait for a translator; beyond it new ones are not kept. */
const MOST_PENDING = 5_000;

/**
 * Notes keys that a dictionary lacks, for a translator to see; nothing becomes public by it. Keys that exist are
 * passed over. Refuses rate.too_many, and translation.too_many_keys when too many wait.
 */
export async function reportMissingKeys(
  platform: Platform,
  report: { title: string; lang: Locale; ip: string },
): Promise<null> {
  await platform.limits.take(rateRules.missingKeys, report.ip);
  const { texts } = await readDictionaries(platform);
  const known = texts[report.lang];
  const keys = keysOfReport(report.title, limits.translationKey).filter((key) => !Object.hasOwn(known, key));
  if (keys.length === 0) return null;
  const leftOut = await inTransaction(platform.db, (tx) =>
    countMissing(tx, { locale: report.lang, keys, most: MOST_PENDING }),
  );
  assertThat(leftOut === 0, 'translation.too_many_keys');
  return null;
}

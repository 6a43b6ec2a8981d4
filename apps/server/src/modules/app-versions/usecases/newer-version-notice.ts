import type { Platform as AppPlatform, NewerVersion } from '@app/contract/app-versions/schemas';
import { type Locale, localize } from '@app/contract/core/locale';
import type { Platform } from '../../../platform/slice.ts';
import { publishedVersions } from '../db/app-version.repo.ts';
import { newerThan } from '../domain/newer-version.ts';

/** What a build of the app is told of a newer one: the newest that is published, or null. */
export async function newerVersionNotice(
  platform: Platform,
  asks: { readonly platform: AppPlatform; readonly version: string; readonly lang: Locale },
): Promise<{ newer: NewerVersion | null }> {
  const found = newerThan(await publishedVersions(platform.db, asks.platform), asks.version);
  if (!found) return { newer: null };
  const { number, notes, downloadLink, isWgt } = found.newest;
  return {
    newer: {
      version: number,
      notes: localize(notes, asks.lang),
      downloadLink: downloadLink || null,
      wgt: isWgt,
      forced: found.forced,
    },
  };
}

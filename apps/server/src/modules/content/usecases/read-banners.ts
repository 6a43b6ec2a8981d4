import type { Banner } from '@app/contract/content/schemas';
import { type Locale, localize } from '@app/contract/core/locale';
import type { Platform } from '../../../platform/slice.ts';
import { bannersInForce } from '../db/banner.repo.ts';
import { targetOf } from '../domain/banner-redirect.ts';

/** Banners in force in the reader's language. One whose target cannot be read is shown without it, and logged. */
export async function readBanners(platform: Platform, lang: Locale): Promise<Banner[]> {
  const rows = await bannersInForce(platform.db);
  return rows.map((row) => {
    const target = targetOf(row.redirect_type, row.redirect, lang);
    if (!target) platform.log.warn({ banner: row.id }, 'the target of a banner cannot be read');
    return {
      id: row.id,
      title: localize(row.title, lang),
      kicker: localize(row.kicker, lang),
      action: localize(row.action, lang),
      image: row.image,
      target: target ?? { type: 'none' },
    };
  });
}

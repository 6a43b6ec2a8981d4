import type { Localized } from '@app/contract/core/locale';
import { sql } from 'kysely';
import { json, type Queryable } from '../../../platform/db/connect.ts';

export type BannerRow = {
  id: string;
  title: Localized;
  kicker: Localized;
  action: Localized;
  image: string;
  redirect_type: string;
  redirect: Record<string, unknown>;
};

/** Banners whose time has begun and not ended, heaviest first. */
export async function bannersInForce(db: Queryable): Promise<BannerRow[]> {
  const { rows } = await sql<BannerRow>`
    SELECT id, title, kicker, action, image, redirect_type, redirect
      FROM banner CROSS JOIN (SELECT app_now() AS now) t
     WHERE enabled AND effective_at <= t.now AND (expires_at IS NULL OR expires_at > t.now)
     ORDER BY sort_weight DESC, effective_at DESC, id
     LIMIT 20
  `.execute(db);
  return rows;
}

export type StoredBanner = BannerRow & { effectiveAt: Date; expiresAt: Date | null; sortWeight: number };

/** Adds a banner. */
export async function insertBanner(db: Queryable, banner: StoredBanner): Promise<void> {
  await db
    .insertInto('banner')
    .values({
      id: banner.id,
      title: json(banner.title),
      kicker: json(banner.kicker),
      action: json(banner.action),
      image: banner.image,
      redirect_type: banner.redirect_type,
      redirect: json(banner.redirect),
      effective_at: banner.effectiveAt,
      expires_at: banner.expiresAt,
      sort_weight: banner.sortWeight,
    })
    .execute();
}

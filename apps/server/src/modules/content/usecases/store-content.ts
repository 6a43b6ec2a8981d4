import { type BannerRedirect, bannerRedirect } from '@app/contract/content/banners/staff-schemas';
import type { Localized } from '@app/contract/core/locale';
import { cleanLocalizedHtml } from '../../../platform/clean-html.ts';
import type { Queryable } from '../../../platform/db/connect.ts';
import { writeArticle } from '../db/article.repo.ts';
import { insertBanner } from '../db/banner.repo.ts';
import { cleanRedirect } from './clean-redirect.ts';

export type NewBanner = {
  readonly id: string;
  readonly title: Localized;
  readonly kicker: Localized;
  readonly action: Localized;
  readonly image: string;
  readonly redirect: BannerRedirect;
  readonly effectiveAt: Date;
  readonly expiresAt: Date | null;
  readonly sortWeight: number;
};

/** Adds a banner, its rich text cleaned. Throws when the target does not fit its type. Drop the tag `banners` after it. */
export async function storeBanner(db: Queryable, banner: NewBanner): Promise<void> {
  const { type, ...redirect } = cleanRedirect(bannerRedirect.parse(banner.redirect));
  await insertBanner(db, { ...banner, redirect_type: type, redirect });
}

/** Writes a static page, its text cleaned. Drop the tag `article:<key>` after it. */
export async function storeArticle(
  db: Queryable,
  article: { key: string; title: Localized; html: Localized },
): Promise<void> {
  await writeArticle(db, { ...article, html: cleanLocalizedHtml(article.html) }, true);
}

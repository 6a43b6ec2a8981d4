import type { BannerState, RedirectType } from '@app/contract/content/banners/staff-schemas';
import type { Localized } from '@app/contract/core/locale';
import { sql } from 'kysely';
import { appNow, json, type Queryable, type Tx } from '../../../platform/db/connect.ts';
import { pageOf } from '../../../platform/db/page-of.ts';
import { holdsText } from '../../../platform/db/patterns.ts';
import { productsAs } from '../../catalog/core.ts';

const products = productsAs('p');

export type BannerToStore = {
  readonly title: Localized;
  readonly kicker: Localized;
  readonly action: Localized;
  readonly image: string;
  readonly redirectType: RedirectType;
  readonly redirect: Record<string, unknown>;
  readonly effectiveAt: Date;
  readonly expiresAt: Date | null;
  readonly sortWeight: number;
  readonly enabled: boolean;
};

export type StaffBannerRow = BannerToStore & {
  readonly id: string;
  readonly state: BannerState;
  readonly productName: Localized | null;
  readonly version: number;
  readonly updatedAt: Date;
};

const state = sql`CASE WHEN b.expires_at <= app_now() THEN 'expired' WHEN NOT b.enabled THEN 'off'
  WHEN b.effective_at > app_now() THEN 'scheduled' ELSE 'shown' END`;

const columns = sql`b.id, b.title, b.kicker, b.action, b.image, b.redirect_type AS "redirectType", b.redirect,
  b.effective_at AS "effectiveAt", b.expires_at AS "expiresAt", b.sort_weight AS "sortWeight", b.enabled,
  ${state} AS state, ${products.name} AS "productName", b.version, b.updated_at AS "updatedAt"`;
const from = sql`FROM banner b
  LEFT JOIN ${products.table} ON b.redirect_type = 'product' AND ${products.id} = (b.redirect ->> 'productId')::uuid`;

const orders = { sortWeight: sql`b.sort_weight`, effectiveAt: sql`b.effective_at` };
export type BannersWanted = {
  readonly title?: string | undefined;
  readonly type?: RedirectType | undefined;
  readonly state?: BannerState | undefined;
  readonly sort: keyof typeof orders;
  readonly order: 'asc' | 'desc';
  readonly page: number;
  readonly limit: number;
};

/** A page of banners, and how many there are. */
export async function bannerPage(db: Queryable, of: BannersWanted): Promise<{ rows: StaffBannerRow[]; total: number }> {
  const where = sql.join(
    [
      sql`true`,
      ...(of.title ? [holdsText(sql`b.title`, of.title)] : []),
      ...(of.type ? [sql`b.redirect_type = ${of.type}`] : []),
      ...(of.state ? [sql`${state} = ${of.state}`] : []),
    ],
    sql` AND `,
  );
  const direction = of.order === 'asc' ? sql`ASC` : sql`DESC`;
  return pageOf(db, {
    rows: sql<StaffBannerRow>`SELECT ${columns} ${from} WHERE ${where}
      ORDER BY ${orders[of.sort]} ${direction}, b.effective_at DESC, b.id`,
    counted: sql`FROM banner b WHERE ${where}`,
    at: of,
  });
}

/** One banner; held until the transaction ends with `lock`. */
export async function staffBannerById(db: Queryable, id: string, lock = false): Promise<StaffBannerRow | null> {
  const { rows } = await sql<StaffBannerRow>`SELECT ${columns} ${from} WHERE b.id = ${id}
    ${lock ? sql`FOR NO KEY UPDATE OF b` : sql``}`.execute(db);
  return rows[0] ?? null;
}

const valuesOf = (banner: BannerToStore) => ({
  title: json(banner.title),
  kicker: json(banner.kicker),
  action: json(banner.action),
  image: banner.image,
  redirect_type: banner.redirectType,
  redirect: json(banner.redirect),
  effective_at: banner.effectiveAt,
  expires_at: banner.expiresAt,
  sort_weight: banner.sortWeight,
  enabled: banner.enabled,
});

/** Writes a new banner. */
export async function addBanner(tx: Tx, id: string, banner: BannerToStore): Promise<void> {
  await tx
    .insertInto('banner')
    .values({ id, ...valuesOf(banner) })
    .execute();
}

/** Saves a banner as its next version. */
export async function saveBanner(tx: Tx, id: string, banner: BannerToStore): Promise<void> {
  await tx
    .updateTable('banner')
    .set((eb) => ({ ...valuesOf(banner), version: eb('version', '+', 1), updated_at: appNow }))
    .where('id', '=', id)
    .execute();
}

/** Whether a product is listed now. */
export async function isListed(db: Queryable, productId: string): Promise<boolean> {
  const { rows } = await sql<{ online: boolean }>`
    SELECT ${products.isOnline} FROM ${products.table} WHERE ${products.id} = ${productId}`.execute(db);
  return rows[0]?.online ?? false;
}

import {
  type BannerInput,
  bannerRedirect,
  type StaffBanner,
  type shapes,
} from '@app/contract/content/banners/staff-schemas';
import { type Locale, localize } from '@app/contract/core/locale';
import { assertThat, refuse, refuseField } from '@app/contract/core/refuse';
import type { z } from 'zod';
import { afterCommit, inTransaction, type Queryable, type Tx } from '../../../platform/db/connect.ts';
import type { StaffReadContext } from '../../../platform/http/bind.ts';
import { logOperation } from '../../../platform/http/operation-log.ts';
import { newId } from '../../../platform/new-id.ts';
import type { Platform } from '../../../platform/slice.ts';
import { storedText } from '../../catalog/public.ts';
import {
  addBanner,
  type BannerToStore,
  bannerPage,
  isListed,
  type StaffBannerRow,
  saveBanner,
  staffBannerById,
} from '../db/staff-banner.repo.ts';
import { BANNER_TIMES } from './banner-timer.ts';
import { cleanRedirect } from './clean-redirect.ts';

type Shapes = typeof shapes;

function shown(row: StaffBannerRow, lang: Locale): StaffBanner {
  const { redirectType, redirect, productName, effectiveAt, expiresAt, updatedAt, ...own } = row;
  const target = bannerRedirect.safeParse({ ...redirect, type: redirectType });
  return {
    ...own,
    // What was stored by an older build and cannot be read any more leads nowhere, as on the storefront.
    target: target.success ? target.data : { type: 'none' },
    productName: productName ? localize(productName, lang) : '',
    effectiveAt: effectiveAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
    updatedAt: updatedAt.toISOString(),
  };
}

/** A page of banners. */
export async function listBanners(
  db: Queryable,
  query: z.output<Shapes['listBanners']['query']>,
  lang: Locale,
): Promise<z.output<Shapes['listBanners']['answer']>> {
  const { rows, total } = await bannerPage(db, query);
  return { list: rows.map((row) => shown(row, lang)), total, page: query.page, limit: query.limit };
}

/** One banner in every language. Refuses record.not_found. */
export const readStaffBanner = async (
  db: Queryable,
  of: { id: string; lang: Locale; lock?: boolean },
): Promise<StaffBanner> => shown((await staffBannerById(db, of.id, of.lock)) ?? refuse('record.not_found'), of.lang);

/** The banner to store. Refuses at its field an end before the beginning, and a product that is not on sale. */
async function checked(tx: Tx, input: BannerInput): Promise<BannerToStore> {
  const effectiveAt = new Date(input.effectiveAt);
  const expiresAt = input.expiresAt ? new Date(input.expiresAt) : null;
  if (expiresAt && expiresAt <= effectiveAt) refuseField('expiresAt', 'field.banner_ends');
  const { type: redirectType, ...redirect } = cleanRedirect(input.target);
  if (input.target.type === 'product' && !(await isListed(tx, input.target.productId)))
    refuseField('target.productId', 'field.banner_product');
  const { image, sortWeight, enabled } = input;
  const words = { title: storedText(input.title), kicker: storedText(input.kicker), action: storedText(input.action) };
  return { ...words, image, redirectType, redirect, effectiveAt, expiresAt, sortWeight, enabled };
}

/** After the commit customers see it, and every process looks when the next banner begins or ends. */
const announce = (platform: Platform, tx: Tx): void =>
  afterCommit(tx, () => platform.cache.drop(['banners', BANNER_TIMES]));

/** Adds a banner. Refuses, at its field, an end before the beginning and a product that is not on sale. */
export async function createBanner(platform: Platform, by: StaffReadContext, input: BannerInput): Promise<StaffBanner> {
  return inTransaction(platform.db, async (tx) => {
    const id = newId(platform.clock);
    await addBanner(tx, id, await checked(tx, input));
    const after = await readStaffBanner(tx, { id, lang: by.lang });
    await logOperation(tx, by, { action: 'banner.create', record: `banner/${id}`, before: null, after });
    announce(platform, tx);
    return after;
  });
}

/** Saves a banner. Refuses record.not_found, record.stale with `{current}`, and what createBanner refuses. */
export async function updateBanner(
  platform: Platform,
  by: StaffReadContext,
  given: { id: string; version: number; input: BannerInput },
): Promise<StaffBanner> {
  const { id, version, input } = given;
  return inTransaction(platform.db, async (tx) => {
    const before = await readStaffBanner(tx, { id, lang: by.lang, lock: true });
    assertThat(before.version === version, 'record.stale', { current: before });
    await saveBanner(tx, id, await checked(tx, input));
    const after = await readStaffBanner(tx, { id, lang: by.lang });
    await logOperation(tx, by, { action: 'banner.update', record: `banner/${id}`, before, after });
    announce(platform, tx);
    return after;
  });
}

/** Deletes a banner. Refuses record.not_found. */
export async function deleteBanner(platform: Platform, by: StaffReadContext, id: string): Promise<null> {
  return inTransaction(platform.db, async (tx) => {
    const before = await readStaffBanner(tx, { id, lang: by.lang, lock: true });
    await tx.deleteFrom('banner').where('id', '=', id).execute();
    await logOperation(tx, by, { action: 'banner.delete', record: `banner/${id}`, before, after: null });
    announce(platform, tx);
    return null;
  });
}

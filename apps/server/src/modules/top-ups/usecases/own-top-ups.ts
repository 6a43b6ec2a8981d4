import type { Locale } from '@app/contract/core/locale';
import { refuse } from '@app/contract/core/refuse';
import type { TopUp, TopUpDetail, TopUpTab } from '@app/contract/top-ups/schemas';
import type { Queryable, Tx } from '../../../platform/db/connect.ts';
import { cursorAfter, readPlace } from '../../../platform/http/place-in-feed.ts';
import type { Platform } from '../../../platform/slice.ts';
import { priceIn } from '../../currencies/public.ts';
import { lockTopUp, readTopUp, stepsOf, type TopUpRow, topUpsOf } from '../db/top-up.repo.ts';
import { moveTopUp } from './move-top-up.ts';
import { viewTopUp, viewTopUpDetail } from './top-up-view.ts';

type TopUpsReader = { readonly customerId: string; readonly lang: Locale; readonly currency: string };

/** A stretch of the customer's top-ups, newest first. */
export async function listTopUps(
  platform: Platform,
  of: TopUpsReader & { tab: TopUpTab; cursor: string | undefined; limit: number },
): Promise<{ list: TopUp[]; cursor: string | null }> {
  const after = readPlace(of.cursor);
  const wanted = { customerId: of.customerId, tab: of.tab, after, limit: of.limit + 1 };
  const [rows, price] = await Promise.all([
    platform.replicas.read((db) => topUpsOf(db, wanted)),
    priceIn(platform, of.currency),
  ]);
  const page = rows.slice(0, of.limit);
  const last = page.at(-1);
  return {
    list: page.map((row) => viewTopUp(row, { lang: of.lang, price })),
    cursor: rows.length > of.limit && last ? cursorAfter({ at: last.place, id: last.id }) : null,
  };
}

const ownedBy = (row: TopUpRow | null, customerId: string): TopUpRow =>
  row?.customerId === customerId ? row : refuse('record.not_found');

async function detail(platform: Platform, db: Queryable, of: TopUpsReader & { id: string }): Promise<TopUpDetail> {
  const row = ownedBy(await readTopUp(db, of.id), of.customerId);
  const given = { lang: of.lang, price: await priceIn(platform, of.currency) };
  return viewTopUpDetail(row, await stepsOf(db, of.id), given);
}

/** One top-up of the customer's. Refuses record.not_found, the same for another's. */
export const readOwnTopUp = (platform: Platform, of: TopUpsReader & { id: string }): Promise<TopUpDetail> =>
  detail(platform, platform.db, of);

/**
 * Cancels an unpaid top-up of the customer's. Money that still comes is credited. Refuses record.not_found, and
 * top_up.not_allowed for one that is not open or that staff are checking.
 */
export async function cancelOwnTopUp(
  platform: Platform,
  tx: Tx,
  of: TopUpsReader & { id: string },
): Promise<TopUpDetail> {
  const topUp = ownedBy(await lockTopUp(tx, of.id), of.customerId);
  if (topUp.proof === 'submitted') refuse('top_up.not_allowed');
  await moveTopUp(platform, tx, topUp, { event: 'cancel', by: 'customer' });
  return detail(platform, tx, of);
}

import { type Locale, localize } from '@app/contract/core/locale';
import { refuse } from '@app/contract/core/refuse';
import { COUNTED_TO } from '@app/contract/core/validation';
import type { StaffTopUpDetail, StaffTopUpRow, StaffTopUpTab } from '@app/contract/top-ups/staff-schemas';
import type { Queryable, Tx } from '../../../platform/db/connect.ts';
import type { TreeActor } from '../../../platform/http/bind.ts';
import { logOperation } from '../../../platform/http/operation-log.ts';
import type { Platform } from '../../../platform/slice.ts';
import { peopleFilter } from '../../accounts/core.ts';
import { parameter } from '../../settings/public.ts';
import {
  countTopUps,
  type StaffTopUp,
  type StaffTopUpFilter,
  type StaffTopUpPage,
  staffTopUp,
  staffTopUpPage,
} from '../db/staff-top-up.repo.ts';
import { lockTopUp, stepsOf } from '../db/top-up.repo.ts';
import { moveTopUp } from './move-top-up.ts';

type StaffReader = { readonly staff: TreeActor; readonly lang: Locale };

function viewRow(row: StaffTopUp, { staff, lang }: StaffReader): StaffTopUpRow {
  const underReview = row.state === 'pending' && row.underReview;
  const mayCancel = row.state === 'pending' && !underReview && staff.permissions.has('money.top_ups.cancel');
  return {
    id: row.id,
    number: row.number,
    state: row.state,
    underReview,
    customer: row.customer,
    channel: localize(row.channelTitle, lang),
    amountUsd: row.amountUsd,
    receivedUsd: row.receivedUsd,
    thirdPartyNumber: row.thirdPartyNumber,
    createdAt: row.createdAt.toISOString(),
    paidAt: row.paidAt?.toISOString() ?? null,
    version: row.version,
    actions: mayCancel ? ['cancel'] : [],
  };
}

/** A page of top-ups that match, with counts per state; an agent's staff see those of the agent's own people. */
export async function listTopUpsForStaff(
  platform: Platform,
  query: Omit<StaffTopUpFilter, 'agentId' | 'timeZone' | 'sought'> &
    StaffTopUpPage & { readonly customer?: string | undefined },
  by: StaffReader,
): Promise<{
  list: StaffTopUpRow[];
  total: number;
  page: number;
  limit: number;
  countedTo: number;
  counts: Record<StaffTopUpTab, number>;
}> {
  const timeZone = await parameter(platform, 'shop.time_zone');
  const filter = {
    ...query,
    ...peopleFilter(by.staff, query.customer),
    timeZone,
  };
  const [rows, counts] = await platform.replicas.read((db) =>
    Promise.all([staffTopUpPage(db, filter, query), countTopUps(db, filter)]),
  );
  const { page, limit } = query;
  return {
    list: rows.map((row) => viewRow(row, by)),
    total: counts[query.tab],
    page,
    limit,
    countedTo: COUNTED_TO,
    counts,
  };
}

/** One top-up with its payment and history. Refuses record.not_found, also for one outside the agent's branch. */
export async function readTopUpForStaff(db: Queryable, id: string, by: StaffReader): Promise<StaffTopUpDetail> {
  const row = (await staffTopUp(db, id, by.staff.agentId)) ?? refuse('record.not_found');
  const steps = await stepsOf(db, id);
  return {
    ...viewRow(row, by),
    expiresAt: row.state === 'pending' ? row.expiresAt.toISOString() : null,
    payment: row.payment,
    timeline: steps.map((step) => ({ ...step, at: step.at.toISOString() })),
  };
}

/**
 * Cancels an unpaid top-up for its owner and writes the operation log. Refuses record.not_found, record.stale with
 * the top-up as it is, and top_up.not_allowed, also while a proof of it waits to be checked.
 */
export async function cancelTopUpByStaff(
  platform: Platform,
  by: StaffReader & { tx: Tx; ip: string },
  given: { id: string; version: number; note: string },
): Promise<StaffTopUpDetail> {
  const { tx, staff } = by;
  const { id, note } = given;
  await readTopUpForStaff(tx, id, by);
  const topUp = (await lockTopUp(tx, id)) ?? refuse('record.not_found');
  const before = await readTopUpForStaff(tx, id, by);
  if (topUp.version !== given.version) refuse('record.stale', { current: before });
  if (topUp.proof === 'submitted') refuse('top_up.not_allowed');
  await moveTopUp(platform, tx, topUp, { event: 'cancel', by: 'admin', who: staff.username, note });
  const after = await readTopUpForStaff(tx, id, by);
  const logged = ({ state, version }: StaffTopUpDetail) => ({ state, version });
  await logOperation(tx, by, {
    action: 'top_up.cancel',
    record: `top_up/${id}`,
    before: logged(before),
    after: { ...logged(after), note },
  });
  return after;
}

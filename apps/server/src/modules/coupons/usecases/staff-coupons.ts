import { LOCALES, type Locale, type Localized, localize } from '@app/contract/core/locale';
import { assertThat, refuse, refuseField } from '@app/contract/core/refuse';
import type { CouponHolder, CouponInput, StaffCoupon } from '@app/contract/coupons/staff-schemas';
import { afterCommit, inTransaction, type Tx } from '../../../platform/db/connect.ts';
import type { StaffActor, StaffReadContext } from '../../../platform/http/bind.ts';
import { logOperation } from '../../../platform/http/operation-log.ts';
import { newId } from '../../../platform/new-id.ts';
import type { Platform } from '../../../platform/slice.ts';
import { soughtBy } from '../../accounts/core.ts';
import {
  codeTaken,
  type HolderQuery,
  holderPage,
  markEnded,
  staffCoupon,
  targetsExist,
  writeCoupon,
} from '../db/staff-coupon.repo.ts';
import { orderNumbers } from './order-numbers.ts';

/** What holds for those who collected it; it stays once somebody has. */
const TERMS = [
  'kind',
  'amountUsd',
  'percent',
  'capUsd',
  'minSpendUsd',
  'scope',
  'categoryIds',
  'productIds',
  'useFrom',
  'useUntil',
  'useDays',
  'limitEach',
] as const;

const storedName = (name: CouponInput['name']): Localized =>
  Object.fromEntries(
    LOCALES.flatMap((locale) => (locale === 'en-US' || name[locale] ? [[locale, name[locale] ?? '']] : [])),
  ) as Localized;

/** The input without what its kind, scope, audience and days leave without meaning. */
function tidy(input: CouponInput): CouponInput & { name: Localized } {
  const iso = (at: string | null) => (at === null ? null : new Date(at).toISOString());
  return {
    ...input,
    name: storedName(input.name),
    amountUsd: input.kind === 'amount' ? input.amountUsd : null,
    percent: input.kind === 'percent' ? input.percent : null,
    capUsd: input.kind === 'percent' ? input.capUsd : null,
    categoryIds: input.scope === 'categories' ? [...new Set(input.categoryIds)] : [],
    productIds: input.scope === 'products' ? [...new Set(input.productIds)] : [],
    levelId: input.audience === 'level' ? input.levelId : null,
    collectFrom: new Date(input.collectFrom).toISOString(),
    collectUntil: new Date(input.collectUntil).toISOString(),
    useFrom: input.useDays === null ? iso(input.useFrom) : null,
    useUntil: input.useDays === null ? iso(input.useUntil) : null,
    code: input.code ? input.code.toUpperCase() : null,
  };
}

function checkChange(before: StaffCoupon, input: CouponInput): void {
  if (before.state === 'ended') refuse('coupon.terms_fixed');
  if (before.collected === 0) return;
  const same = TERMS.every((term) => JSON.stringify(before[term]) === JSON.stringify(input[term]));
  assertThat(same, 'coupon.terms_fixed');
  if (input.limitTotal !== null && input.limitTotal < before.collected) refuseField('limitTotal', 'field.too_small');
}

async function changed(
  platform: Platform,
  tx: Tx,
  of: { by: StaffReadContext; id: string; before: StaffCoupon | null; action: string },
) {
  const after = (await staffCoupon(tx, of.id, { lang: of.by.lang })) ?? refuse('record.not_found');
  const { action, before } = of;
  await logOperation(tx, of.by, { action: `coupon.${action}`, record: `coupon/${of.id}`, before, after });
  afterCommit(tx, () => platform.cache.drop(['coupons']));
  return after;
}

async function lockSeen(tx: Tx, by: StaffReadContext, seen: { id: string; version: number }): Promise<StaffCoupon> {
  const before = (await staffCoupon(tx, seen.id, { lang: by.lang, locked: true })) ?? refuse('record.not_found');
  assertThat(before.version === seen.version, 'record.stale', { current: before });
  return before;
}

/**
 * Creates a coupon, or saves one as it was seen. Refuses record.not_found (also for a missing category, product or
 * level), record.stale, coupon.code_taken, and coupon.terms_fixed where it would change what was promised.
 */
export async function saveCoupon(
  platform: Platform,
  by: StaffReadContext,
  given: { seen: { id: string; version: number } | null; input: CouponInput },
): Promise<StaffCoupon> {
  const input = tidy(given.input);
  return inTransaction(platform.db, async (tx) => {
    const before = given.seen && (await lockSeen(tx, by, given.seen));
    const id = before?.id ?? newId(platform.clock);
    if (before) checkChange(before, input);
    assertThat(await targetsExist(tx, input), 'record.not_found');
    assertThat(input.code === null || !(await codeTaken(tx, id, input.code)), 'coupon.code_taken');
    await writeCoupon(tx, id, input);
    return changed(platform, tx, { by, id, before, action: before ? 'update' : 'create' });
  });
}

/** Ends collecting at once; what was collected stays. Refuses record.not_found and record.stale. */
export async function endCoupon(
  platform: Platform,
  by: StaffReadContext,
  seen: { id: string; version: number },
): Promise<StaffCoupon> {
  return inTransaction(platform.db, async (tx) => {
    const before = await lockSeen(tx, by, seen);
    await markEnded(tx, seen.id);
    return changed(platform, tx, { by, id: seen.id, before, action: 'end' });
  });
}

/** A page of who collected a coupon. */
export async function listHolders(platform: Platform, query: HolderQuery, staff: StaffActor) {
  const { list, total } = await holderPage(platform.db, query, soughtBy(staff, query.email, { email: 'shown' }));
  const numbers = await orderNumbers(
    platform,
    list.flatMap((row) => row.orderId ?? []),
  );
  const holders: CouponHolder[] = list.map(({ customerId, nickname, email, orderId, ...row }) => ({
    ...row,
    customer: { id: customerId, nickname, email },
    collectedAt: row.collectedAt.toISOString(),
    validUntil: row.validUntil.toISOString(),
    usedAt: row.usedAt?.toISOString() ?? null,
    orderNumber: orderId === null ? null : (numbers.get(orderId) ?? null),
  }));
  return { list: holders, total, page: query.page, limit: query.limit };
}

/** Names of levels to choose from. */
export const namedIn = (levels: readonly { id: string; name: Localized }[], lang: Locale) =>
  levels.map((level) => ({ id: level.id, name: localize(level.name, lang) }));

import type { Locale } from '@app/contract/core/locale';
import { assertThat } from '@app/contract/core/refuse';
import type { DealInput, StaffDeal } from '@app/contract/deals/staff-schemas';
import { afterCommit, inTransaction, type Tx } from '../../../../platform/db/connect.ts';
import { mapUniqueViolation } from '../../../../platform/db/map-violation.ts';
import type { StaffReadContext } from '../../../../platform/http/bind.ts';
import { logOperation } from '../../../../platform/http/operation-log.ts';
import { newId } from '../../../../platform/new-id.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { confirmPriceChanges } from '../../../settings/public.ts';
import { dealInUse, lockDeal, type StoredDeal, writeDeal } from '../db/deal.repo.ts';
import { dealVariants } from '../db/deal-product.repo.ts';
import { checkDeal } from '../domain/check-deal.ts';
import { readDeal } from './list-deals.ts';
import { noteVariants, setPriors } from './prior-prices.ts';

/** After the commit prices are read anew, and every process looks when the next deal begins or ends. */
const announce = (platform: Platform, tx: Tx, productId: string): void =>
  afterCommit(tx, () => platform.cache.drop(['products', 'deals', 'deal-times', `product:${productId}`]));

/** The exclusion of overlapping deals decides, also when two staff save at the same moment. */
const OVERLAP = { index: 'flash_deal_once', key: 'deal.overlap' } as const;

/** The deal to write, checked against the product's variants and the deal as it stands. */
async function checked(platform: Platform, tx: Tx, of: { id: string; input: DealInput; before: StaffDeal | null }) {
  const { id, input, before } = of;
  const variants = await dealVariants(tx, input.productId);
  checkDeal(input, {
    now: platform.clock.now(),
    prices: new Map(variants.map((variant) => [variant.id, variant.priceUsd])),
    before: before && { ...before, variantIds: new Set(before.items.map((item) => item.variantId)) },
  });
  return {
    ...input,
    id,
    startsAt: new Date(input.startsAt),
    endsAt: new Date(input.endsAt),
  } satisfies StoredDeal;
}

/** Has the prices of a deal confirmed: against those it had, and of what is new in it against what it costs otherwise. */
const confirmDealPrices = (tx: Tx, after: StaffDeal, before: StaffDeal | null): Promise<void> =>
  confirmPriceChanges(tx, () =>
    after.items.map(({ variantId, sku, priceUsd, regularUsd }) => {
      const stood = before?.items.find((item) => item.variantId === variantId);
      return { what: sku, field: 'priceUsd', before: stood?.priceUsd ?? regularUsd, after: priceUsd };
    }),
  );

/**
 * Makes a flash deal. Refuses deal.overlap where one of its variants is in another deal at that time, and at the fields
 * what checkDeal refuses.
 */
export async function createDeal(platform: Platform, by: StaffReadContext, input: DealInput): Promise<StaffDeal> {
  const id = newId(platform.clock);
  await noteVariants(platform, input.productId);
  const work = inTransaction(platform.db, async (tx) => {
    await writeDeal(tx, await checked(platform, tx, { id, input, before: null }));
    await setPriors(tx, id);
    const after = await readDeal(tx, id, by.lang);
    await confirmDealPrices(tx, after, null);
    await logOperation(tx, by, { action: 'deal.create', record: `flash_deal/${id}`, before: null, after });
    announce(platform, tx, input.productId);
    return after;
  });
  return mapUniqueViolation(work, OVERLAP);
}

/** The deal, held until the transaction ends. Refuses record.not_found, and record.stale with `{current}`. */
async function held(tx: Tx, of: { id: string; version: number; lang: Locale }): Promise<StaffDeal> {
  await lockDeal(tx, of.id);
  const before = await readDeal(tx, of.id, of.lang);
  assertThat(before.version === of.version, 'record.stale', { current: before });
  return before;
}

/** Saves a flash deal as a whole. Refuses record.not_found, record.stale with `{current}`, and what createDeal refuses. */
export async function updateDeal(
  platform: Platform,
  by: StaffReadContext,
  given: { id: string; version: number; input: DealInput },
): Promise<StaffDeal> {
  const { id, input } = given;
  await noteVariants(platform, input.productId);
  const work = inTransaction(platform.db, async (tx) => {
    const before = await held(tx, { ...given, lang: by.lang });
    await writeDeal(tx, await checked(platform, tx, { id, input, before }));
    await setPriors(tx, id);
    const after = await readDeal(tx, id, by.lang);
    await confirmDealPrices(tx, after, before);
    await logOperation(tx, by, { action: 'deal.update', record: `flash_deal/${id}`, before, after });
    announce(platform, tx, input.productId);
    return after;
  });
  return mapUniqueViolation(work, OVERLAP);
}

/** Switches a deal on or off at once. Refuses record.not_found, record.stale with `{current}`, and deal.overlap. */
export async function switchDeal(
  platform: Platform,
  by: StaffReadContext,
  given: { id: string; version: number; enabled: boolean },
): Promise<StaffDeal> {
  const { id, enabled } = given;
  const work = inTransaction(platform.db, async (tx) => {
    const before = await held(tx, { ...given, lang: by.lang });
    if (before.enabled === enabled) return before;
    const times = { startsAt: new Date(before.startsAt), endsAt: new Date(before.endsAt) };
    await writeDeal(tx, { ...before, ...times, enabled });
    await setPriors(tx, id);
    const after = await readDeal(tx, id, by.lang);
    await logOperation(tx, by, { action: 'deal.switch', record: `flash_deal/${id}`, before, after });
    announce(platform, tx, before.productId);
    return after;
  });
  return mapUniqueViolation(work, OVERLAP);
}

/** Deletes a deal. Refuses record.not_found, and deal.in_use for one that somebody ordered at. */
export async function deleteDeal(platform: Platform, by: StaffReadContext, id: string): Promise<null> {
  return inTransaction(platform.db, async (tx) => {
    await lockDeal(tx, id);
    const before = await readDeal(tx, id, by.lang);
    assertThat(!(await dealInUse(tx, id)), 'deal.in_use');
    await tx.deleteFrom('flash_deal').where('id', '=', id).execute();
    await logOperation(tx, by, { action: 'deal.delete', record: `flash_deal/${id}`, before, after: null });
    announce(platform, tx, before.productId);
    return null;
  });
}

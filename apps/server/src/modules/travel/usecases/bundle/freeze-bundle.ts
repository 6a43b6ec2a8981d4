import { refuse } from '@app/contract/core/refuse';
import type { BundleKind } from '@app/contract/travel/bundle-kinds';
import { Refusal } from '@app/kernel/assert';
import type { CurrencyRule } from '@app/kernel/money';
import type { Queryable } from '../../../../platform/db/connect.ts';
import { rememberReads } from '../../../../platform/db/pipeline/queue.ts';
import { newId } from '../../../../platform/new-id.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { claimedFrom } from '../../../travel-deals/core.ts';
import { discountItems } from '../../domain/discount-items.ts';
import type { FrozenBundle, FrozenPart } from '../../domain/frozen-bundle.ts';
import { claimsOf } from '../../domain/frozen-travel.ts';
import { freezeOffer, readBuyerWithDeals } from '../quote/freeze-offer.ts';
import { type TravelOffer, type TravelVertical, timesTaken, verticalOf } from '../travel-vertical.ts';
import { type BundlePartOffer, bundleOf } from './bundle-vertical.ts';

export type BundleAsked = {
  readonly customerId: string;
  readonly kind: BundleKind;
  readonly request: Record<string, unknown>;
  readonly currency: CurrencyRule;
  readonly usePoints: boolean;
};

/** Refusals about what was typed name their field: the part has nothing to do with them. */
const isOfField = (refusal: Refusal): boolean => refusal.key === 'input.invalid';

/** Runs what asks a part's vertical; what it refuses becomes travel.part_unavailable with the part and the reason. */
export async function forPart<T>(slot: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Refusal) || isOfField(error)) throw error;
    return refuse('travel.part_unavailable', { ...(error.data as object | null), slot, reason: error.key });
  }
}

type Offered = { readonly vertical: TravelVertical; readonly alone: TravelOffer };
type OfferedPart = Offered & { readonly part: BundlePartOffer };

async function offerOf(platform: Platform, db: Queryable, part: BundlePartOffer): Promise<OfferedPart> {
  const vertical = verticalOf(platform, part.kind);
  const now = platform.clock.now();
  return { part, vertical, alone: await forPart(part.slot, () => vertical.quote(db, { request: part.request, now })) };
}

/** What verticals offer for all parts, asked together. Refuses as the first part of those that one cannot be had of. */
async function offersOf(platform: Platform, db: Queryable, parts: readonly BundlePartOffer[]): Promise<OfferedPart[]> {
  const asked = await Promise.allSettled(parts.map((part) => offerOf(platform, db, part)));
  return asked.map((one) => {
    if (one.status === 'rejected') throw one.reason;
    return one.value;
  });
}

/** Parts come in the order in which they begin; those that begin at once stay as they are. */
const byStart = (a: Offered, b: Offered): number =>
  a.alone.service.startsAt.getTime() - b.alone.service.startsAt.getTime();

type Freezing = BundleAsked & { readonly before?: readonly FrozenPart[] };

/**
 * Prices everything of a bundle as it is now and freezes what is shown: each part by the one pipeline at its price in the bundle, points
 * used part by part. `orderIds` are those of the parts that were frozen before. Refuses what its kind refuses, and
 * travel.part_unavailable.
 */
export const freezeBundle = (platform: Platform, db: Queryable, of: Freezing): Promise<FrozenBundle> =>
  rememberReads(db, () => freeze(platform, db, of));

async function freeze(platform: Platform, db: Queryable, of: Freezing): Promise<FrozenBundle> {
  const { customerId, currency, usePoints } = of;
  const bundle = bundleOf(platform, of.kind);
  const offer = await bundle.compose(db, { request: of.request, now: platform.clock.now() });
  const offered = await offersOf(platform, db, offer.parts);
  bundle.fit?.({
    request: of.request,
    parts: offered.map(({ part, vertical, alone }) => ({ ...part, taken: timesTaken(vertical, alone) })),
  });
  const parts: FrozenPart[] = [];
  const { offBp } = offer;
  const offers = offered.map(({ alone }) => alone);
  const read = await readBuyerWithDeals(db, { offers, customerId, whole: offer.deal?.key });
  const { buyer } = read;
  let { deals } = read;
  let pointsTaken = 0;
  for (const { part, alone } of offered.toSorted(byStart)) {
    const priced = { customerId, buyer, currency, deals };
    const single = await freezeOffer(platform, db, { ...priced, offer: alone, usePoints: false });
    const dealOffUsd = single.items.map(({ deal }) => deal?.offUsd ?? 0);
    const together = { ...alone, items: discountItems(alone.items, { ...offer, deals }, dealOffUsd) };
    const frozen = await freezeOffer(platform, db, {
      ...priced,
      offer: together,
      usePoints,
      pointsTaken,
      feesOf: alone.items,
    });
    // Booked one by one, a part has what those before it left.
    deals = claimedFrom(deals, claimsOf(single));
    pointsTaken += usePoints ? frozen.pricing.points.deducted : frozen.pricing.points.usable;
    const orderId = of.before?.find(({ slot }) => slot === part.slot)?.orderId ?? newId(platform.clock);
    parts.push({ ...part, orderId, frozen, aloneUsd: single.pricing.payableUsd });
  }
  return { subjectId: offer.subjectId, snapshot: offer.snapshot, offBp, currency, usePoints, parts: withUnit(parts) };
}

/** Parts of which one item has the one unit that the whole is of its deal, where it is at one. */
function withUnit(parts: readonly FrozenPart[]): FrozenPart[] {
  let had = false;
  return parts.map((part) => {
    const items = part.frozen.items.map((item) => {
      if (had || !item.deal || !item.scope?.share) return item;
      had = true;
      return { ...item, deal: { ...item.deal, units: 1 } };
    });
    return { ...part, frozen: { ...part.frozen, items } };
  });
}

import { divideHalfEven } from '@app/kernel/money';
import { atDeal, type DealScope, type DealTerms } from '../../core/domain/deal-price.ts';

/** An item that was paid for, in US cents; `unitUsd` is its usual price a piece, `offUsd` what a deal took off all of them. */
export type BookedItem = {
  readonly orderId: string;
  readonly customerId: string;
  /** What it was booked with as one unit of a deal on that; null by itself. */
  readonly bundleId: string | null;
  readonly quantity: number;
  readonly unitUsd: number;
  readonly offUsd: number;
  /** What was paid in money, with taxes, after member level and points. */
  readonly paidUsd: number;
  readonly days: DealScope['days'];
};

export type PreviewTerms = DealTerms & { readonly quota: number; readonly perCustomer: number | null };

/** What bookings brought, and what they would have brought at a deal, with units that they would have had of it. */
export type DealPreview = {
  readonly bookings: number;
  readonly paidUsd: number;
  readonly bookingsAtDeal: number;
  readonly unitsAtDeal: number;
  readonly paidAtDealUsd: number;
};

/** The part of what was paid that is left when something costs less, rounded to the cent; level and points stay in proportion. */
const partOfPaid = (paidUsd: number, nowUsd: number, wasUsd: number): number =>
  wasUsd === 0 ? paidUsd : Number(divideHalfEven(BigInt(paidUsd) * BigInt(nowUsd), BigInt(wasUsd)));

/** What was paid for an item, had it cost no more than at the deal. */
function paidAtDeal({ paidUsd, unitUsd, quantity, offUsd }: BookedItem, priceUsd: number): number {
  const wasUsd = unitUsd * quantity - offUsd;
  return partOfPaid(paidUsd, Math.min(wasUsd, priceUsd * quantity), wasUsd);
}

/**
 * What a deal would have cost over bookings, given in the order of their time: each item has it as the price pipeline gives it, on the
 * days it holds, with all its pieces or not at all, as long as there are units and its customer may have as many.
 */
export function previewDeal(items: readonly BookedItem[], terms: PreviewTerms): DealPreview {
  const own = new Map<string, number>();
  const atIt = new Set<string>();
  const wholes = new Set<string>();
  let unitsAtDeal = 0;
  let paidAtDealUsd = 0;
  for (const item of items) {
    const had = own.get(item.customerId) ?? 0;
    const left = Math.min(terms.quota - unitsAtDeal, (terms.perCustomer ?? terms.quota) - had);
    const scope = { keys: [], days: item.days };
    const at = atDeal({ quantity: item.quantity, scope }, { ...terms, id: '', key: '', left });
    const { bundleId } = item;
    const units = bundleId === null ? (at?.units ?? 0) : Number(!wholes.has(bundleId));
    if (!at || units > left) {
      paidAtDealUsd += item.paidUsd;
      continue;
    }
    if (bundleId !== null) wholes.add(bundleId);
    own.set(item.customerId, had + units);
    atIt.add(bundleId ?? item.orderId);
    unitsAtDeal += units;
    paidAtDealUsd += paidAtDeal(item, at.priceUsd);
  }
  return {
    bookings: new Set(items.map(({ orderId, bundleId }) => bundleId ?? orderId)).size,
    paidUsd: items.reduce((sum, { paidUsd }) => sum + paidUsd, 0),
    bookingsAtDeal: atIt.size,
    unitsAtDeal,
    paidAtDealUsd,
  };
}

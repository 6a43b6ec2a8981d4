import type { Price } from '@app/contract/core/validation';
import type { DealMark } from '@app/contract/deals/deal-mark';
import { bundledPiece } from '@app/contract/travel/bundled-piece';
import type { PolicyStep } from '@app/contract/travel/order-views';
import type { TourParty } from '@app/contract/verticals/tours/party';
import type { PricedDeparture } from '@app/contract/verticals/tours/views';
import type { Converted } from '../../../widgets/converted.ts';

type Priced = Pick<PricedDeparture, 'total' | 'totalDeal' | 'units'>;

/** Basis points of a percent. */
const POINTS = 100;

const less = (cents: number, { percent, dealPercent }: Pick<InCombo, 'percent' | 'dealPercent'>): number =>
  bundledPiece(cents, { offBp: Math.round(percent * POINTS), dealPercent });

const usual = (price: Price, deal: DealMark): Price => deal?.usual ?? price;

/**
 * What the units of grown-ups cost together in a combo: each rounded by itself and at the better of the combo and its deal, as the quote
 * does. Null with children.
 */
function unitByUnit(
  { units, totalDeal }: Priced,
  party: TourParty,
  off: Pick<InCombo, 'percent' | 'dealPercent'>,
): number | null {
  if (party.childAges.length > 0) return null;
  const one = (key: 'adult' | 'senior'): number | null => {
    const unit = units.find((found) => found.key === key);
    if (!unit) return null;
    const together = less(usual(unit.price, unit.deal).usd, off);
    return totalDeal ? Math.min(together, unit.price.usd) : together;
  };
  const adult = one('adult');
  const senior = one('senior') ?? adult;
  if (adult === null || senior === null) return null;
  return adult * party.adults + senior * party.seniors;
}

/** What a departure costs alone, at the deal that runs, and in a combo, at the better of that and what it takes off. */
export type PartPrice = { readonly alone: Price; readonly together: Price };

/** What a combo takes off, and a deal on it of what is left; and how what is worked out is converted. */
export type InCombo = {
  readonly percent: number;
  readonly dealPercent: number;
  readonly converted: Converted;
};

/** Returns what a priced departure costs alone and in a combo; null where it does not fit the party. */
export function partPrice(
  departure: Priced,
  { party, converted, ...off }: InCombo & { readonly party: TourParty },
): PartPrice | null {
  if (!departure.total) return null;
  const full = usual(departure.total, departure.totalDeal);
  const usd = Math.min(departure.total.usd, unitByUnit(departure, party, off) ?? less(full.usd, off));
  if (usd === departure.total.usd) return { alone: departure.total, together: departure.total };
  return { alone: departure.total, together: converted({ usd, amount: usd, currency: full.currency }) };
}

/** Returns what a price of one person, at its deal, is in a combo: the better of both. */
export function priceTogether(
  { price, deal }: { readonly price: Price; readonly deal: DealMark },
  { converted, ...off }: InCombo,
): Price {
  const { usd, currency } = usual(price, deal);
  const together = less(usd, off);
  return together < price.usd ? converted({ usd: together, amount: together, currency }) : price;
}

/** What one price is above another; null where it is not. */
export const above = (price: Price, other: Price): Price | null =>
  price.usd > other.usd ? { ...price, usd: price.usd - other.usd, amount: price.amount - other.amount } : null;

/** A policy of a departure alone as that of it in a combo: each fee is the same share of the lower price. */
export function policyTogether(
  policy: readonly PolicyStep[],
  { alone, together }: PartPrice,
  converted: Converted,
): PolicyStep[] {
  const share = alone.usd === 0 ? 0 : together.usd / alone.usd;
  return policy.map((step) => ({
    ...step,
    fee: converted({ ...step.fee, usd: Math.round(step.fee.usd * share), amount: Math.round(step.fee.amount * share) }),
  }));
}

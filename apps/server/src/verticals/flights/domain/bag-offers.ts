import type { Price } from '@app/contract/core/validation';
import { BAG_KINDS } from '@app/contract/verticals/flights/facts';
import type { BagOffer } from '@app/contract/verticals/flights/views';
import { basisPointsOf, money } from '@app/kernel/money';
import type { PolicyRule } from '../../../modules/travel/public.ts';
import type { Bag, ExtraBag, FareBrand } from './stored-flight.ts';

/** What a piece costs with its tax, in cents. */
export const bagPieceUsd = ({ usd, taxBp }: Pick<ExtraBag, 'usd' | 'taxBp'>): number =>
  usd + basisPointsOf(money(usd), taxBp).minor;

/** What two fares that are flown in one after the other sell of bags: as heavy and as many as either allows, at the dearer price. */
const ofBoth = (a: readonly ExtraBag[], b: readonly ExtraBag[]): readonly ExtraBag[] =>
  BAG_KINDS.flatMap((kind) => {
    const [one, other] = [a, b].map((bags) => bags.find((bag) => bag.kind === kind));
    if (!one || !other) return [];
    const dearer = bagPieceUsd(other) > bagPieceUsd(one) ? other : one;
    return [{ ...dearer, kg: Math.min(one.kg, other.kg), most: Math.min(one.most, other.most) }];
  });

/** The bags that are sold for a way whose airlines have a brand of one code each: kinds that all of them sell, paid for once. */
export const bagsSold = (brands: readonly Pick<FareBrand, 'extraBags'>[]): readonly ExtraBag[] =>
  brands.map(({ extraBags }) => extraBags).reduce(ofBoth);

/** What a traveller who wants a bag buys on a way: null where the fare includes one, undefined where there is none to be had. */
export const neededBag = (checkedBag: Bag, sold: readonly ExtraBag[]): ExtraBag | null | undefined =>
  checkedBag.pieces > 0 ? null : sold.find(({ kind }) => kind === 'checked');

/** What is sold of bags as travellers see it. */
export const bagOfferView = (bag: ExtraBag, price: (usd: number) => Price): BagOffer => ({
  kind: bag.kind,
  kg: bag.kg,
  most: bag.most,
  price: price(bagPieceUsd(bag)),
});

/** A policy of a trip with what never comes back of it, however early it is cancelled. */
export const withLost = (policy: readonly PolicyRule[], lostUsd: number): PolicyRule[] =>
  policy.map((step) => ({ ...step, feeUsd: step.feeUsd + lostUsd }));

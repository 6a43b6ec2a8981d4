import { z } from 'zod';
import { moment, price } from '../core/validation.ts';

/**
 * The discount deal that a price is at, and how long that runs; null where it is at none. `usual` is what the same costs without it. `was`
 * is what is shown as the price before, no more than was asked in the 30 days before the deal: the price itself, with 0 %, where that is
 * not lower. Where several prices are asked for at once, `percent` is of their sum.
 */
export const dealMark = z.object({ usual: price, was: price, percent: z.int(), endsAt: moment }).nullable();
export type DealMark = z.infer<typeof dealMark>;
type DealMarkPrice = NonNullable<DealMark>['was'];

/** Returns the price that is struck beside one at a deal; null at none, and where the deal is not below what was asked in the 30 days before it. */
export const struckPrice = (deal: DealMark): DealMarkPrice | null => (deal && deal.percent > 0 ? deal.was : null);

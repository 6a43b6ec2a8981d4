import { z } from 'zod';
import { moment, price } from '../core/validation.ts';

/**
 * What something costs without the discount deal that its price is at, and how long that runs; null where it is at none.
 * Where several prices are asked for at once, `percent` is of their sum.
 */
export const dealMark = z.object({ was: price, percent: z.int(), endsAt: moment }).nullable();
export type DealMark = z.infer<typeof dealMark>;

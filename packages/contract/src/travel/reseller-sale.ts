import { z } from 'zod';

/** That a reseller sold an order: the API key that reserved it, and how they call the booking. */
export const resellerSale = z.object({
  /** Null for bookings of before the shop wrote it down. */
  key: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  /** The reseller's own reference; null where they said none. */
  reference: z.string().nullable(),
});
export type ResellerSale = z.infer<typeof resellerSale>;

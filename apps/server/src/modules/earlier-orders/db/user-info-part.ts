import { sql } from 'kysely';
import type { UserInfoPart } from '../../accounts/core.ts';

/** The part of `userInfo` that says how many orders from before the account has. */
export const earlierOrderCount: UserInfoPart<number> = {
  value: sql`(SELECT count(*)::int FROM earlier_order e WHERE e.email <> '' AND e.email = lower(me.email)
    AND me.email_verified_at IS NOT NULL)`,
  draw: (earlierOrders) => ({ earlierOrders }),
};

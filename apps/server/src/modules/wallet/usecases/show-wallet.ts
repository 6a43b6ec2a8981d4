import { sql } from 'kysely';
import type { UserInfoPart } from '../../accounts/core.ts';

/** The wallet's part of `userInfo`: balance in the display currency, and points; zero for accounts never opened. */
export const showWallet: UserInfoPart<Partial<Record<string, number>> | null> = {
  value: sql`(SELECT json_object_agg(a.code, a.balance) FROM ledger_account a WHERE a.owner_id = me.id)`,
  draw: (balances, { price }) => ({ balance: price(balances?.available ?? 0), points: balances?.points ?? 0 }),
};

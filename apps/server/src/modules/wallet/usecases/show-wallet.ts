import { sql } from 'kysely';
import type { UserInfoPart } from '../../accounts/core.ts';
import { ledgerAccountsAs } from '../../ledger/core.ts';

const accounts = ledgerAccountsAs('a');

/** The wallet's part of `userInfo`: balance in the display currency, and points; zero for accounts never opened. */
export const showWallet: UserInfoPart<Partial<Record<string, number>> | null> = {
  value: sql`(SELECT json_object_agg(${accounts.code}, ${accounts.balance}) FROM ${accounts.table}
    WHERE ${accounts.ownerId} = me.id)`,
  draw: (balances, { price }) => ({ balance: price(balances?.available ?? 0), points: balances?.points ?? 0 }),
};

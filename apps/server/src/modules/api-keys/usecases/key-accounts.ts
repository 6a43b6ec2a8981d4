import type { Queryable, Tx } from '../../../platform/db/connect.ts';
import { definePort } from '../../../platform/port.ts';

/** Customers on whose account keys sell, by the id of the key. */
export type KeyAccountsById = ReadonlyMap<string, { readonly id: string; readonly name: string }>;

/** Which customer's account a key sells tours on. */
export type KeyAccounts = {
  /**
   * Has a new key sell on the account with an e-mail; for an agent, one of a customer below it. Returns whether there is such an account.
   */
  bind(
    tx: Tx,
    of: { readonly keyId: string; readonly email: string; readonly agentId: string | null },
  ): Promise<boolean>;
  of(db: Queryable, keyIds: readonly string[]): Promise<KeyAccountsById>;
};

/** Where the accounts of keys that sell tours are stored. */
export const keyAccountsPort = definePort<KeyAccounts>();

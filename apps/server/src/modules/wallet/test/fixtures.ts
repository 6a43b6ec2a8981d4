import { randomUUID } from 'node:crypto';
import { walletEndpoints } from '@app/contract/wallet/endpoints';
import { sql } from 'kysely';
import { hashPassword } from '../../../platform/auth/passwords.ts';
import { type Buyer, openShop, type Shop } from '../../../testing/shop.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { balances } from '../../ledger/core.ts';

export const PASSWORD = 'a-test-password-1';

export type Person = Buyer & { readonly email: string; readonly code: string };
export type WalletShop = Shop & {
  /** A customer with money, a password, an e-mail and an invite code. */
  person(of?: { usd?: number; points?: number; nickname?: string }): Promise<Person>;
  available(of: Buyer): Promise<number>;
};

/** The product with customers who know their passwords. */
export async function openWalletShop(env: Record<string, string> = {}): Promise<WalletShop> {
  const shop = await openShop(env);
  const { db } = shop.app.platform;
  const hash = await hashPassword(PASSWORD);
  return {
    ...shop,
    person: async ({ nickname, ...of } = {}) => {
      const buyer = await shop.buyer({ address: false, ...of });
      const code = `C${randomUUID().slice(0, 7)}`.toUpperCase();
      await sql`UPDATE customer SET password_hash = ${hash}, invite_code = ${code},
        nickname = ${nickname ?? `n-${buyer.id}`} WHERE id = ${buyer.id}`.execute(db);
      return { ...buyer, code, email: `${buyer.id}@example.com` };
    },
    available: async ({ id }) => (await balances(db, id)).available,
  };
}

type Wish = { to: string; amount: string; password?: string; note?: string; name?: string };

/** Sends money; with the right password unless another is given. */
export const send = (at: TestApp, from: Buyer, wish: Wish, key?: string) =>
  at.call(walletEndpoints.transferMoney, {
    token: from.token,
    body: { password: PASSWORD, ...wish },
    headers: key ? { 'idempotency-key': key } : {},
  });

/** Every broken promise of the books; empty when all hold. */
export const broken = async (shop: TestApp): Promise<unknown[]> =>
  (await shop.app.verify()).filter((one) => !one.ok).map(({ name, offenders }) => ({ name, offenders }));

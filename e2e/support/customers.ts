import { randomUUID } from 'node:crypto';
import { accountEndpoints } from '@app/contract/accounts/endpoints';
import type { UserInfo } from '@app/contract/accounts/schemas';
import { post } from '@app/server/modules/ledger/core';
import type { Page } from '@playwright/test';
import { sql } from 'kysely';
import { inTransaction } from '../../apps/server/src/platform/db/connect.ts';
import { ask, onDatabase, type Product } from './products.ts';

export const INVITE_CODE = 'AVELA2026';
export const PASSWORD = 'Lantern-42';

export type Customer = {
  readonly id: string;
  readonly email: string;
  readonly token: string;
  /** As a sign-in gives it to the device. */
  readonly userInfo: UserInfo;
};

/** An e-mail that nobody has. */
export const freshEmail = (): string => `e2e-${randomUUID().slice(0, 13)}@example.com`;

/** Credits a customer as staff would by an adjustment, and counts the e-mail as verified so that points are spendable. */
export async function grant(product: Product, id: string, given: { usd?: number; points?: number }): Promise<void> {
  const amounts = { money: given.usd ?? 0, points: given.points ?? 0 } as const;
  await onDatabase(product, (db) =>
    inTransaction(db, async (tx) => {
      await sql`UPDATE customer SET email_verified_at = app_now() WHERE id = ${id}`.execute(tx);
      for (const unit of ['money', 'points'] as const) {
        if (amounts[unit] === 0) continue;
        await post(tx, {
          kind: 'adjustment',
          key: `journey/${randomUUID()}`,
          reference: { kind: 'customer', id },
          entries: [
            { account: { house: 'adjustments', unit }, amount: -amounts[unit] },
            { account: { owner: id, code: unit === 'money' ? 'available' : 'points' }, amount: amounts[unit] },
          ],
        });
      }
    }),
  );
}

/** A Lisbon address as the form would save it. */
export const LISBON = {
  name: 'Ana Reis',
  country: 'PT',
  tel: '+351912345678',
  province: 'Lisboa',
  city: 'Lisboa',
  postalCode: '1200-018',
  addressDetail: 'Rua do Alecrim 28',
  isDefault: true,
} as const;

/** Registers somebody new, with money, points and an address when asked for. */
export async function newCustomer(
  product: Product,
  given: { usd?: number; points?: number; address?: boolean } = {},
): Promise<Customer> {
  const email = freshEmail();
  const body = { email, password: PASSWORD, confirmPassword: PASSWORD, inviteCode: INVITE_CODE };
  const {
    token: { token },
    userInfo: { id },
  } = await ask(product, accountEndpoints.register, { body });
  await grant(product, id, given);
  if (given.address) await ask(product, accountEndpoints.saveAddress, { body: LISBON, token });
  return { id, email, token, userInfo: await ask(product, accountEndpoints.userInfo, { token }) };
}

/** Puts the customer's session onto the device before the page opens. */
export async function carrySession(page: Page, customer: Customer): Promise<void> {
  const session = { token: { token: customer.token }, backUrl: '/', userInfo: customer.userInfo };
  await page.addInitScript((text) => {
    // Once for each device: a session that ended must not come back with a reload.
    if (localStorage.getItem('journey')) return;
    localStorage.setItem('journey', '1');
    localStorage.setItem('system', text);
  }, JSON.stringify(session));
}

/** Ends every session of the customer as a change of password on another device would. */
export async function endElsewhere(product: Product, customer: Customer): Promise<void> {
  const other = await ask(product, accountEndpoints.login, { body: { email: customer.email, password: PASSWORD } });
  await ask(product, accountEndpoints.changePassword, {
    body: { oldPassword: PASSWORD, password: `${PASSWORD}x`, confirmPassword: `${PASSWORD}x` },
    token: other.token.token,
  });
}

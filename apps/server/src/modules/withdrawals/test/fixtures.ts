import { randomUUID } from 'node:crypto';
import { withdrawalEndpoints as own } from '@app/contract/withdrawals/endpoints';
import type { PayoutDetails } from '@app/contract/withdrawals/payout-details';
import { staffWithdrawalEndpoints as staffCalls } from '@app/contract/withdrawals/staff-endpoints';
import type { StaffWithdrawalAction } from '@app/contract/withdrawals/staff-schemas';
import { sql } from 'kysely';
import sharp from 'sharp';
import { hashPassword } from '../../../platform/auth/passwords.ts';
import { type Buyer, openShop, type Shop } from '../../../testing/shop.ts';
import type { TestApp } from '../../../testing/test-app.ts';

export const PASSWORD = 'sail-away-7';
export const IBAN = 'DE89370400440532013000';
export const bank: Extract<PayoutDetails, { kind: 'bank_account' }> = {
  kind: 'bank_account',
  holder: 'Canary Holder',
  bankName: 'Rheinbank',
  account: IBAN,
  swift: '',
};

/** Has a bank channel pay out from 10 to 500 dollars for 1 dollar and half a percent, at once; gives its id. */
export async function allowPayouts(shop: Shop): Promise<string> {
  const { db, cache } = shop.app.platform;
  const { rows } = await sql<{
    id: string;
  }>`INSERT INTO payment_channel (id, identifier, kind, title, payment_enabled, withdrawal_enabled,
      minimum_withdrawal_usd, maximum_withdrawal_usd, withdrawal_fee_usd, withdrawal_fee_bp, config)
    VALUES (${randomUUID()}, 'bank', 'offline', '{"en-US": "Bank"}', false, true, 1000, 50000, 100, 50,
      '{"bankName": "B", "holder": "H", "account": "1"}')
    ON CONFLICT (identifier) DO UPDATE SET withdrawal_enabled = true RETURNING id`.execute(db);
  await sql`INSERT INTO parameter (key, value) VALUES ('withdrawal.account_rest_hours', '0')
    ON CONFLICT (key) DO UPDATE SET value = '0'`.execute(db);
  cache.dropHere(['parameters', 'channels']);
  return rows[0]?.id ?? '';
}

/** A shop that pays out. */
export async function openWithdrawalShop(env: Record<string, string> = {}) {
  const shop = await openShop(env);
  const { db, files } = shop.app.platform;
  const hash = await hashPassword(PASSWORD);
  const channelId = await allowPayouts(shop);

  const holder = async (usd: number, of: { verified?: boolean } = {}): Promise<Buyer> => {
    const buyer = await shop.buyer({ usd, address: false, ...of });
    await sql`UPDATE customer SET password_hash = ${hash} WHERE id = ${buyer.id}`.execute(db);
    return buyer;
  };
  const account = async (buyer: Buyer, details: PayoutDetails = bank): Promise<string> =>
    (await shop.call(own.addPayoutAccount, { token: buyer.token, body: { details, label: '', password: PASSWORD } }))
      .data.id;
  /** A picture that the staff of this token uploaded. */
  const proof = async (token: string): Promise<string> => {
    const { rows } = await sql<{ id: string }>`
      SELECT staff_id AS id FROM staff_session WHERE token_hash = sha256(${token}::text::bytea)`.execute(db);
    const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'white' } })
      .png()
      .toBuffer();
    const kept = await files.keep(db, {
      upload: { bytes, fileName: 'p.png', declaredType: 'image/png' },
      purpose: 'payout',
      owner: { kind: 'staff', id: rows[0]?.id ?? '' },
      allowVideo: false,
    });
    return kept.url;
  };
  return { shop, db, channelId, holder, account, proof };
}
export type WithdrawalShop = Awaited<ReturnType<typeof openWithdrawalShop>>;

/** Asks for a withdrawal to a saved account. */
export const ask = (
  app: Pick<TestApp, 'call'>,
  wish: { buyer: Buyer; channel: string; address: string | PayoutDetails; amount: string; key?: string },
) =>
  app.call(own.withdraw, {
    token: wish.buyer.token,
    body: { channel: wish.channel, address: wish.address, amount: wish.amount, password: PASSWORD },
    ...(wish.key ? { headers: { 'idempotency-key': wish.key } } : {}),
  });

/** One step of staff on the version they saw. */
export function fire(
  app: Pick<TestApp, 'call'>,
  step: { event: StaffWithdrawalAction; id: string; version: number; token: string; proofs?: string[] },
) {
  const { event, id, version, token, proofs = [] } = step;
  const params = { id };
  switch (event) {
    case 'approve':
      return app.call(staffCalls.approveWithdrawal, { token, params, body: { version, note: '' } });
    case 'reject':
      return app.call(staffCalls.rejectWithdrawal, { token, params, body: { version, reason: 'Another holder' } });
    case 'pay':
      return app.call(staffCalls.payWithdrawal, {
        token,
        params,
        body: { version, providerNumber: 'P-1', proofs, note: '' },
      });
    case 'fail':
      return app.call(staffCalls.failWithdrawal, { token, params, body: { version, reason: 'Account closed' } });
  }
}

/** What a customer has, in cents. */
export async function money(shop: Shop, buyer: Buyer): Promise<{ available: number; held: number }> {
  const { rows } = await sql<{ code: string; balance: number }>`
    SELECT code, balance FROM ledger_account WHERE owner_id = ${buyer.id}`.execute(shop.app.platform.db);
  const of = (code: string) => rows.find((row) => row.code === code)?.balance ?? 0;
  return { available: of('available'), held: of('held') };
}

/** The names of the invariants that do not hold. */
export const broken = async (shop: Shop): Promise<string[]> =>
  (await shop.app.verify()).filter(({ offenders }) => offenders.length > 0).map(({ name }) => name);

import { createHash } from 'node:crypto';
import { permissionKeys } from '@app/contract/core/permissions';
import { addMs, DAY, MINUTE } from '@app/kernel/clock';
import { toDecimal } from '@app/kernel/money';
import { sql } from 'kysely';
import { submitProof } from '../../modules/payments/public.ts';
import { compareStatement } from '../../modules/reconciliation/usecases/compare-statement.ts';
import { applyReconciliation } from '../../modules/reconciliation/usecases/decide.ts';
import { inTransaction } from '../../platform/db/connect.ts';
import type { Platform } from '../../platform/slice.ts';
import { DEMO_CUSTOMER } from '../demo-customer.ts';

/** A transaction's hash as its network writes it, the same for the same payment. */
const hashOf = (paymentNumber: string, evm: boolean): string =>
  `${evm ? '0x' : ''}${createHash('sha256').update(paymentNumber).digest('hex')}`;

const SENT_AFTER_MS = 7 * MINUTE;

/** Payments by crypto whose transactions wait for staff: no node is configured in the demo. */
async function seedCryptoProofs(platform: Platform): Promise<void> {
  const { rows: channels } = await sql<{ id: string; identifier: string }>`
    SELECT id, identifier FROM payment_channel WHERE kind = 'crypto' AND payment_enabled ORDER BY identifier`.execute(
    platform.db,
  );
  const { rows: open } = await sql<{ id: string; number: string; customerId: string; createdAt: Date }>`
    SELECT p.id, p.number, p.customer_id AS "customerId", p.created_at AS "createdAt" FROM payment p
    WHERE p.state = 'pending' AND p.payable_kind = 'goods_order' AND p.amount_usd >= 2000
      AND NOT EXISTS (SELECT 1 FROM payment_proof r WHERE r.payment_id = p.id)
      AND p.customer_id <> (SELECT id FROM customer WHERE email = ${DEMO_CUSTOMER.email})
    ORDER BY p.created_at, p.id LIMIT 3`.execute(platform.db);
  for (const [index, payment] of open.entries()) {
    const channel = channels[index % channels.length];
    if (!channel) return;
    const txHash = hashOf(payment.number, channel.identifier.startsWith('usdt'));
    const proof = await inTransaction(platform.db, (tx) =>
      submitProof(platform, tx, {
        payment: payment.id,
        customerId: payment.customerId,
        channel: channel.id,
        pictures: [],
        txHash,
      }),
    );
    await sql`UPDATE payment_proof SET submitted_at = ${addMs(payment.createdAt, SENT_AFTER_MS)}
      WHERE id = ${proof.id}`.execute(platform.db);
  }
}

type Week = { readonly from: number; readonly to: number; readonly apply: boolean; readonly fileName: string };
/** Days before today: one statement that was applied, one that waits. */
const weeks: readonly Week[] = [
  { from: 14, to: 8, apply: true, fileName: 'card-provider-week-1.csv' },
  { from: 7, to: 1, apply: false, fileName: 'card-provider-week-2.csv' },
];

const dayBefore = (now: Date, days: number): string =>
  addMs(now, -days * DAY)
    .toISOString()
    .slice(0, 10);

/** What the provider would write about its week, with what went back: one payment is missing, one has another amount, one is nobody's. */
async function statement(platform: Platform, channelId: string, { from, to }: { from: string; to: string }) {
  const { rows } = await sql<{ key: string; usd: number; day: string; type: string }>`
    SELECT a.provider_key AS key, a.amount_usd AS usd, (a.ended_at AT TIME ZONE 'UTC')::date::text AS day,
      'charge' AS type
    FROM payment_attempt a
    WHERE a.channel_id = ${channelId} AND a.state = 'paid'
      AND (a.ended_at AT TIME ZONE 'UTC')::date BETWEEN ${from}::date AND ${to}::date
    ORDER BY a.ended_at, a.id`.execute(platform.db);
  const { rows: backs } = await sql<{ key: string; usd: number; day: string; type: string }>`
    SELECT r.provider_number AS key, r.amount_usd AS usd, (r.created_at AT TIME ZONE 'UTC')::date::text AS day,
      'refund' AS type
    FROM payment_refund r JOIN payment p ON p.id = r.payment_id
    WHERE p.channel_id = ${channelId} AND r.provider_number IS NOT NULL
      AND (r.created_at AT TIME ZONE 'UTC')::date BETWEEN ${from}::date AND ${to}::date
    ORDER BY r.created_at, r.id`.execute(platform.db);
  const report = rows.slice(1).map((row, index) => (index === 1 ? { ...row, usd: row.usd - 30 } : row));
  const lines = [...report, ...backs].map(
    ({ key, usd, day, type }) => `${day},${key},${type === 'refund' ? '-' : ''}${toDecimal(usd)},USD,${type}`,
  );
  const csv = ['Date,Reference,Amount,Currency,Type', ...lines, `${to},PROVIDER-FEE-ADJUSTMENT,12.00,USD,fee`].join(
    '\n',
  );
  return { csv: `${csv}\n`, enough: report.length > 2 };
}

/** Statements of the card provider, compared through the same use cases as the back office's. */
async function seedStatements(platform: Platform): Promise<void> {
  const { rows } = await sql<{ channel: string; staff: string; username: string }>`
    SELECT c.id AS channel, s.id AS staff, s.username FROM payment_channel c, staff s
    WHERE c.identifier = 'sandbox' AND s.disabled_at IS NULL AND s.agent_id IS NULL
    ORDER BY s.created_at LIMIT 1`.execute(platform.db);
  const cast = rows[0];
  if (!cast) return;
  const { staff: id, username } = cast;
  const actor = {
    kind: 'staff',
    id,
    sessionId: id,
    username,
    mustChangePassword: false,
    worksFor: 'house',
    agentId: null,
  } as const;
  const by = { staff: { ...actor, permissions: new Set(permissionKeys) }, ip: '127.0.0.1', lang: 'en-US' } as const;
  for (const week of weeks) {
    const now = platform.clock.now();
    const days = { from: dayBefore(now, week.from), to: dayBefore(now, week.to) };
    const { csv, enough } = await statement(platform, cast.channel, days);
    if (!enough) continue;
    const upload = { bytes: Buffer.from(csv), fileName: week.fileName, declaredType: 'text/csv' };
    const mapping = { reference: 'Reference', amount: 'Amount', out: '', currency: 'Currency', kind: 'Type' };
    const made = await compareStatement(platform, by, {
      upload,
      statement: { channel: cast.channel, ...days, separator: 'comma', decimal: 'point', ...mapping },
    });
    if (week.apply) {
      await inTransaction(platform.db, (tx) => applyReconciliation(tx, by, { id: made.id, version: made.version }));
    }
  }
}

/** What the demo shows of money that others took: crypto payments that wait, and statements that were compared. */
export async function seedOutsideMoney(platform: Platform): Promise<void> {
  await seedCryptoProofs(platform);
  await seedStatements(platform);
}

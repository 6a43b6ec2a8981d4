import { permissionKeys } from '@app/contract/core/permissions';
import { addMs, MINUTE } from '@app/kernel/clock';
import { toDecimal } from '@app/kernel/money';
import { type RawBuilder, sql } from 'kysely';
import sharp from 'sharp';
import { submitProof } from '../../modules/payments/public.ts';
import { uploadVoucher } from '../../modules/payments/usecases/proofs/vouchers.ts';
import { approveProof, rejectProof } from '../../modules/payments/usecases/review-queue/decide.ts';
import { parameter, setParameter } from '../../modules/settings/public.ts';
import { inTransaction, type Tx } from '../../platform/db/connect.ts';
import { newId } from '../../platform/new-id.ts';
import type { Platform } from '../../platform/slice.ts';
import { drawVoucher } from '../art/voucher.ts';
import { type DemoProof, demoProofs, payerBanks } from '../content/proofs.ts';

/** What a demo's proof is worth showing for. */
const LEAST_USD = 2_000;
const TEN_DOLLARS = 1_000;
const SENT_AFTER_MS = 12 * MINUTE;

type Open = {
  readonly paymentId: string;
  readonly number: string;
  readonly customerId: string;
  readonly payer: string;
  readonly amountUsd: number;
  readonly createdAt: Date;
};
type Cast = { readonly channel: string; readonly reviewer: string; readonly other: string };

/** Unpaid goods orders whose time was over long ago: the dearest first, then from the oldest on. */
async function unpaid(platform: Platform): Promise<Open[]> {
  const rows = await payments(platform, sql`p.state = 'pending' AND p.expires_at < app_now()`);
  const dearest = rows.reduce((most, row) => (row.amountUsd > most.amountUsd ? row : most), rows[0] as Open);
  return rows.length === 0 ? [] : [dearest, ...rows.filter((row) => row !== dearest)];
}

/** Has two persons asked for the dearest of the demo's proofs, whatever it came to. */
async function askTwoFrom(platform: Platform, dearestUsd: number): Promise<void> {
  if (dearestUsd >= (await parameter(platform, 'payment.second_approval_usd'))) return;
  await setParameter(platform.db, 'payment.second_approval_usd', dearestUsd - (dearestUsd % TEN_DOLLARS));
  platform.cache.drop(['parameters']);
}

async function payments(platform: Platform, where: RawBuilder<unknown>): Promise<Open[]> {
  const { rows } = await sql<Open>`
    SELECT p.id AS "paymentId", p.number, p.customer_id AS "customerId", p.amount_usd AS "amountUsd",
      o.contact AS payer, p.created_at AS "createdAt"
    FROM payment p JOIN goods_order o ON o.id = p.payable_id
    WHERE p.payable_kind = 'goods_order' AND p.amount_usd >= ${LEAST_USD} AND ${where}
    ORDER BY p.created_at, p.id`.execute(platform.db);
  return rows;
}

/** A second person who may review, beside the one who ships; nobody can sign in as them. */
async function castOf(platform: Platform): Promise<Cast | null> {
  const { rows } = await sql<{ channel: string; staff: string; role: string }>`
    SELECT c.id AS channel, s.id AS staff, s.role_id AS role FROM payment_channel c, staff s
    WHERE c.kind = 'offline' AND c.payment_enabled AND s.disabled_at IS NULL ORDER BY c.sort_weight, s.created_at LIMIT 1`.execute(
    platform.db,
  );
  const found = rows[0];
  if (!found) return null;
  const other = newId(platform.clock);
  await sql`INSERT INTO staff (id, username, name, password_hash, role_id)
    VALUES (${other}, 'mara.review', 'Mara', '!', ${found.role}) ON CONFLICT DO NOTHING`.execute(platform.db);
  return { channel: found.channel, reviewer: found.staff, other };
}

const reviewerOf = (tx: Tx, id: string) => ({
  tx,
  ip: '127.0.0.1',
  lang: 'en-US' as const,
  staff: {
    kind: 'staff' as const,
    id,
    sessionId: id,
    username: 'demo',
    permissions: new Set(permissionKeys),
    mustChangePassword: false,
    worksFor: 'house' as const,
    agentId: null,
  },
});

async function paint(of: Open, demo: DemoProof, index: number, day: string): Promise<Buffer> {
  const svg = drawVoucher({
    bank: payerBanks[index % payerBanks.length] ?? 'BANK',
    payer: of.payer.normalize('NFD').replaceAll(/[^A-Za-z ]/g, '') || `CARD ${1000 + ((index * 1_373) % 9_000)}`,
    amount: `$${toDecimal(Math.max(100, of.amountUsd + (demo.shownUsd ?? 0)))}`,
    reference: of.number,
    day,
    style: index,
  });
  return sharp(Buffer.from(svg)).png().toBuffer();
}

/** Smaller and encoded anew, as a picture that went through a messenger. */
const likeIt = (png: Buffer): Promise<Buffer> => sharp(png).resize(540).jpeg({ quality: 62 }).toBuffer();

async function send(platform: Platform, of: Open, demo: DemoProof, cast: Cast, bytes: Buffer) {
  const by = { payment: of.paymentId, customerId: of.customerId };
  const upload = { bytes, fileName: 'voucher.png', declaredType: 'image/png' };
  const { id } = await uploadVoucher(platform, by, upload);
  const said = demo.statedUsd === undefined ? null : of.amountUsd + demo.statedUsd;
  return inTransaction(platform.db, (tx) =>
    submitProof(platform, tx, {
      ...by,
      channel: cast.channel,
      pictures: [id],
      note: demo.note ?? '',
      ...(said === null ? {} : { amount: toDecimal(Math.max(100, said)), currency: demo.currency ?? 'USD' }),
    }),
  );
}

const sentAt = (platform: Platform, proofId: string, at: Date) =>
  sql`UPDATE payment_proof SET submitted_at = ${at} WHERE id = ${proofId}`.execute(platform.db);

async function decide(
  platform: Platform,
  of: Open,
  demo: DemoProof,
  cast: Cast,
  proof: { id: string; revision: number },
) {
  const { id, revision } = proof;
  const seen = { id, revision, dueUsd: of.amountUsd };
  await inTransaction(platform.db, async (tx) => {
    const by = reviewerOf(tx, demo.verdict === 'second' ? cast.other : cast.reviewer);
    if (demo.verdict === 'rejected' || demo.verdict === 'sent again') {
      await rejectProof(platform, by, { ...seen, reason: demo.reason ?? 'unreadable', text: demo.reasonText ?? '' });
    } else if (demo.verdict) {
      await approveProof(platform, by, { ...seen, receivedUsd: of.amountUsd + (demo.receivedUsd ?? 0) });
    }
  });
}

/**
 * Fills the review desk with proofs in every state, through the same use cases as the shop's: what waits, does not fit,
 * was seen before, needs a second person, was rejected, sent again and approved.
 */
export async function seedProofs(platform: Platform): Promise<void> {
  const cast = await castOf(platform);
  if (!cast) return;
  const open = await unpaid(platform);
  if (open[0]) await askTwoFrom(platform, open[0].amountUsd);
  const overdue = (await payments(platform, sql`p.state = 'cancelled'`)).slice(-1);
  const painted = new Map<string, Buffer>();
  for (const [index, demo] of demoProofs.entries()) {
    const of = demo.overdue ? overdue.shift() : open.shift();
    if (!of) continue;
    const day = of.createdAt.toISOString().slice(0, 10);
    const own = await paint(of, demo, index, day);
    const same = demo.sameAs === undefined ? undefined : painted.get(demo.sameAs);
    const alike = demo.like === undefined ? undefined : painted.get(demo.like);
    const bytes = same ?? (alike ? await likeIt(alike) : own);
    painted.set(demo.key, bytes);
    const proof = await send(platform, of, demo, cast, bytes);
    await decide(platform, of, demo, cast, proof);
    const at = addMs(of.createdAt, SENT_AFTER_MS);
    await sentAt(platform, proof.id, at);
    if (demo.verdict !== 'sent again') continue;
    const again = await send(platform, of, { ...demo, note: '' }, cast, await paint(of, demo, index + 1, day));
    await sentAt(platform, again.id, addMs(at, (platform.clock.now().getTime() - at.getTime()) / 2));
  }
}

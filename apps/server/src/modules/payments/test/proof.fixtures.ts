import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import sharp from 'sharp';
import type { App } from '../../../app.ts';
import { type Answer, call, pay } from './calls.fixtures.ts';
import type { Order, PaymentShop } from './fixtures.ts';

/** The bank's details of the channel below. */
export const BANK = { bankName: 'Banco Atlantico', holder: 'Avela Lda.', account: '0000 2214 8890', swift: '' };

/** A way to pay by bank transfer, with its details; gives its id. */
export async function openOffline(till: PaymentShop, config: object = BANK): Promise<string> {
  const id = randomUUID();
  await sql`INSERT INTO payment_channel (id, identifier, kind, title, config)
    VALUES (${id}, ${`offline-${id.slice(0, 8)}`}, 'offline', '{"en-US": "Bank transfer"}', ${JSON.stringify(config)})`.execute(
    till.db,
  );
  for (const app of till.apps) app.platform.cache.drop(['channels']);
  return id;
}

/** Somebody of the staff who may do everything; their id is their token. */
export async function newStaff(till: PaymentShop): Promise<string> {
  const id = randomUUID();
  await sql`INSERT INTO staff_role (id, name) VALUES (${id}, ${id})`.execute(till.db);
  await sql`INSERT INTO staff (id, username, name, password_hash, role_id)
    VALUES (${id}, ${`staff-${id.slice(0, 8)}`}, 'Somebody', '', ${id})`.execute(till.db);
  return id;
}

/** A picture unlike any other: coarse random patches. */
export async function voucherPicture(): Promise<Buffer> {
  const noise = randomBytes(9 * 8 * 3);
  return sharp(noise, { raw: { width: 9, height: 8, channels: 3 } })
    .resize(450, 400, { kernel: 'nearest' })
    .png()
    .toBuffer();
}

/** Sends one file to an endpoint of the storefront as a browser's form would. */
export async function upload(app: App, path: string, given: { as?: string; bytes: Buffer }): Promise<Answer> {
  const boundary = 'a-boundary-of-the-test';
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="v.png"\r\ncontent-type: image/png\r\n\r\n`;
  const payload = Buffer.concat([Buffer.from(head), given.bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]);
  const answer = await app.server.inject({
    method: 'POST',
    url: `/app_index${path}`,
    headers: {
      'content-type': `multipart/form-data; boundary=${boundary}`,
      ...(given.as ? { authorization: `Bearer ${given.as}` } : {}),
    },
    payload,
  });
  return answer.json() as Answer;
}

/** Uploads a voucher as the owner of an order; gives its id. */
export async function uploadVoucher(till: PaymentShop, order: Order, bytes?: Buffer): Promise<string> {
  const path = `/payment/voucher?payment=${order.paymentId}`;
  const answer = await upload(till.apps[0], path, { as: order.customerId, bytes: bytes ?? (await voucherPicture()) });
  if (answer.code !== 200) throw new Error(`no voucher: ${JSON.stringify(answer)}`);
  return String(answer.data.id);
}

/** Submits a proof as the owner of an order. */
export const submit = (till: PaymentShop, order: Order, body: Record<string, unknown>, app: App = till.apps[0]) =>
  call(app, '/payment/proof', { as: order.customerId, body: { payment: order.paymentId, ...body } });

/** Chooses the channel at the cashier and submits a voucher; gives the proof's id. */
export async function submitProof(till: PaymentShop, order: Order, channel: string, bytes?: Buffer): Promise<string> {
  await pay(till, order, channel);
  const pictures = [await uploadVoucher(till, order, bytes)];
  const answer = await submit(till, order, { channel, pictures });
  if (answer.code !== 200) throw new Error(`no proof: ${answer.text}`);
  return String(answer.data.id);
}

export type StaffAnswer = { status: number; body: Record<string, unknown> & { error?: string } };

/** One call of the back office. */
export async function callStaff(
  app: App,
  path: string,
  given: { as?: string; body?: unknown; key?: string } = {},
): Promise<StaffAnswer> {
  const answer = await app.server.inject({
    method: given.body === undefined ? 'GET' : 'POST',
    url: `/admin_api${path}`,
    headers: {
      ...(given.as ? { authorization: `Bearer ${given.as}` } : {}),
      ...(given.key ? { 'idempotency-key': given.key } : {}),
    },
    ...(given.body === undefined ? {} : { payload: given.body as object }),
  });
  return { status: answer.statusCode, body: (answer.json() as { data: StaffAnswer['body'] }).data };
}

type Verdict = { as: string; revision?: number; dueUsd: number; receivedUsd?: number; app?: App };

/** Approves a proof with what was due, or the amount given. */
export const approve = (till: PaymentShop, proof: string, { as, app, revision = 1, dueUsd, receivedUsd }: Verdict) =>
  callStaff(app ?? till.apps[0], `/payment-proofs/${proof}/approve`, {
    as,
    body: { revision, dueUsd, receivedUsd: receivedUsd ?? dueUsd },
  });

/** Rejects a proof because it cannot be read. */
export const reject = (till: PaymentShop, proof: string, { as, app, revision = 1 }: Omit<Verdict, 'dueUsd'>) =>
  callStaff(app ?? till.apps[0], `/payment-proofs/${proof}/reject`, {
    as,
    body: { revision, reason: 'unreadable', text: 'Too dark.' },
  });

import { randomBytes, randomUUID } from 'node:crypto';
import { readableCode, uuidV7 } from '@app/kernel/ids';
import { signatureOf } from '../apps/server/src/modules/payments/domain/webhook-signature.ts';
import type { Setting } from './calls.ts';
import { pick } from './calls.ts';
import { heard, write } from './heard.ts';
import { send } from './load.ts';
import { SANDBOX_SECRET } from './processes.ts';
import { scriptOf, type Token } from './replay.ts';
import type { Shopper } from './shoppers.ts';

/** A top-up that waits for its provider's event. */
export type OpenTopUp = {
  readonly topUpId: string;
  readonly paymentId: string;
  readonly attemptId: string;
  readonly providerKey: string;
  readonly customerId: string;
};

const AMOUNT_USD = 50_00;
const CODE_LENGTH = 12;

const uuid = (): string => uuidV7(Date.now(), randomBytes(16));
const code = (): string => readableCode(randomBytes(CODE_LENGTH), CODE_LENGTH);

const given = `WITH given AS (
    SELECT * FROM unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::text[], $5::uuid[], $6::text[])
      AS g(top_up, payment, attempt, key, customer, code)
  ), channel AS (SELECT id FROM payment_channel WHERE kind = 'sandbox' LIMIT 1)`;
const amount = `${AMOUNT_USD}`;
const ends = `app_now() + interval '1 day'`;
const inserts = [
  `${given} INSERT INTO payment (id, number, payable_kind, payable_id, customer_id, amount_usd, state, access_key, expires_at)
   SELECT payment, 'P' || code, 'top_up', top_up, customer, ${amount}, 'pending', key, ${ends} FROM given`,
  `${given} INSERT INTO top_up (id, number, customer_id, channel_id, payment_id, amount_usd, expires_at)
   SELECT top_up, 'T' || code, customer, channel.id, payment, ${amount}, ${ends} FROM given, channel`,
  `${given} INSERT INTO top_up_event (top_up_id, event, to_state, actor, who, note)
   SELECT top_up, 'create', 'pending', 'customer', '', '' FROM given`,
  `${given} INSERT INTO payment_attempt (id, payment_id, channel_id, provider_key, amount_usd)
   SELECT attempt, payment, channel.id, key, ${amount} FROM given, channel`,
];

/** Opens so many top-ups with a try at the sandbox, straight in the database. */
export async function openTopUps(url: string, shoppers: readonly Shopper[], count: number): Promise<OpenTopUp[]> {
  const open = Array.from({ length: count }, (_, index) => ({
    topUpId: uuid(),
    paymentId: uuid(),
    attemptId: uuid(),
    providerKey: randomBytes(24).toString('base64url'),
    customerId: pick(shoppers, index).id,
  }));
  const values = [
    open.map((one) => one.topUpId),
    open.map((one) => one.paymentId),
    open.map((one) => one.attemptId),
    open.map((one) => one.providerKey),
    open.map((one) => one.customerId),
    open.map(code),
  ];
  await write(url, [{ text: 'BEGIN' }, ...inserts.map((text) => ({ text, values })), { text: 'COMMIT' }]);
  return open;
}

/** Tells the product, as the sandbox does, that a top-up was paid. Throws unless it says that it took it. */
export async function tellPaid(setting: Setting, topUp: OpenTopUp, event = `evt_${randomUUID()}`): Promise<void> {
  const body = {
    id: event,
    type: 'checkout.paid',
    checkout: topUp.providerKey,
    amount: AMOUNT_USD,
    currency: 'USD',
  };
  const signature = signatureOf(Buffer.from(JSON.stringify(body)), new Date(), [SANDBOX_SECRET]);
  const answer = await send(`${setting.product.url}/webhooks/sandbox`, {
    method: 'POST',
    headers: { 'sandbox-signature': signature },
    body,
  });
  if (answer.code !== 200) throw new Error(`the webhook answered ${JSON.stringify(answer)}`);
}

/** Puts open top-ups where pgbench takes them from, one after the other. */
export async function offer(url: string, open: readonly OpenTopUp[]): Promise<void> {
  await write(url, [
    { text: 'DROP TABLE IF EXISTS floor_top_up' },
    { text: 'DROP SEQUENCE IF EXISTS floor_top_up_next' },
    { text: 'CREATE SEQUENCE floor_top_up_next' },
    {
      text: 'CREATE TABLE floor_top_up (n int PRIMARY KEY, top_up uuid, payment uuid, attempt uuid, key text, customer uuid)',
    },
    {
      text: `INSERT INTO floor_top_up SELECT n, t, p, a, k, c FROM
        unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::text[], $5::uuid[]) WITH ORDINALITY AS g(t, p, a, k, c, n)`,
      values: [
        open.map((one) => one.topUpId),
        open.map((one) => one.paymentId),
        open.map((one) => one.attemptId),
        open.map((one) => one.providerKey),
        open.map((one) => one.customerId),
      ],
    },
    { text: 'ANALYZE floor_top_up' },
  ]);
}

/** The statements of one webhook as a script for pgbench, about another top-up each time. */
export async function topUpScript(setting: Setting): Promise<string> {
  const [first, second] = (await openTopUps(setting.url, setting.shoppers, 2)) as [OpenTopUp, OpenTopUp];
  const event = `evt_${randomUUID()}`;
  const said = await heard(setting, (at, round) =>
    round === 'first' ? tellPaid(at, first) : tellPaid(at, second, event),
  );
  const tokens: Token[] = [
    { value: event, variable: 'event' },
    { value: second.providerKey, variable: 'key' },
    { value: second.topUpId, variable: 'top_up' },
    { value: second.paymentId, variable: 'payment' },
    { value: second.attemptId, variable: 'attempt' },
    { value: second.customerId, variable: 'customer' },
  ];
  return scriptOf(said, {
    tokens,
    first: `SELECT top_up, payment, attempt, key, customer, 'evt_' || gen_random_uuid() AS event
FROM floor_top_up WHERE n = (SELECT nextval('floor_top_up_next'))`.replaceAll('\n', ' '),
  });
}

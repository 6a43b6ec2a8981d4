import { randomBytes } from 'node:crypto';
import type { TopUpEvent, TopUpState } from '@app/contract/top-ups/top-up.machine';
import { addMs, DAY, HOUR, MINUTE } from '@app/kernel/clock';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/connect.ts';
import { insertRows } from './bulk.ts';
import type { Chance } from './chance.ts';
import type { SeededCustomer } from './customers.ts';

const UNPAID_MINUTES = 30;

type Made = {
  readonly id: string;
  readonly customerId: string;
  readonly usd: number;
  readonly state: TopUpState;
  readonly event: TopUpEvent | null;
  readonly by: 'customer' | 'system';
  readonly createdAt: Date;
  /** When it ended; of an open one, when it would. */
  readonly endedAt: Date;
};

type Booked = { readonly id: string; readonly customerId: string; readonly usd: number; readonly at: Date };

/** Top-ups that stand in the books: paid, each a little after it was begun. */
async function paidOnes(tx: Tx, chance: Chance): Promise<Made[]> {
  const { rows } = await sql<Booked>`
    SELECT t.reference_id AS id, a.owner_id AS "customerId", e.amount AS usd, t.created_at AS at
    FROM ledger_transfer t JOIN ledger_entry e ON e.transfer_id = t.id
    JOIN ledger_account a ON a.id = e.account_id AND a.owner_id IS NOT NULL
    WHERE t.kind = 'top_up' ORDER BY t.id`.execute(tx);
  return rows.map(({ at, ...row }) => ({
    ...row,
    state: 'paid',
    event: 'settle',
    by: 'system',
    createdAt: addMs(at, -chance.whole(40, 600) * 1_000),
    endedAt: at,
  }));
}

type Plan = {
  readonly state: TopUpState;
  readonly event: TopUpEvent | null;
  readonly usd: number;
  readonly ago: number;
};

/** What the named customer has beside the paid ones, newest first: one of each other state. */
const NAMED: readonly Plan[] = [
  { state: 'pending', event: null, usd: 30_000, ago: 4 * MINUTE },
  { state: 'failed', event: 'fail', usd: 12_000, ago: 2 * DAY + 3 * HOUR },
  { state: 'cancelled', event: 'cancel', usd: 5_000, ago: 6 * DAY },
  { state: 'cancelled', event: 'expire', usd: 20_000, ago: 19 * DAY + 5 * HOUR },
];
/** One of so many others begins a top-up that comes to nothing. */
const OTHERS = 6;

function unpaidOnes(customers: readonly SeededCustomer[], chance: Chance, now: Date): Made[] {
  const plan = (customer: SeededCustomer, { state, event, usd, ago }: Plan): Made => {
    const createdAt = addMs(now, -ago);
    const deadline = addMs(createdAt, UNPAID_MINUTES * MINUTE);
    const byHand = event === 'cancel';
    return {
      id: chance.id(createdAt),
      customerId: customer.id,
      usd,
      state,
      event,
      by: byHand ? 'customer' : 'system',
      createdAt,
      endedAt: byHand ? addMs(createdAt, 3 * MINUTE) : deadline,
    };
  };
  return customers.flatMap((customer, index) => {
    if (index === 0) return NAMED.map((one) => plan(customer, one));
    if (index % OTHERS !== 0) return [];
    const one = chance.pick(NAMED.slice(1));
    const age = Math.max(1, (now.getTime() - customer.createdAt.getTime()) / DAY - 1);
    return [plan(customer, { ...one, usd: chance.whole(1, 60) * 500, ago: chance.between(0.2, age) * DAY })];
  });
}

/** Top-ups in every state with their payments: the paid ones follow from the books, which must be written. */
export async function seedTopUps(
  tx: Tx,
  of: { customers: readonly SeededCustomer[]; chance: Chance; now: Date },
): Promise<void> {
  const { chance } = of;
  const { rows } = await sql<{ id: string }>`SELECT id FROM payment_channel WHERE identifier = 'sandbox'`.execute(tx);
  const channel = rows[0]?.id;
  const made = [...(await paidOnes(tx, chance)), ...unpaidOnes(of.customers, chance, of.now)];
  const day = (at: Date): string => at.toISOString().slice(2, 10).replaceAll('-', '');
  // A top-up and its payment share their id, so that the books can name the payment before it is written.
  const keyed = made.map((one) => ({ ...one, key: `demo_${chance.code(20)}` }));
  const paidAt = (one: Made): Date | null => (one.state === 'paid' ? one.endedAt : null);
  const expiresAt = (one: Made): Date => addMs(one.createdAt, UNPAID_MINUTES * MINUTE);
  await insertRows(
    tx,
    'payment',
    keyed.map((one) => ({
      id: one.id,
      number: `P${day(one.createdAt)}${chance.code(10)}`,
      payable_kind: 'top_up',
      payable_id: one.id,
      customer_id: one.customerId,
      amount_usd: one.usd,
      state: one.state === 'failed' ? 'cancelled' : one.state,
      channel_id: one.state === 'paid' ? channel : null,
      provider_number: one.state === 'paid' ? `sandbox_capture_${one.key}` : null,
      // Opens the payment without a session, so it must not follow from the seed.
      access_key: randomBytes(24).toString('base64url'),
      expires_at: expiresAt(one),
      paid_at: paidAt(one),
      refunded_usd: 0,
      version: one.event ? 2 : 1,
      created_at: one.createdAt,
    })),
  );
  await insertRows(
    tx,
    'payment_attempt',
    keyed
      .filter(({ state }) => state === 'paid' || state === 'failed')
      .map((one) => ({
        id: chance.id(one.createdAt),
        payment_id: one.id,
        channel_id: channel,
        state: one.state,
        provider_key: one.key,
        amount_usd: one.usd,
        created_at: addMs(one.createdAt, MINUTE / 4),
        ended_at: one.state === 'paid' ? one.endedAt : addMs(one.createdAt, MINUTE),
      })),
  );
  await insertRows(
    tx,
    'top_up',
    keyed.map((one) => ({
      id: one.id,
      number: `T${day(one.createdAt)}${chance.code(9)}`,
      customer_id: one.customerId,
      channel_id: channel,
      payment_id: one.id,
      amount_usd: one.usd,
      state: one.state,
      expires_at: expiresAt(one),
      created_at: one.createdAt,
      paid_at: paidAt(one),
      version: one.event ? 2 : 1,
    })),
  );
  const steps = keyed.flatMap((one) => [
    { top_up_id: one.id, event: 'create', to_state: 'pending', actor: 'customer', created_at: one.createdAt },
    ...(one.event
      ? [{ top_up_id: one.id, event: one.event, to_state: one.state, actor: one.by, created_at: one.endedAt }]
      : []),
  ]);
  await insertRows(
    tx,
    'top_up_event',
    steps.map((step, index) => ({ id: index + 1, ...step, who: '', note: '' })),
  );
  await sql`SELECT setval(pg_get_serial_sequence('top_up_event', 'id'), ${steps.length + 1}, false)`.execute(tx);
}

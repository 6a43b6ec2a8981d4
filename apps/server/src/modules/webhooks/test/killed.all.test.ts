import { randomUUID } from 'node:crypto';
import { staffWebhookEndpoints as calls } from '@app/contract/webhooks/staff-endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { patient } from '../../../platform/testing/chaos.ts';
import { type Fragile, openFragile } from '../../../reliability/after-booking/at-each-step.ts';
import { emit, makeDue, openReceiver } from './fixtures.ts';

let fragile: Fragile;
let receiver: Awaited<ReturnType<typeof openReceiver>>;
beforeAll(async () => {
  fragile = await openFragile();
  receiver = await openReceiver();
}, patient(120_000));
afterAll(async () => {
  await fragile.close();
  await receiver.close();
});

/** More points than hearing and sending one event has. */
const MOST = 200;

test(
  'a process that is cut off at any statement of hearing or sending an event leaves it to others: it arrives, under one id',
  async () => {
    const { shop, victim, database } = fragile;
    const { db } = shop.app.platform;
    const token = await shop.staff();
    const body = { name: 'Books', url: receiver.url(), kinds: ['account.registered' as const] };
    await shop.call(calls.createWebhookEndpoint, { token, body });
    const ids = (customerId: string) =>
      receiver.received.filter(({ text }) => text.includes(customerId)).map(({ headers }) => headers['webhook-id']);
    /** The turn of the process that was cut off is over, and another one works; how often the event has arrived by then. */
    const others = async (customerId: string): Promise<number> => {
      await makeDue(shop);
      await shop.app.deliverEvents();
      await shop.app.runJobs('webhooks.deliver');
      return ids(customerId).length;
    };
    let [from, after, cuts] = [1, false, 0];
    for (; cuts < MOST; cuts += 1) {
      const customerId = randomUUID();
      await emit(shop, 'account.registered', { customerId });
      database.arm({ from, every: 1, after });
      await victim.app.deliverEvents().catch(() => undefined);
      await victim.app.runJobs('webhooks.deliver').catch(() => undefined);
      const cut = database.disarm();
      const where = `cut ${after ? 'after' : 'before'} ${cut?.at ?? 'nothing'}`;
      // What it held is let go once the database hears of its end.
      await expect.poll(() => others(customerId), { message: where, timeout: 5_000 }).toBeGreaterThan(0);
      expect(new Set(ids(customerId)).size, where).toBe(1);
      if (cut === null) break;
      if (cut.commit && !after) [from, after] = [cut.at, true];
      else [from, after] = [cut.at + 1, false];
    }
    expect(cuts).toBeGreaterThan(4);
    expect(cuts).toBeLessThan(MOST);
    const { rows } = await sql<{
      n: number;
    }>`SELECT count(*)::int AS n FROM webhook_message WHERE state <> 'delivered'`.execute(db);
    expect(rows[0]?.n).toBe(0);
  },
  patient(240_000),
);

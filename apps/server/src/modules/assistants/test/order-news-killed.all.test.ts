import { afterAll, beforeAll, expect, test } from 'vitest';
import { patient } from '../../../platform/testing/chaos.ts';
import { type Fragile, openFragile } from '../../../reliability/after-booking/at-each-step.ts';
import { emit, makeDue, openReceiver } from '../../webhooks/test/fixtures.ts';
import { openProfiles, switchBuying } from './fixtures.ts';
import { boughtBy, hearing } from './order-fixtures.ts';

let fragile: Fragile;
let profiles: Awaited<ReturnType<typeof openProfiles>>;
let receiver: Awaited<ReturnType<typeof openReceiver>>;
beforeAll(async () => {
  [fragile, profiles, receiver] = await Promise.all([openFragile(), openProfiles(), openReceiver()]);
  await switchBuying(fragile.shop, true);
  fragile.victim.app.platform.cache.drop(['parameters']);
}, patient(120_000));
afterAll(async () => {
  await fragile.close();
  await profiles.close();
  await receiver.close();
});

/** More points than hearing and sending one event has. */
const MOST = 200;

test(
  'a process that is cut off at any statement of hearing or sending news of an order leaves them to others: each event arrives, under one id',
  async () => {
    const { shop, victim, database } = fragile;
    const { orderId, buyer } = await boughtBy(shop, hearing(shop, profiles, '/killed.json', receiver.url()));
    const arrived = (): Set<unknown> => new Set(receiver.received.map(({ headers }) => headers['webhook-id']));
    const others = async (): Promise<number> => {
      await makeDue(shop);
      await shop.app.deliverEvents();
      await shop.app.runJobs('webhooks.deliver');
      return arrived().size;
    };
    await expect.poll(others, { timeout: 5_000 }).toBe(1);
    const happened = { orderId, customerId: buyer.id, event: 'ship', to: 'shipped' };
    let [from, after, events] = [1, false, 1];
    for (; events < MOST; ) {
      events += 1;
      await emit(shop, 'order.changed', happened);
      database.arm({ from, every: 1, after });
      await victim.app.deliverEvents().catch(() => undefined);
      await victim.app.runJobs('webhooks.deliver').catch(() => undefined);
      const cut = database.disarm();
      const where = `cut ${after ? 'after' : 'before'} ${cut?.at ?? 'nothing'}`;
      await expect.poll(others, { message: where, timeout: 5_000 }).toBe(events);
      if (cut === null) break;
      if (cut.commit && !after) [from, after] = [cut.at, true];
      else [from, after] = [cut.at + 1, false];
    }
    expect(events).toBeGreaterThan(6);
    expect(events).toBeLessThan(MOST);
  },
  patient(240_000),
);

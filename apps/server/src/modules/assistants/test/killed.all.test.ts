import { assistantEndpoints } from '@app/contract/assistants/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { patient } from '../../../platform/testing/chaos.ts';
import { cutAtEach, type Fragile, openFragile } from '../../../reliability/after-booking/at-each-step.ts';
import { assistant, newKey, openProfiles, switchBuying, toAustin } from './fixtures.ts';

let fragile: Fragile;
let profiles: Awaited<ReturnType<typeof openProfiles>>;
beforeAll(async () => {
  [fragile, profiles] = await Promise.all([openFragile(), openProfiles()]);
  await switchBuying(fragile.shop, true);
  fragile.victim.app.platform.cache.drop(['parameters']);
}, patient(120_000));
afterAll(async () => {
  await fragile.close();
  await profiles.close();
});

test(
  'a process that is cut off at any statement leaves a checkout as it was before or as it is after',
  async () => {
    const { shop, victim } = fragile;
    const url = profiles.at('/agent.json');
    const [one, weak] = [assistant(shop, url), assistant(victim, url)];
    const { variantIds } = await shop.product({ prices: [1_200], stock: 100 });
    const items = [{ id: variantIds[0] ?? '', quantity: 1 }];
    await weak.create(items);
    const { rows } = await sql<{ n: number }>`SELECT count(*)::int AS n FROM assistant_checkout`.execute(
      shop.app.platform.db,
    );
    const before = rows[0]?.n ?? 0;
    const counted = async () => {
      const found = await sql<{ n: number }>`SELECT count(*)::int AS n FROM assistant_checkout`.execute(
        shop.app.platform.db,
      );
      return (found.rows[0]?.n ?? 0) - before;
    };
    const key = newKey();
    const cuts = await cutAtEach(
      fragile,
      { name: 'create', work: () => weak.create(items, toAustin, key), short: true },
      counted,
    );
    expect([cuts > 2, await counted()]).toEqual([true, 1]);

    const buyer = await shop.buyer();
    const { body } = await one.create(items, toAustin);
    const state = async () => (await one.get(body.id)).body.status;
    const take = () =>
      victim.call(assistantEndpoints.takeAssistantCart, { token: buyer.token, body: { id: body.id, version: 1 } });
    await cutAtEach(fragile, { name: 'take', work: take, short: true }, state);
    const taken = await take();
    expect(taken.code).toBe(200);

    const again = newKey();
    await cutAtEach(fragile, { name: 'cancel', work: () => weak.cancel(body.id, again), short: true }, state);
    expect(await state()).toBe('canceled');
    const left = await sql`SELECT 1 FROM order_quote WHERE id = ${taken.data.quoteId}`.execute(shop.app.platform.db);
    expect(left.rows).toEqual([]);
  },
  patient(180_000),
);

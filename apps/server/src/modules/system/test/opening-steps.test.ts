import { randomUUID } from 'node:crypto';
import { staffIdentityEndpoints } from '@app/contract/settings/identity/staff-endpoints';
import { OPENING_STEPS, type OpeningStep, openingSteps } from '@app/contract/system/opening-steps';
import { staffSystemEndpoints as calls } from '@app/contract/system/staff-endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lacksFixes, readServerVersion } from '../../../platform/db/known-fixes.ts';
import { openShop, type Shop } from '../../../testing/shop.ts';
import { testApp } from '../../../testing/test-app.ts';
import { setParameter } from '../../settings/public.ts';

let shop: Shop;
let owner: string;
let category: string | undefined;
/** The step that no test can do: the database server may be an old release. */
let stays: OpeningStep[];
let all: OpeningStep[];
beforeAll(async () => {
  shop = await openShop();
  owner = await shop.staff();
  const { db, cache } = shop.app.platform;
  // What this shorthand of a shop brings along.
  await sql`DELETE FROM logistics_company`.execute(db);
  // The owner is alone.
  await sql`UPDATE staff SET disabled_at = now() WHERE username = 'admin'`.execute(db);
  category = (await sql<{ id: string }>`DELETE FROM category RETURNING id`.execute(db)).rows[0]?.id;
  await sql`DELETE FROM parameter`.execute(db);
  cache.drop(['parameters']);
  stays = lacksFixes(await readServerVersion(db)) === null ? [] : ['database'];
  all = OPENING_STEPS.filter((step) => step !== 'database' || stays.length > 0);
});
afterAll(() => shop.close());

const steps = async (token = owner, of = shop) => (await of.call(calls.openingSteps, { token })).data.steps;

test('a fresh shop has everything to do, in order', async () => {
  expect(await steps()).toEqual(all);
});

test('each sees what they may do; an agent’s staff see nothing of it, and nobody without the dashboard asks', async () => {
  for (const step of OPENING_STEPS) {
    const { permission } = openingSteps[step];
    const token = await shop.staff({ permissions: ['dashboard.view', permission] });
    expect(await steps(token)).toEqual(all.filter((one) => openingSteps[one].permission === permission));
  }
  expect(await steps(await shop.staff({ permissions: ['dashboard.view'] }))).toEqual([]);
  expect(await steps(await shop.staff({ agentId: shop.agentId }))).toEqual([]);
  expect(
    (await shop.call(calls.openingSteps, { token: await shop.staff({ permissions: ['system.mail.view'] }) })).status,
  ).toBe(403);
  expect((await shop.call(calls.openingSteps)).status).toBe(401);
});

test('a step is gone when it is done', async () => {
  const { db, cache } = shop.app.platform;
  const done: Record<string, () => Promise<unknown>> = {
    name: () =>
      shop.call(staffIdentityEndpoints.saveIdentity, {
        token: owner,
        body: { name: 'Casa', colour: null, mark: 'bag', logo: null, icon: null, version: 1 },
      }),
    support_email: () => setParameter(db, 'shop.support_email', 'help@casa.example'),
    return_address: () => setParameter(db, 'shop.return_address', '1 Dock Road'),
    channel: () =>
      sql`INSERT INTO payment_channel (id, identifier, kind, title, description, sort_weight)
      VALUES (${randomUUID()}, 'bank', 'offline', '{"en-US": "Bank"}', '{"en-US": ""}', 5)`.execute(db),
    second_person: () => shop.staff({ permissions: ['money.desk.review'] }),
    postage: () => sql`UPDATE postage_rule SET version = version + 1`.execute(db),
    carrier: () =>
      sql`INSERT INTO logistics_company (id, code, name) VALUES (${randomUUID()}, 'X', '{"en-US": "X"}')`.execute(db),
    pages: () => sql`UPDATE article SET version = version + 1`.execute(db),
    category: () =>
      sql`INSERT INTO category (id, path, name) VALUES (${category}, ARRAY[${category}]::uuid[], '{"en-US": "Cups"}')`.execute(
        db,
      ),
    product: () => shop.product({ prices: [999], stock: 2 }),
  };
  const left = [...all] as string[];
  for (const [step, act] of Object.entries(done)) {
    await act();
    cache.drop(['parameters']);
    left.splice(left.indexOf(step), 1);
    expect(await steps(), step).toEqual(left);
  }
  expect(left).toEqual(['mail', ...stays]);
});

test('with a mail server nothing is left but an old database, and a demo never has anything to do', async () => {
  const mail = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'a@b.example' };
  const ready = await testApp({ env: mail, databaseUrl: shop.databaseUrl });
  expect((await ready.call(calls.openingSteps, { token: owner })).data.steps).toEqual(stays);
  await ready.close();
  const demo = await openShop({ DEMO: 'true' });
  expect(await steps(await demo.staff(), demo)).toEqual([]);
  await demo.close();
});

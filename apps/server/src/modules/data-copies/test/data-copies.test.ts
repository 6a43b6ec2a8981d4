import { dataCopyEndpoints as calls } from '@app/contract/data-copies/endpoints';
import { unzipSync } from 'fflate';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalCode } from '../../../testing/refusal-code.ts';
import { openShop, type Shop } from '../../../testing/shop.ts';
import { testApp } from '../../../testing/test-app.ts';
import { personalDataPort } from '../../accounts/core.ts';
import { newcomer, PASSWORD } from '../../accounts/test/fixtures.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const db = () => shop.app.platform.db;
const ask = (token: string, password: string = PASSWORD) => shop.call(calls.askDataCopy, { token, body: { password } });
const read = (token: string) => shop.call(calls.dataCopy, { token });
const link = (token: string) => shop.call(calls.linkDataCopy, { token });
const make = () => shop.app.runJobs('data-copies.make');
const fetched = (url: string) => shop.app.server.inject({ method: 'GET', url });

/** The files of the copy behind an address. */
async function filesOf(url: string): Promise<Record<string, string>> {
  const { rawPayload } = await fetched(url);
  return Object.fromEntries(
    Object.entries(unzipSync(rawPayload)).map(([name, bytes]) => [name, Buffer.from(bytes).toString('utf8')]),
  );
}

test('a copy is made, a mail says so, and its address sends what the shop keeps about this customer alone', async () => {
  const [person, other] = [await newcomer(shop), await newcomer(shop)];
  await sql`INSERT INTO address (id, customer_id, name, country, tel, province, city, address_detail, is_default)
    SELECT gen_random_uuid(), id, 'Ana "A" 李', 'PT', '912', 'Lisboa', 'Lisboa', 'Rua 1' || chr(10) || '2', true FROM customer
    WHERE id IN (${person.id}, ${other.id})`.execute(db());
  expect((await read(person.token)).data).toBeNull();
  expect((await link(person.token)).code).toBe(refusalCode('data_copy.not_ready'));
  const asked = await ask(person.token);
  expect(asked.data).toMatchObject({ state: 'waiting', expiresAt: null, againAt: null });
  // Asked for once more while it is made, it stands.
  expect((await ask(person.token)).data).toMatchObject({ askedAt: asked.data.askedAt });
  await make();
  expect((await read(person.token)).data).toMatchObject({ state: 'done', bytes: expect.any(Number) });
  const { rows: mails } = await sql<{ recipient: string }>`
    SELECT recipient FROM mail_outbox WHERE template = 'data_copy_ready' AND customer_id = ${person.id}`.execute(db());
  expect(mails).toHaveLength(1);
  const { data } = await link(person.token);
  const answer = await fetched(data.url);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/zip',
    'cache-control': 'private, no-store',
    'content-disposition': expect.stringMatching(/^attachment; filename="my-data-\d{4}-\d\d-\d\d\.zip"$/),
  });
  const files = await filesOf(data.url);
  expect(files['README.txt']).toContain('hundredths of a US dollar');
  const account = JSON.parse(files['account.json'] ?? '');
  expect(account.customer).toMatchObject([{ id: person.id }]);
  expect(account.address).toMatchObject([{ name: 'Ana "A" 李', address_detail: 'Rua 1\n2' }]);
  const whole = Object.values(files).join('\n');
  expect(whole).not.toContain(other.id);
  expect(whole).not.toMatch(/password_hash|token_hash|\$argon2/);
  for (const [name, text] of Object.entries(files)) if (name.endsWith('.json')) JSON.parse(text);
});

test('a wrong password asks for nothing, one copy is made a day, and an address ends with the next', async () => {
  const person = await newcomer(shop);
  const refused = await ask(person.token, 'not-the-password');
  expect([refused.code, refused.data]).toMatchObject([
    refusalCode('account.wrong_password'),
    { fields: { password: 'error.account.wrong_password' } },
  ]);
  expect((await read(person.token)).data).toBeNull();
  await ask(person.token);
  await make();
  const soon = await ask(person.token);
  expect(soon.code).toBe(refusalCode('data_copy.too_soon'));
  expect((await read(person.token)).data?.againAt).not.toBeNull();
  const first = (await link(person.token)).data.url;
  const second = (await link(person.token)).data.url;
  expect((await fetched(first)).statusCode).toBe(404);
  expect((await fetched(second)).statusCode).toBe(200);
  await sql`UPDATE data_copy SET link_until = clock_timestamp() WHERE customer_id = ${person.id}`.execute(db());
  expect((await fetched(second)).statusCode).toBe(404);
  expect((await fetched('/files/c/nothing')).statusCode).toBe(404);
});

test('a copy expires after a week, and its file goes', async () => {
  const person = await newcomer(shop);
  await ask(person.token);
  await make();
  const { url } = (await link(person.token)).data;
  await sql`UPDATE data_copy SET done_at = done_at - interval '8 days', created_at = created_at - interval '8 days'
    WHERE customer_id = ${person.id}`.execute(db());
  expect((await read(person.token)).data).toMatchObject({ state: 'expired', expiresAt: null, againAt: null });
  expect((await link(person.token)).code).toBe(refusalCode('data_copy.not_ready'));
  expect((await fetched(url)).statusCode).toBe(404);
  await shop.app.runJobs('data-copies.forget');
  expect((await read(person.token)).data).toMatchObject({ state: 'expired' });
  expect((await ask(person.token)).data).toMatchObject({ state: 'waiting' });
});

test('a process that died leaves its copy to another; what kills each of them has failed', async () => {
  const person = await newcomer(shop);
  await ask(person.token);
  const died = () =>
    sql`UPDATE data_copy SET state = 'running', tries = 1, lease_until = clock_timestamp() - interval '1 second'
      WHERE customer_id = ${person.id}`.execute(db());
  await died();
  await make();
  expect((await read(person.token)).data).toMatchObject({ state: 'done' });
  await sql`UPDATE data_copy SET done_at = NULL, state = 'running', tries = 3,
    lease_until = clock_timestamp() - interval '1 second' WHERE customer_id = ${person.id}`.execute(db());
  await make();
  expect((await read(person.token)).data).toMatchObject({ state: 'failed', againAt: null });
});

test('two processes asked at once make one copy', async () => {
  const person = await newcomer(shop);
  const second = await testApp({ databaseUrl: shop.databaseUrl });
  const asked = await Promise.all(
    [shop, second, shop, second].map((app) =>
      app.call(calls.askDataCopy, { token: person.token, body: { password: PASSWORD } }),
    ),
  );
  expect(asked.map(({ code }) => code)).toEqual([200, 200, 200, 200]);
  await Promise.all([make(), second.app.runJobs('data-copies.make')]);
  const { rows } = await sql<{ state: string }>`SELECT state FROM data_copy WHERE customer_id = ${person.id}`.execute(
    db(),
  );
  expect(rows).toEqual([{ state: 'done' }]);
  await second.close();
});

test('copies go with the account', async () => {
  const person = await newcomer(shop);
  await ask(person.token);
  await make();
  const { url } = (await link(person.token)).data;
  await sql`INSERT INTO deletion_request (id, customer_id, state, reason, held_up_by, ends_at)
    VALUES (gen_random_uuid(), ${person.id}, 'waiting', '', '{}', app_now())`.execute(db());
  await shop.app.runJobs('accounts.delete-due');
  expect((await fetched(url)).statusCode).toBe(404);
  const { rows } = await sql`SELECT FROM data_copy WHERE customer_id = ${person.id}`.execute(db());
  expect(rows).toHaveLength(0);
});

/** Tables that name a customer and are in no copy, and why. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  account_code: 'codes of a few minutes, hashed',
  chat_visitor: 'hashed tokens of devices; what was written is in the talks',
  customer_note: "the shop's working notes, which are asked for in person",
  data_copy: 'the copies themselves',
  deletion_request: 'in the account',
  dining_set_booking: 'in the bookings, with the codes',
  ledger_adjustment: 'in the entries of the wallet',
  ledger_hold: 'money on its way, which the withdrawals say',
  order_group: 'in the payments',
  order_quote: 'quotes of minutes',
  stock_allocation: 'in the orders',
  stock_movement: 'of the stock, not of the person',
  travel_bundle_quote: 'quotes of minutes',
  travel_deal_claim: 'in the bookings',
  travel_quote: 'quotes of minutes',
  trip_effect: 'worked out from the bookings',
};

test('every table that names a customer is in the copy, or is left out for a reason', async () => {
  const { rows } = await sql<{ name: string }>`
    SELECT DISTINCT c.table_name AS name FROM information_schema.columns c
      JOIN information_schema.tables t ON t.table_name = c.table_name AND t.table_type = 'BASE TABLE'
    WHERE c.table_schema = 'public' AND c.column_name = 'customer_id'
    UNION SELECT conrelid::regclass::text FROM pg_constraint WHERE contype = 'f' AND confrelid = 'customer'::regclass
    ORDER BY 1`.execute(db());
  const copied = new Set(
    personalDataPort.all(shop.app.platform).flatMap(({ tables }) => tables.map(({ table }) => table)),
  );
  expect(rows.length).toBeGreaterThan(40);
  expect(rows.map(({ name }) => name).filter((name) => !copied.has(name) && !Object.hasOwn(LEFT_OUT, name))).toEqual(
    [],
  );
  const files = personalDataPort.all(shop.app.platform).map(({ file }) => file);
  expect(new Set(files).size).toBe(files.length);
});

test('no copied column is a secret or the shop alone', () => {
  const columns = personalDataPort
    .all(shop.app.platform)
    .flatMap(({ tables }) => tables.flatMap(({ table, columns: names }) => names.map((name) => `${table}.${name}`)));
  expect(
    columns.filter((name) => /(?<!tx)_hash|secret|access_key|salt|cost|rebate_usd|agent_id|staff/.test(name)),
  ).toEqual([]);
});

import { randomBytes, randomUUID } from 'node:crypto';
import type { RequestOf } from '@app/contract/core/endpoint';
import { staffChannelEndpoints as calls } from '@app/contract/payments/channels/staff-endpoints';
import { paymentEndpoints } from '@app/contract/payments/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { json } from '../../../platform/db/connect.ts';
import { refusalCode } from '../../../testing/refusal-code.ts';
import { fieldsOf } from '../../../testing/refusal-of.ts';
import { openShop, type Shop } from '../../../testing/shop.ts';
import { sealStored } from '../db/sealed-secrets.ts';
import { isCallable } from '../domain/callable-address.ts';
import type { StoredSecrets } from '../domain/channel-settings.ts';
import { channelConfig } from '../usecases/channel-config.ts';

let shop: Shop;
let staff: string;
beforeAll(async () => {
  shop = await openShop();
  staff = await shop.staff();
});
afterAll(() => shop.close());

type Body = RequestOf<typeof calls.createChannel>['body'];
const common = {
  title: { 'en-US': 'Bank' },
  description: { 'en-US': '' },
  image: null,
  minimumUsd: 100,
  maximumUsd: 10_000,
  minimumWithdrawalUsd: 1_000,
  maximumWithdrawalUsd: 50_000,
  withdrawalFeeUsd: 100,
  withdrawalFeeBp: 50,
  sortWeight: 50,
};
const named = () => `c${randomUUID().slice(0, 8)}`;
const bank = (config: object = { bankName: 'B', holder: 'H', account: '1' }): Body =>
  ({ ...common, identifier: named(), kind: 'offline', config, secrets: {} }) as Body;
const card = (): Body => ({
  ...common,
  identifier: named(),
  kind: 'card',
  config: { apiBase: 'https://api.stripe.com', publishableKey: 'pk_1' },
  secrets: { secretKey: { add: 'sk_live_canary_0001' }, webhookSecrets: { add: 'whsec_canary_0001' } },
});
const create = (body: Body) => shop.call(calls.createChannel, { token: staff, body });
const update = (id: string, body: Body & { version: number }) =>
  shop.call(calls.updateChannel, { token: staff, params: { id }, body });
const turn = (id: string, version: number, what: 'payment' | 'withdrawal', on = true) =>
  shop.call(calls.switchChannel, { token: staff, params: { id }, body: { version, what, on } });
test('a new channel is off; it is switched on once what is required is there, and customers see it then', async () => {
  const { data } = await create(bank({ bankName: 'B' }));
  expect(data).toMatchObject({ paymentEnabled: false, withdrawalEnabled: false, missing: ['holder', 'account'] });
  const refused = await turn(data.id, data.version, 'payment');
  expect([refused.status, refused.code]).toEqual([409, refusalCode('channel.not_configured')]);
  expect((refused.data as unknown as { missing: string[] }).missing).toEqual(['holder', 'account']);
  const whole = bank();
  const saved = await update(data.id, { ...whole, identifier: data.identifier, version: data.version });
  const on = await turn(data.id, saved.data.version, 'withdrawal');
  expect(on.data.withdrawalEnabled).toBe(true);
  const seen = await shop.call(paymentEndpoints.paymentChannels, { query: { purpose: 'withdraw' } });
  expect(seen.data.find(({ id }) => id === data.id)).toMatchObject({
    minimum: { usd: 1_000 },
    maximum: { usd: 50_000 },
  });
  const emptied = await update(data.id, { ...bank({}), identifier: data.identifier, version: on.data.version });
  expect(emptied.code).toBe(refusalCode('channel.not_configured'));
});

const db = () => shop.app.platform.db;
const dump = async (): Promise<string> =>
  (await sql<{ text: string }>`SELECT string_agg(to_jsonb(c)::text, ' ') AS text FROM payment_channel c`.execute(db()))
    .rows[0]?.text ?? '';
const storedOf = async (id: string) =>
  (await sql<{ secrets: StoredSecrets }>`SELECT secrets FROM payment_channel WHERE id = ${id}`.execute(db())).rows[0]
    ?.secrets ?? {};

test('secrets are sealed where they are stored: a dump of the table shows none, and the product reads them', async () => {
  const { data } = await create(card());
  const text = await dump();
  expect(text).toContain('sealed:1:');
  expect(text).not.toMatch(/canary|"values": \["(?!sealed:1:)/);
  const config = await channelConfig(shop.app.platform, data.id, 'card');
  expect(config).toMatchObject({ secretKey: 'sk_live_canary_0001', webhookSecrets: ['whsec_canary_0001'] });
  // Moved to another channel they do not open.
  const other = (await create(card())).data.id;
  await sql`UPDATE payment_channel SET secrets = ${json(await storedOf(data.id))} WHERE id = ${other}`.execute(db());
  await expect(sealStored(db(), shop.app.platform.config)).rejects.toThrow('they were changed in the database');
  await sql`DELETE FROM payment_channel WHERE id = ${other}`.execute(db());
});

test('secrets from before are read as they are, and sealed at the next start or when the channel is saved', async () => {
  const { data } = await create(card());
  const plain = { secretKey: { values: ['sk_live_canary_old'], changedAt: null } };
  const write = () => sql`UPDATE payment_channel SET secrets = ${json(plain)} WHERE id = ${data.id}`.execute(db());
  await write();
  shop.app.platform.cache.drop(['channels']);
  const read = await shop.call(calls.readChannel, { token: staff, params: { id: data.id } });
  expect(read.data.secrets.secretKey?.hints).toEqual(['_old']);
  const { identifier, id } = data;
  const saved = await update(id, { ...card(), identifier, secrets: {}, version: read.data.version });
  expect(saved.status).toBe(200);
  expect(await dump()).not.toContain('canary');
  await write();
  await Promise.all([sealStored(db(), shop.app.platform.config), sealStored(db(), shop.app.platform.config)]);
  expect(await dump()).not.toContain('canary');
  expect((await shop.call(calls.readChannel, { token: staff, params: { id } })).data.secrets.secretKey?.hints).toEqual([
    '_old',
  ]);
});

test('a key that is missing or another one is named, and nothing is sealed anew', async () => {
  await create(card());
  const before = await dump();
  const other = { ...shop.app.platform.config, secretsKey: randomBytes(32) };
  await expect(sealStored(db(), other)).rejects.toThrow(/^SECRETS_KEY does not open .* sealed with another key\./);
  expect(await dump()).toBe(before);
});

test('secrets are written and never come back: not in answers, not in the operation log', async () => {
  const { data } = await create(card());
  expect(data.secrets).toMatchObject({ secretKey: { hints: ['0001'] }, webhookSecrets: { hints: ['0001'] } });
  const read = async () => {
    shop.app.platform.cache.dropHere(['channels']);
    return channelConfig(shop.app.platform, data.id, 'card');
  };
  expect(await read()).toMatchObject({ secretKey: 'sk_live_canary_0001', webhookSecrets: ['whsec_canary_0001'] });
  const body = { ...card(), identifier: data.identifier };
  const rotated = await update(data.id, {
    ...body,
    secrets: { webhookSecrets: { add: 'whsec_canary_0002' } },
    version: data.version,
  } as Body & { version: number });
  expect(rotated.data.secrets.webhookSecrets?.hints).toEqual(['0002', '0001']);
  expect(await read()).toMatchObject({
    secretKey: 'sk_live_canary_0001',
    webhookSecrets: ['whsec_canary_0002', 'whsec_canary_0001'],
  });
  const dropped = await update(data.id, {
    ...body,
    secrets: { webhookSecrets: { drop: [1] } },
    version: rotated.data.version,
  } as Body & { version: number });
  expect(await read()).toMatchObject({ webhookSecrets: ['whsec_canary_0002'] });
  const list = await shop.call(calls.listChannels, { token: staff, query: { limit: '100' } });
  const { rows } = await sql`SELECT before, after FROM operation_log`.execute(shop.app.platform.db);
  const text = JSON.stringify([data, rotated.data, dropped.data, list.data, rows]);
  expect(text).not.toMatch(/sk_live_canary|whsec_canary/);
  expect(rows.length).toBeGreaterThan(2);
});

test('the sandbox is part of a demo alone: another shop neither has, lists nor counts it', async () => {
  const { rows } = await sql`SELECT FROM payment_channel WHERE kind = 'sandbox'`.execute(db());
  expect(rows).toHaveLength(0);
  const kinds = async (of: Shop, token: string) => {
    const { list, counts } = (await of.call(calls.listChannels, { token, query: { limit: '100' } })).data;
    expect(counts.all).toBe(list.length);
    return list.map(({ kind }) => kind);
  };
  expect(await kinds(shop, staff)).not.toContain('sandbox');
  const demo = await openShop({ DEMO: 'true' });
  expect(await kinds(demo, await demo.staff())).toContain('sandbox');
  await demo.close();
});

test('M19: of two who save the same version the second is refused with the present one', async () => {
  const { data } = await create(bank());
  const body = { ...bank(), identifier: data.identifier, version: data.version };
  const both = await Promise.all([update(data.id, body), update(data.id, { ...body, sortWeight: 60 })]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const stale = both.find(({ status }) => status === 409);
  expect(stale?.code).toBe(refusalCode('record.stale'));
  expect((stale?.data as unknown as { current: { version: number } } | undefined)?.current.version).toBe(2);
  expect((await turn(data.id, 1, 'payment')).code).toBe(refusalCode('record.stale'));
});

test('what does not fit is refused at its field', async () => {
  const swapped = await create({ ...bank(), minimumUsd: 5_000, maximumUsd: 100, maximumWithdrawalUsd: 999 });
  expect(fieldsOf(swapped)).toEqual({ maximumUsd: 'field.too_small', maximumWithdrawalUsd: 'field.too_small' });
  expect(fieldsOf(await create(bank({ iban: 'DE88370400440532013000' })))).toEqual({ 'config.iban': 'field.invalid' });
  const coin = {
    ...common,
    identifier: named(),
    kind: 'crypto',
    config: { network: 'ethereum', asset: 'USDT', address: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq' },
    secrets: { rpcUrl: { add: 'http://169.254.169.254/latest' } },
  } as Body;
  expect(fieldsOf(await create(coin))).toEqual({
    'config.address': 'field.invalid',
    'secrets.rpcUrl': 'channels.address_refused',
  });
  // Nothing would ever be read from it: only tokens on EVM networks are watched.
  const unread = {
    ...coin,
    config: { network: 'tron', asset: 'USDT', tokenContract: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' },
    secrets: { rpcUrl: { add: 'http://127.0.0.1:8545' } },
  } as Body;
  expect(fieldsOf(await create(unread))).toEqual({ 'secrets.rpcUrl': 'channels.not_watched' });
  const first = await create(bank());
  const taken = await create({ ...bank(), identifier: first.data.identifier });
  expect([taken.status, taken.code]).toEqual([409, refusalCode('channel.identifier_taken')]);
});

test('a kind that cannot pay out is not switched to; a channel in use stays', async () => {
  const { data } = await create(card());
  expect((await turn(data.id, data.version, 'withdrawal')).code).toBe(refusalCode('channel.no_payout'));
  const remove = (id: string) => shop.call(calls.deleteChannel, { token: staff, params: { id } });
  expect((await remove(data.id)).status).toBe(200);
  expect((await remove(data.id)).status).toBe(404);
  expect((await remove(shop.balanceChannel)).code).toBe(refusalCode('channel.in_use'));
  const viewer = await shop.staff({ permissions: ['money.channels.view'] });
  expect((await shop.call(calls.createChannel, { token: viewer, body: bank() })).status).toBe(403);
  expect((await shop.call(calls.listChannels, {})).status).toBe(401);
});

test.each([
  ['https://api.stripe.com', true],
  ['https://api.stripe.com/v1', true],
  ['http://api.stripe.com', false],
  ['https://api.stripe.com:8443', false],
  ['https://user:pass@api.stripe.com', false],
  ['https://api.stripe.com.evil.example', false],
  ['https://eth.node.example', true],
  ['https://node.example', false],
  ['https://169.254.169.254/', false],
  ['https://[fd00::1]/', false],
  ['https://127.0.0.1:8545', false],
  ['http://localhost:8545', false],
  ['ftp://api.stripe.com', false],
  ['not an address', false],
])('S: in production the server may call %s: %s', (address, may) => {
  const config = { outboundHosts: ['api.stripe.com', '.node.example'], demo: false, env: 'production' } as const;
  expect(isCallable(config, address)).toBe(may);
});

test('while it is a demo or test, the server may call this very machine, and nothing else beyond the list', () => {
  const demo = { outboundHosts: [], demo: true, env: 'production' } as const;
  expect(isCallable(demo, 'http://127.0.0.1:8545')).toBe(true);
  expect(isCallable({ ...demo, demo: false, env: 'test' }, 'http://localhost:1')).toBe(true);
  expect(isCallable(demo, 'http://10.0.0.8:8545')).toBe(false);
  expect(isCallable(demo, 'http://localhost.evil.example')).toBe(false);
});

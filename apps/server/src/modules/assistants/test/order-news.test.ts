import { createHash, createPublicKey, type JsonWebKey, verify } from 'node:crypto';
import { staffAssistantEndpoints as staffCalls } from '@app/contract/assistants/staff-endpoints';
import { staffWebhookEndpoints } from '@app/contract/webhooks/staff-endpoints';
import { httpbis } from 'http-message-signatures';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../../../testing/shop.ts';
import { shipOf } from '../../orders/test/fixtures.ts';
import { loggedOn } from '../../staff/test/fixtures.ts';
import { makeDue, openReceiver, type Received } from '../../webhooks/test/fixtures.ts';
import { openProfiles, switchBuying } from './fixtures.ts';
import { boughtBy, hearing } from './order-fixtures.ts';
import { expectUcp } from './ucp-rules.ts';

let shop: Shop;
let profiles: Awaited<ReturnType<typeof openProfiles>>;
let receiver: Awaited<ReturnType<typeof openReceiver>>;
beforeAll(async () => {
  [shop, profiles, receiver] = await Promise.all([openShop(), openProfiles(), openReceiver()]);
  await switchBuying(shop, true);
});
afterAll(async () => {
  await shop.close();
  await profiles.close();
  await receiver.close();
});
afterEach(() => {
  receiver.received.length = 0;
  receiver.answerWith(() => ({ status: 204 }));
});

const send = async (): Promise<void> => {
  await shop.app.deliverEvents();
  await shop.app.runJobs('webhooks.deliver');
};
const publishedKeys = async () =>
  (await shop.app.server.inject('/.well-known/ucp')).json().signing_keys as (JsonWebKey & { kid: string })[];

/** Whether a library verifies a message by the keys of the shop's profile. */
async function isVerified({ headers, text, path }: Received): Promise<boolean | null> {
  const keys = await publishedKeys();
  const digest = `sha-256=:${createHash('sha256').update(text).digest('base64')}:`;
  if (headers['content-digest'] !== digest) return false;
  const message = { method: 'POST', url: receiver.url(path), headers: headers as Record<string, string> };
  return httpbis.verifyMessage(
    {
      requiredFields: [
        '@method',
        '@authority',
        '@path',
        'ucp-agent',
        'idempotency-key',
        'content-digest',
        'content-type',
      ],
      keyLookup: async ({ keyid }) => {
        const jwk = keys.find(({ kid }) => kid === keyid);
        if (!jwk) return null;
        const key = createPublicKey({ key: jwk, format: 'jwk' });
        return {
          id: jwk.kid,
          verify: async (data, signature) => verify('sha256', data, { key, dsaEncoding: 'ieee-p1363' }, signature),
        };
      },
    },
    message,
  );
}

const bodyOf = ({ text }: Received) => JSON.parse(text);

test('2026-04-08: an order is sent once it is paid and with each change, whole, signed, under ids of its own', async () => {
  const one = hearing(shop, profiles, '/hears.json', receiver.url('/ucp/orders?of=agent'));
  const { id, orderId } = await boughtBy(shop, one);
  await send();
  expect(receiver.received).toHaveLength(1);
  const [created] = receiver.received as [Received];
  expectUcp('order', bodyOf(created));
  expect(bodyOf(created)).toEqual((await one.call('GET', `/ucp/orders/${orderId}`)).body);
  expect(bodyOf(created)).toMatchObject({ id: orderId, checkout_id: id });
  expect(created.path).toBe('/ucp/orders?of=agent');
  expect(created.headers['ucp-agent']).toBe(`profile="${shop.app.platform.home()}/.well-known/ucp"`);
  expect(Number(created.headers['webhook-timestamp'])).toBeGreaterThan(1_000_000_000);
  expect(await isVerified(created)).toBe(true);
  expect(await isVerified({ ...created, text: `${created.text} ` })).toBe(false);
  expect(await isVerified({ ...created, path: '/elsewhere?of=agent' })).toBe(false);
  await shipOf(shop, await shop.staff(), orderId, ['TR 1']);
  await send();
  const shipped = receiver.received.at(-1) as Received;
  expect(receiver.received).toHaveLength(2);
  expect(bodyOf(shipped).fulfillment.events).toMatchObject([{ type: 'shipped', tracking_number: 'TR 1' }]);
  expect([await isVerified(shipped), shipped.headers['webhook-id'] === created.headers['webhook-id']]).toEqual([
    true,
    false,
  ]);
  expect(JSON.stringify(receiver.received.map(({ text }) => text))).not.toMatch(/Main St|Ann/);
});

test('2026-04-08: what was not taken is sent again, under the same id, before what happened later; staff read it in the log', async () => {
  const one = hearing(shop, profiles, '/slow.json', receiver.url('/slow'));
  receiver.answerWith(() => ({ status: 503, text: 'later' }));
  const { orderId } = await boughtBy(shop, one);
  await send();
  await shipOf(shop, await shop.staff(), orderId, ['TR 2']);
  await send();
  expect(receiver.received).toHaveLength(1);
  receiver.answerWith(() => ({ status: 204 }));
  await makeDue(shop);
  await send();
  const ids = receiver.received.map(({ headers }) => headers['webhook-id']);
  expect([ids.length, ids[0] === ids[1], ids[1] === ids[2]]).toEqual([3, true, false]);
  expect(await isVerified(receiver.received.at(-1) as Received)).toBe(true);
  const token = await shop.staff();
  const log = await shop.call(staffWebhookEndpoints.listWebhookMessages, { token, query: { record: orderId } });
  expect(log.data.list.map(({ state, endpoint }) => [state, endpoint.name])).toEqual([
    ['delivered', new URL(one.profile).host],
    ['delivered', new URL(one.profile).host],
  ]);
  const first = log.data.list.at(-1)?.id ?? '';
  const detail = await shop.call(staffWebhookEndpoints.readWebhookMessage, { token, params: { id: first } });
  expect(JSON.parse(detail.data.body).id).toBe(orderId);
  expect(detail.data.tries.map(({ status }) => status)).toEqual([204, 503]);
  // Addresses of assistants are not among those that staff look after.
  const addresses = await shop.call(staffWebhookEndpoints.listWebhookEndpoints, { token, query: {} });
  expect(addresses.data.list).toEqual([]);
});

test('nothing is sent without an address, of an unsigned checkout, to this machine by a profile of elsewhere, or while nothing is paid', async () => {
  const silent = hearing(shop, profiles, '/silent.json', undefined);
  await boughtBy(shop, silent);
  const loose = hearing(shop, profiles, '/loose.json', receiver.url('/loose'));
  await boughtBy(shop, loose, { signed: false });
  await boughtBy(shop, hearing(shop, profiles, '/unpaid.json', receiver.url('/unpaid')), { paid: false });
  const moved = hearing(shop, profiles, '/moved.json', 'http://10.0.0.8/hooks');
  await boughtBy(shop, moved);
  await send();
  await send();
  expect(receiver.received).toEqual([]);
  const { rows } = await sql<{
    n: number;
  }>`SELECT count(*)::int AS n FROM webhook_message WHERE state = 'waiting'`.execute(shop.app.platform.db);
  expect(rows[0]?.n).toBe(0);
});

test('staff of the house replace the keys at once: what an older one signed is verified no longer', async () => {
  const token = await shop.staff({ permissions: ['control.webhooks.edit'] });
  const before = await publishedKeys();
  const one = hearing(shop, profiles, '/replaced.json', receiver.url('/replaced'));
  await boughtBy(shop, one);
  await send();
  const old = receiver.received.at(-1) as Received;
  expect(await isVerified(old)).toBe(true);
  const { data } = await shop.call(staffCalls.replaceAssistantKeys, { token });
  expect((await publishedKeys()).map(({ kid }) => kid)).toEqual([data.kid]);
  expect(before.map(({ kid }) => kid)).not.toContain(data.kid);
  expect(await isVerified(old).catch(() => false)).not.toBe(true);
  await boughtBy(shop, one);
  await send();
  const last = receiver.received.at(-1) as Received;
  expect([await isVerified(last), String(last.headers['signature-input'])]).toEqual([
    true,
    expect.stringContaining(`keyid="${data.kid}"`),
  ]);
  const [entry] = (await loggedOn(shop, `assistant_signing_key/${data.kid}`)).map(({ action }) => action);
  expect(entry).toBe('assistant_signing_key.replace');
});

test('2026-04-08: keys are published before they sign, and the last one stays for what it signed', async () => {
  const db = shop.app.platform.db;
  const [first] = await publishedKeys();
  expectUcp('profile', (await shop.app.server.inject('/.well-known/ucp')).json());
  expect(Object.keys(first ?? {}).sort()).toEqual(['alg', 'crv', 'kid', 'kty', 'use', 'x', 'y']);
  const age = (days: number) =>
    sql`UPDATE assistant_signing_key SET created_at = created_at - ${days} * interval '1 day'`.execute(db);
  await age(91);
  await Promise.all([shop.app.runJobs('assistants.rotate_keys'), shop.app.runJobs('assistants.rotate_keys')]);
  const both = await publishedKeys();
  expect(both.map(({ kid }) => kid)).toEqual([first?.kid, expect.not.stringMatching(first?.kid ?? '-')]);
  const one = hearing(shop, profiles, '/turns.json', receiver.url('/turns'));
  const keyids = async () => {
    await boughtBy(shop, one);
    await send();
    const last = receiver.received.at(-1) as Received;
    expect(await isVerified(last)).toBe(true);
    return /keyid="([^"]*)"/.exec(String(last.headers['signature-input']))?.[1];
  };
  expect(await keyids()).toBe(both[0]?.kid);
  await age(2);
  expect(await keyids()).toBe(both[1]?.kid);
  await age(7);
  await shop.app.runJobs('assistants.rotate_keys');
  expect((await publishedKeys()).map(({ kid }) => kid)).toEqual([both[1]?.kid]);
  // Keys that were sealed by another secret of the shop sign nothing: another is made.
  await sql`UPDATE assistant_signing_key SET private_key = 'v1.nothing'`.execute(db);
  expect(await keyids()).not.toBe(both[1]?.kid);
});

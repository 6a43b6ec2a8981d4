import { orderEndpoints } from '@app/contract/orders/endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../../../testing/shop.ts';
import { askBack, shipOf } from '../../orders/test/fixtures.ts';
import { newSigner, openProfiles, signing, switchBuying } from './fixtures.ts';
import { boughtBy, hearing } from './order-fixtures.ts';
import { expectUcp } from './ucp-rules.ts';

let shop: Shop;
let profiles: Awaited<ReturnType<typeof openProfiles>>;
beforeAll(async () => {
  [shop, profiles] = await Promise.all([openShop(), openProfiles()]);
  await switchBuying(shop, true);
});
afterAll(async () => {
  await shop.close();
  await profiles.close();
});

const signedAssistant = (path: string) => hearing(shop, profiles, path, undefined);
const bought = (of: ReturnType<typeof signedAssistant>, signed = true) => boughtBy(shop, of, { signed });

test('2026-04-08: the assistant whose signed checkout it came of reads the order as it stands', async () => {
  const one = signedAssistant('/signed.json');
  const { id, orderId, buyer, variantId } = await bought(one);
  const read = () => one.call('GET', `/ucp/orders/${orderId}`);
  const paid = await read();
  expectUcp('order', paid.body);
  expect(paid.body).toMatchObject({ id: orderId, checkout_id: id, currency: 'USD', adjustments: [] });
  expect(paid.body.line_items).toMatchObject([
    { id: variantId, quantity: { original: 2, total: 2, fulfilled: 0 }, status: 'processing' },
  ]);
  expect(JSON.stringify(paid.body)).not.toMatch(/Main St|Ann/);
  await shipOf(shop, await shop.staff(), orderId, ['TR 1', 'TR 2']);
  const sent = await read();
  expectUcp('order', sent.body);
  expect(sent.body.line_items[0].status).toBe('fulfilled');
  expect(sent.body.fulfillment.events).toMatchObject([
    { type: 'shipped', tracking_number: 'TR 1', tracking_url: 'https://example.com/TR%201' },
    { type: 'shipped', tracking_number: 'TR 2' },
  ]);
  await shop.call(orderEndpoints.confirmReceipt, { token: buyer.token, body: { orderId } });
  await askBack(shop, buyer, { orderId });
  const back = await read();
  expectUcp('order', back.body);
  expect(back.body.fulfillment.events.at(-1).type).toBe('delivered');
  expect(back.body.adjustments).toMatchObject([{ type: 'return', status: 'pending' }]);
});

test('2026-04-08: an order is read with a signature alone, and by its own assistant alone', async () => {
  const [one, other] = [signedAssistant('/one.json'), signedAssistant('/two.json')];
  const { orderId } = await bought(one);
  const unsigned = await one.plain.call('GET', `/ucp/orders/${orderId}`);
  expect([unsigned.status, unsigned.body.code]).toEqual([401, 'signature_missing']);
  for (const id of [orderId, '00000000-0000-4000-8000-000000000000', 'nothing']) {
    const none = await other.call('GET', `/ucp/orders/${id}`);
    expectUcp('error', none.body);
    expect([none.status, none.body.messages[0].code]).toEqual([200, 'not_found']);
  }
  const loose = await bought(one, false);
  expect((await one.call('GET', `/ucp/orders/${loose.orderId}`)).body.messages[0].code).toBe('not_found');
});

test('2026-04-08: what was made with a signature is called with one, of a key of that profile', async () => {
  const one = signedAssistant('/bound.json');
  const { variantIds } = await shop.product({ prices: [1_200], stock: 9 });
  const body = { line_items: [{ item: { id: variantIds[0] }, quantity: 1 }] };
  const made = await one.call('POST', '/ucp/checkout-sessions', body);
  expect(made.status).toBe(201);
  const { id } = made.body;
  for (const answer of [await one.plain.get(id), await one.plain.cancel(id), await one.plain.complete(id)])
    expect([answer.status, answer.body.code]).toEqual([401, 'signature_missing']);
  expect((await one.call('GET', `/ucp/checkout-sessions/${id}`)).body.status).toBe('requires_escalation');
  // Signed by someone else, in the name of this profile.
  const home = shop.app.platform.home() ?? '';
  const path = `/ucp/checkout-sessions/${id}`;
  const forged = signing(newSigner().signer, { home, profile: profiles.at('/bound.json'), method: 'GET', path });
  const refused = await one.plain.call('GET', path, undefined, forged);
  expect([refused.status, refused.body.code]).toEqual([401, 'signature_invalid']);
});

import { staffEndpoints } from '@app/contract/staff/staff-endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpointsOf, send, titleOf } from '../../../reliability/every-endpoint.ts';
import { refusalCode } from '../../../testing/refusal-code.ts';
import { type Buyer, openShop, type Shop } from '../../../testing/shop.ts';
import { orderOf } from '../../orders/test/fixtures.ts';
import { agentBelow } from './fixtures.ts';

let shop: Shop;
let mine: Buyer;
let below: Buyer;
let strange: Buyer;
let token: string;
beforeAll(async () => {
  shop = await openShop();
  const agent = await agentBelow(shop, null);
  const { variantIds } = await shop.product({ prices: [500], stock: 9 });
  const buyerOf = async (agentId: string): Promise<Buyer> => {
    const buyer = await shop.buyer({ usd: 5_000, agentId });
    await orderOf(shop, buyer, [{ variantId: variantIds[0] ?? '', quantity: 1 }]);
    return buyer;
  };
  mine = await buyerOf(agent);
  below = await buyerOf(await agentBelow(shop, agent));
  strange = await buyerOf(await agentBelow(shop, null));
  token = await shop.staff({ agentId: agent });
});
afterAll(() => shop.close());

/** Every list of the back office. An export reads nothing else: it asks for page after page of the same answer. */
const lists = () =>
  endpointsOf(shop).filter(
    ({ endpoint: { surface, method, path } }) =>
      surface === 'backoffice' && method === 'GET' && !path.includes(':') && path !== '/invariants',
  );

test('when an agents staff reads any list, whole as an export does, then only that branch is in it', async () => {
  const seen = new Set<string>();
  const leaked = new Set<string>();
  // Nicknames and e-mails of buyers hold their ids, so whatever is told of somebody names them.
  const filters = [{}, { limit: '100' }, { limit: '100', email: strange.id }];
  for (const bound of lists()) {
    for (const query of filters) {
      const answer = JSON.stringify((await send(shop, bound, { params: {}, query, body: {}, token })).data ?? null);
      if (answer.includes(mine.id) && answer.includes(below.id)) seen.add(titleOf(bound));
      if (answer.includes(strange.id)) leaked.add(titleOf(bound));
    }
  }
  expect([...leaked]).toEqual([]);
  expect([...seen]).toEqual(expect.arrayContaining(['GET /admin_api/goods-orders', 'GET /admin_api/balance-records']));
}, 60_000);

test("when an agent's staff are signed in, then their session holds nothing that only the house can use", async () => {
  const { permissions } = (await shop.call(staffEndpoints.session, { token })).data;
  expect(permissions).toEqual(expect.arrayContaining(['orders.goods.view', 'catalog.products.view']));
  for (const key of ['system.parameters.edit', 'catalog.products.edit', 'catalog.inventory.view', 'trade.coupons.view'])
    expect(permissions).not.toContain(key);
  const house = (await shop.call(staffEndpoints.session, { token: await shop.staff() })).data.permissions;
  expect(house).toContain('system.parameters.edit');
});

test('when they ask for an order of another branch by its id, then there is none', async () => {
  const { rows } = await sql<{ id: string; own: boolean }>`
    SELECT id, customer_id = ${mine.id} AS own FROM goods_order WHERE customer_id IN (${mine.id}, ${strange.id})`.execute(
    shop.app.platform.db,
  );
  const read = endpointsOf(shop).find(({ endpoint }) => endpoint.name === 'readOrder');
  if (!read) throw new Error('no such call');
  for (const { id, own } of rows) {
    const { code } = await send(shop, read, { params: { id }, query: {}, body: {}, token });
    expect(code).toBe(own ? 200 : refusalCode('record.not_found'));
  }
  expect(rows).toHaveLength(2);
});

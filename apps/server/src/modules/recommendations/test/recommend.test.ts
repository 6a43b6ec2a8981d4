import { randomUUID } from 'node:crypto';
import { catalogEndpoints } from '@app/contract/catalog/endpoints';
import { recommendationEndpoints } from '@app/contract/recommendations/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalCode } from '../../../testing/refusal-code.ts';
import { type Buyer, openShop, orderOf, payOf, type Shop } from '../../orders/test/fixtures.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const db = () => shop.app.platform.db;
const good = () => shop.product({ prices: [500], stock: 20 });
const buy = async (buyer: Buyer, ...variants: (string | undefined)[]) => {
  const order = await orderOf(
    shop,
    buyer,
    variants.map((id) => ({ variantId: id ?? '', quantity: 1 })),
  );
  expect((await payOf(shop, buyer, order.paymentId)).code).toBe(200);
};
const forYou = async (who?: Buyer, limit = '12') =>
  (await shop.call(recommendationEndpoints.forYou, { ...(who ? { token: who.token } : {}), query: { limit } })).data;
const idsFor = async (who?: Buyer) => (await forYou(who, '40')).list.map((card) => card.id);

test('when two products are bought in one order, then each page shows the other first', async () => {
  const [tea, cup, spoon] = await Promise.all([good(), good(), good()]);
  await sql`UPDATE product SET sort_weight = 50 WHERE id = ${spoon.productId}`.execute(db());
  const buyer = await shop.buyer({ usd: 100_000 });
  await buy(buyer, tea.variantIds[0], cup.variantIds[0]);
  const beside = async () =>
    (await shop.call(catalogEndpoints.productDetails, { query: { id: tea.productId } })).data.recommended.map(
      (one) => one.id,
    );
  expect((await beside())[0]).toBe(spoon.productId);
  await shop.app.runJobs('recommendations.pairs');
  expect((await beside())[0]).toBe(cup.productId);
  await sql`UPDATE goods_order SET paid_at = app_now() - interval '181 days' WHERE customer_id = ${buyer.id}`.execute(
    db(),
  );
  await shop.app.runJobs('recommendations.pairs');
  expect((await beside())[0]).toBe(spoon.productId);
});

test('when a customer looked at something, then companions come first, not what was bought or is gone', async () => {
  const [seen, companion, own, gone] = await Promise.all([good(), good(), good(), good()]);
  const other = await shop.buyer({ usd: 100_000 });
  await buy(other, seen.variantIds[0], companion.variantIds[0]);
  await buy(other, seen.variantIds[0], own.variantIds[0], gone.variantIds[0]);
  await shop.app.runJobs('recommendations.pairs');
  const buyer = await shop.buyer({ usd: 100_000 });
  expect((await forYou(buyer)).personal).toBe(false);
  await buy(buyer, own.variantIds[0]);
  await sql`INSERT INTO product_view (customer_id, product_id) VALUES (${buyer.id}, ${seen.productId})`.execute(db());
  await sql`UPDATE product_stock SET on_hand = reserved WHERE product_id = ${gone.productId}`.execute(db());
  const mine = await forYou(buyer);
  expect(mine.personal).toBe(true);
  // What they looked at goes together with what they bought, and its companion with it: both before anything else.
  expect(
    mine.list
      .slice(0, 2)
      .map((card) => card.id)
      .sort(),
  ).toEqual([seen.productId, companion.productId].sort());
  const all = await idsFor(buyer);
  expect(all.slice(0, 3)).not.toContain(own.productId);
  expect(all).not.toContain(gone.productId);
});

test('when a customer has favourite categories, then their goods come before the rest', async () => {
  const category = randomUUID();
  await sql`INSERT INTO category (id, path, name) VALUES (${category}, ARRAY[${category}]::uuid[], '{"en-US": "Hats"}')`.execute(
    db(),
  );
  const hat = await good();
  await sql`UPDATE product SET category_id = ${category}, category_path = ARRAY[${category}]::uuid[] WHERE id = ${hat.productId}`.execute(
    db(),
  );
  const star = await good();
  await sql`UPDATE product SET sort_weight = 90 WHERE id = ${star.productId}`.execute(db());
  const buyer = await shop.buyer();
  await sql`INSERT INTO customer_category (customer_id, category_id) VALUES (${buyer.id}, ${category})`.execute(db());
  expect((await idsFor(buyer))[0]).toBe(hat.productId);
  expect((await idsFor())[0]).toBe(star.productId);
  expect((await forYou()).personal).toBe(false);
});

test('when the number is odd or the token wrong, then it is refused', async () => {
  for (const limit of ['0', '41', '1.5', 'x']) {
    expect((await shop.call(recommendationEndpoints.forYou, { query: { limit } })).code).toBe(
      refusalCode('input.invalid'),
    );
  }
  expect((await shop.call(recommendationEndpoints.forYou, { token: 'x' })).code).toBe(
    refusalCode('auth.token_mismatch'),
  );
});

import { createServer } from 'node:net';
import { staffOrderEndpoints } from '@app/contract/orders/staff-endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lettersTo } from '../../accounts/test/letters.fixtures.ts';
import { askBack, type Buyer, decide, openShop, orderOf, payOf, type Shop, shipOf } from './fixtures.ts';

let shop: Shop;
let staff: string;
let variantId: string;
const silent = createServer((socket) => socket.on('error', () => undefined));
beforeAll(async () => {
  // A mail server that takes connections and never says a word.
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const address = silent.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const patience = 'greetingTimeout=2000&socketTimeout=2000';
  shop = await openShop({
    SMTP_URL: `smtp://127.0.0.1:${port}/?${patience}`,
    MAIL_FROM: 'shop@avela.example',
    LOG_LEVEL: 'silent',
  });
  staff = await shop.staff();
  variantId = (await shop.product({ prices: [7_000], stock: 1_000 })).variantIds[0] ?? '';
});
afterAll(async () => {
  await shop.close();
  silent.close();
});

async function reader(locale: string): Promise<Buyer & { email: string }> {
  const buyer = await shop.buyer({ usd: 50_000 });
  await sql`UPDATE customer SET locale = ${locale} WHERE id = ${buyer.id}`.execute(shop.app.platform.db);
  return { ...buyer, email: `${buyer.id}@example.com` };
}
const place = (buyer: Buyer) => orderOf(shop, buyer, [{ variantId, quantity: 1 }]);
const letters = async (buyer: { email: string }) => {
  await shop.app.deliverEvents();
  return (await lettersTo(shop, buyer.email)).reverse();
};
const kinds = async (buyer: { email: string }) => (await letters(buyer)).map((letter) => letter.template);

test('an order that waits for payment is told with the amount, the time and a link that pays it', async () => {
  const buyer = await reader('pt');
  const { orderId, paymentId } = await place(buyer);
  const [letter] = await letters(buyer);
  expect(letter).toMatchObject({ template: 'order_placed', locale: 'pt' });
  expect(letter?.filling.amount).toMatch(/70,00/);
  expect(letter?.filling.query).toMatch(new RegExp(`^\\?payment=${paymentId}&key=[\\w-]{20,}$`));
  await shop.call(staffOrderEndpoints.modifyAmount, {
    token: staff,
    params: { id: orderId },
    body: { version: 1, payableUsd: 5_555, note: 'Friend of the house' },
  });
  const repriced = (await letters(buyer)).at(-1);
  expect(repriced).toMatchObject({ template: 'payment_link' });
  expect(repriced?.filling.amount).toMatch(/55,55/);
});

test('an order that is paid at once gets one mail, then one for each parcel and refund', async () => {
  const buyer = await reader('zh-cn');
  const { orderId, paymentId } = await place(buyer);
  await payOf(shop, buyer, paymentId);
  expect(await kinds(buyer)).toEqual(['order_paid']);
  await shipOf(shop, staff, orderId, ['TR 8', 'TR 9']);
  const shipped = (await letters(buyer)).at(-1);
  expect(shipped).toMatchObject({ template: 'order_shipped', filling: { company: 'DHL', tracking: 'TR 8、TR 9' } });

  const other = await reader('es');
  const second = await place(other);
  await payOf(shop, other, second.paymentId);
  await askBack(shop, other, { orderId: second.orderId });
  await decide(shop, staff, { orderId: second.orderId, decision: 'approve_refund' });
  const refunded = (await letters(other)).at(-1);
  expect(refunded).toMatchObject({ template: 'order_refunded', locale: 'es' });
  expect(refunded?.filling.back).toMatch(/70,00/);
  expect(refunded?.filling.facts).toMatch(/1 × /);
});

test('hearing of the same events again writes nothing', async () => {
  const buyer = await reader('en-US');
  const { paymentId } = await place(buyer);
  await payOf(shop, buyer, paymentId);
  expect(await kinds(buyer)).toEqual(['order_paid']);
  await sql`UPDATE outbox_event SET delivered_at = NULL WHERE name LIKE 'order.%'`.execute(shop.app.platform.db);
  expect(await kinds(buyer)).toEqual(['order_paid']);
});

test('orders go on at their pace while the mail server hangs', async () => {
  const buyer = await reader('en-US');
  await shop.app.deliverEvents();
  const begun = performance.now();
  for (let i = 0; i < 3; i += 1) {
    const { paymentId } = await place(buyer);
    expect((await payOf(shop, buyer, paymentId)).code).toBe(200);
    await shop.app.deliverEvents();
  }
  // One try of the hanging server alone takes two seconds.
  expect(performance.now() - begun).toBeLessThan(1_900);
  const { rows } = await sql<{ n: number }>`SELECT count(*)::int AS n FROM mail_outbox WHERE state = 'sent'`.execute(
    shop.app.platform.db,
  );
  expect(rows[0]?.n).toBe(0);
});

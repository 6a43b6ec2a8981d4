import { randomUUID } from 'node:crypto';
import { type Bought, balanceChannel, buy, pick, type Setting } from './calls.ts';
import { heard, write } from './heard.ts';
import { type Spoken, scriptOf, type Token } from './replay.ts';
import type { Shopper, Ware } from './shoppers.ts';

/** Puts shoppers and wares where pgbench chooses from them. */
async function offer(setting: Setting): Promise<void> {
  const { shoppers, wares, url } = setting;
  await write(url, [
    { text: 'DROP TABLE IF EXISTS floor_shopper, floor_ware' },
    { text: 'CREATE TABLE floor_shopper (n int PRIMARY KEY, customer uuid, address uuid)' },
    { text: 'CREATE TABLE floor_ware (n int PRIMARY KEY, variant uuid, product uuid)' },
    {
      text: `INSERT INTO floor_shopper SELECT n - 1, c, a FROM unnest($1::uuid[], $2::uuid[])
        WITH ORDINALITY AS g(c, a, n)`,
      values: [shoppers.map((one) => one.id), shoppers.map((one) => one.addressId)],
    },
    {
      text: `INSERT INTO floor_ware SELECT n, v, p FROM unnest($1::uuid[], $2::uuid[]) WITH ORDINALITY AS g(v, p, n)`,
      values: [wares.map((one) => one.variantId), wares.map((one) => one.productId)],
    },
  ]);
}

/** The values of the first statement that says so. */
function valuesOf(said: readonly Spoken[], words: string): readonly string[] {
  const found = said.find(({ text }) => text.includes(words));
  if (!found) throw new Error(`no statement says ${words}`);
  return found.values.map(String);
}

/** What a pattern finds in the values of the first statement that says so. */
function firstId(said: readonly Spoken[], words: string, pattern: RegExp): string {
  const found = valuesOf(said, words).flatMap((value) => pattern.exec(value)?.[1] ?? [])[0];
  if (!found) throw new Error(`${words} names no ${pattern}`);
  return found;
}

type Heard = { shopper: Shopper; ware: Ware; keys: readonly [string, string]; bought: Bought };

function tokensOf(said: readonly Spoken[], { shopper, ware, keys, bought }: Heard): Token[] {
  const [, paymentNumber = '', , , , accessKey = ''] = valuesOf(said, 'INSERT INTO payment (');
  const quoted = firstId(said, 'INSERT INTO order_quote', /"lines\\":\[\{\\"id\\":\\"([^"\\]+)/);
  const ordered = firstId(said, 'INSERT INTO goods_order_line', /^\[\{"id":"([^"]+)"/);
  const [onHand = ''] = /\d+/.exec(valuesOf(said, 'INSERT INTO stock_movement')[3] ?? '') ?? [];
  return [
    { value: keys[0], variable: 'submit_key' },
    { value: keys[1], variable: 'pay_key' },
    { value: shopper.id, variable: 'customer' },
    { value: shopper.addressId, variable: 'address' },
    { value: ware.variantId, variable: 'variant' },
    { value: ware.productId, variable: 'product' },
    { value: bought.orderId, variable: 'order_id' },
    { value: bought.number, variable: 'order_number' },
    { value: bought.paymentId, variable: 'payment' },
    { value: paymentNumber, variable: 'payment_number' },
    { value: accessKey, variable: 'access_key' },
    { value: quoted, variable: 'quoted_line' },
    { value: ordered, variable: 'line' },
    { value: onHand, variable: 'on_hand', within: 'INSERT INTO stock_movement' },
  ];
}

const first =
  `SELECT customer, address, variant, product, gen_random_uuid() AS submit_key, gen_random_uuid() AS pay_key,
 uuidv7() AS order_id, uuidv7() AS payment, uuidv7() AS quoted_line, uuidv7() AS line, gen_random_uuid() AS access_key,
 'G' || upper(substr(md5(random()::text), 1, 15)) AS order_number,
 'P' || upper(substr(md5(random()::text), 1, 16)) AS payment_number
 FROM floor_shopper s, floor_ware w WHERE s.n = :client_id AND w.n = :ware`.replaceAll('\n', ' ');

/** The statements of one paid order (quote, submit, pay) as a script for pgbench, about another order each time. */
export async function orderScript(setting: Setting): Promise<string> {
  await offer(setting);
  const [shopper, ware] = [pick(setting.shoppers, 0), pick(setting.wares, 0)];
  const keys = [randomUUID(), randomUUID()] as const;
  const got: Bought[] = [];
  const said = await heard(setting, async (at, round) => {
    const channel = await balanceChannel(at);
    got.push(await buy(at, { shopper, ware, channel, ...(round === 'heard' ? { keys } : {}) }));
  });
  const [, bought] = got;
  if (!bought) throw new Error('nothing was bought');
  const script = scriptOf(said, {
    tokens: tokensOf(said, { shopper, ware, keys, bought }),
    first,
    // What a client read of the stock stands in what it writes next.
    answers: ['AS variant_id, product_id'],
  });
  return `\\set ware random(1, ${setting.wares.length})\n${script}`;
}

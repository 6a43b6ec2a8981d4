import { randomUUID } from 'node:crypto';
import { basePath } from '@app/contract/core/endpoint';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashPassword } from '../platform/auth/passwords.ts';
import type { BoundEndpoint } from '../platform/http/bind.ts';
import { openShop, type Shop } from '../testing/shop.ts';
import { endpointsOf, type Input, PARTS, partsOf, sampleInput, titleOf } from './every-endpoint.ts';
import { type Place, placesOf, withValue } from './json-schema.ts';
import { CANARIES, makePerson, nobodysId, type Person, printOfCustomer } from './two-customers.ts';

let shop: Shop;
let ann: Person;
let ben: Person;
let variantId: string;
beforeAll(async () => {
  shop = await openShop();
  ann = await makePerson(shop, true);
  ben = await makePerson(shop, false);
  // So that calls behind a password get as far as the id.
  await sql`UPDATE customer SET password_hash = ${await hashPassword(SAMPLE_PASSWORD)} WHERE id = ${ben.id}`.execute(
    shop.app.platform.db,
  );
  variantId = (await shop.product({ prices: [500], stock: 9 })).variantIds[0] ?? '';
});
afterAll(() => shop.close());

/** What the sample of every input has as its password. */
const SAMPLE_PASSWORD = 'abcdefgh';
const idsOf = (person: Person): string[] =>
  Object.entries(person).flatMap(([name, value]) => (name === 'token' || name === 'accessKey' ? [] : [value]));

type IdPlace = Place & { part: (typeof PARTS)[number] };
const isId = ({ schema, path }: Place): boolean => schema.format === 'uuid' && !OWN_MARKS.has(String(path.at(-1)));
const idPlaces = (bound: BoundEndpoint): IdPlace[] => {
  const parts = partsOf(bound);
  return PARTS.flatMap((part) =>
    placesOf(parts[part])
      .filter(isId)
      .map((place) => ({ ...place, part })),
  );
};

/** What a call needs beside its ids to be good in every other respect. */
const MORE: Readonly<Record<string, object>> = {
  saveAddress: { tel: '+12025550111', province: 'Ohio', city: 'Akron', postalCode: '44301', county: '', areaCode: '' },
  createQuote: { source: 'items' },
};

/** Ben's own ids, and what anybody may name, where one call takes several. */
function ownInput(bound: BoundEndpoint): Input {
  const own: Record<string, string> = {
    variantId,
    addressId: ben.addressId,
    quoteId: ben.quoteId,
    orderId: ben.paidOrderId,
    lineId: ben.paidLineId,
    payment: ben.paymentId,
    channel: shop.balanceChannel,
  };
  let input = sampleInput(bound);
  for (const { part, path } of idPlaces(bound)) {
    const id = own[String(path.at(-1))];
    if (id) input = { ...input, [part]: withValue(input[part], path, id) };
  }
  for (const part of ['query', 'body'] as const) delete (input[part] as { key?: string } | null)?.key;
  const { reviews } = input.body as { reviews?: { pictures: string[] }[] };
  for (const review of reviews ?? []) review.pictures = [];
  Object.assign(input.body ?? {}, MORE[bound.endpoint.name]);
  return input;
}

async function answerText(bound: BoundEndpoint, input: Input, of: { token?: string; id: string }): Promise<string> {
  const { method, surface, path } = bound.endpoint;
  const url = basePath[surface] + path.replace(/:(\w+)/g, (_all, name: string) => String(input.params[name]));
  const response = await shop.app.server.inject({
    method,
    url,
    query: { lang: 'en-US', currency: 'USD', ...(input.query as Record<string, string>) },
    headers: of.token ? { authorization: `Bearer ${of.token}` } : {},
    ...(method === 'GET' || method === 'DELETE' ? {} : { payload: input.body as object }),
  });
  const { date: _date, 'x-request-id': _id, ...headers } = response.headers;
  return JSON.stringify([response.statusCode, headers, response.body.replaceAll(of.id, '<id>')]);
}

const bodyOf = (answerText: string): string => (JSON.parse(answerText) as string[]).at(-1)?.slice(0, 300) ?? '';

const canariesIn = (text: string): string[] => CANARIES.filter((one) => text.toLowerCase().includes(one.toLowerCase()));

/** Where an unknown id is no refusal of its own: it only narrows a search, or is a wrong field of an own order. */
const FINDS_NOTHING = new Set([
  'productList',
  'productCount',
  'productReviews',
  'inventoryLog',
  'listProducts',
  'setProductFlags',
  'setCategoryFlags',
  'reviewOrder',
  'afterSaleQuote',
  'requestAfterSale',
  'mergeCart',
  'couponCentre',
  'productCoupons',
  'readMessages',
  'countPlaced',
  'deleteMessages',
  'deleteViews',
  'submitProof',
  'uploadVoucher',
  'hotelSearch',
  'hotelAlternatives',
  'tourCombos',
  'combos',
  'dealList',
]);

/** Ids that callers make themselves, so that saying a thing twice says it once. */
const OWN_MARKS = new Set(['clientId']);

/** Calls with an id of no record in each place, and with each of Ann's; returns every difference and every canary. */
async function tryAll(
  bound: BoundEndpoint,
  token: string | undefined,
  ids: readonly string[],
): Promise<{ wrong: string[]; tried: number }> {
  const wrong: string[] = [];
  let tried = 0;
  const who = token ? { token } : {};
  const base = ownInput(bound);
  for (const { part, path } of idPlaces(bound)) {
    const inputOf = (id: string): Input => ({ ...base, [part]: withValue(base[part], path, id) });
    const place = `${titleOf(bound)} ${part}.${path.join('.')}`;
    const answerTo = (id: string): Promise<string> => answerText(bound, inputOf(id), { ...who, id });
    const unknown = nobodysId();
    let expected = await answerTo(unknown);
    for (const id of ids) {
      const answer = await answerTo(id);
      tried += 1;
      // What the product does by itself between two calls does not count.
      if (answer !== expected) expected = await answerTo(unknown);
      if (answer !== expected) wrong.push(`${place}: ${bodyOf(answer)} is not ${bodyOf(expected)}`);
      if (canariesIn(answer).length > 0) wrong.push(`${place}: ${canariesIn(answer)}`);
    }
    if (!/\\"code\\":(4004|4003|2001|411\d|4210|4244)/.test(expected) && !FINDS_NOTHING.has(bound.endpoint.name))
      wrong.push(`${place}: an unknown id is ${bodyOf(expected)}`);
  }
  return { wrong, tried };
}

test("another customer's ids are answered, byte for byte, as ids that do not exist", async () => {
  const before = await printOfCustomer(shop, ann.id);
  const wrong: string[] = [];
  let tried = 0;
  for (const bound of endpointsOf(shop).filter(({ endpoint }) => endpoint.surface === 'storefront')) {
    for (const token of bound.endpoint.access === 'optional' ? [ben.token, undefined] : [ben.token]) {
      const result = await tryAll(bound, token, idsOf(ann));
      wrong.push(...result.wrong);
      tried += result.tried;
    }
  }
  expect(wrong).toEqual([]);
  expect(tried).toBeGreaterThan(300);
  expect(await printOfCustomer(shop, ann.id)).toEqual(before);
}, 240_000);

test("an agent's staff are told the same of orders outside their tree", async () => {
  const agentId = randomUUID();
  await sql`INSERT INTO agent (id, name, invite_code) VALUES (${agentId}, 'Elsewhere', 'ELSEWHERE')`.execute(
    shop.app.platform.db,
  );
  const [outside, all] = [await shop.staff({ agentId }), await shop.staff()];
  const before = await printOfCustomer(shop, ann.id);
  const orders = endpointsOf(shop).filter(({ endpoint }) => endpoint.path.startsWith('/goods-orders/:id'));
  expect(orders.length).toBeGreaterThan(5);
  const ids = [ann.orderId, ann.paidOrderId, ann.refundOrderId];
  for (const bound of orders) expect((await tryAll(bound, outside, ids)).wrong).toEqual([]);
  expect(await printOfCustomer(shop, ann.id)).toEqual(before);
  const read = orders.find(({ endpoint }) => endpoint.name === 'readOrder') as BoundEndpoint;
  const seen = await answerText(
    read,
    { ...sampleInput(read), params: { id: ann.paidOrderId } },
    { token: all, id: '-' },
  );
  expect(canariesIn(seen).length).toBeGreaterThan(5);
  for (const bound of endpointsOf(shop).filter(
    ({ endpoint }) =>
      endpoint.surface === 'backoffice' && endpoint.method === 'GET' && endpoint.path !== '/operation-log',
  )) {
    const list = await answerText(
      bound,
      { ...sampleInput(bound), params: { id: nobodysId() }, query: {} },
      { token: outside, id: '-' },
    );
    expect([titleOf(bound), ...canariesIn(list)]).toEqual([titleOf(bound)]);
  }
});

test('what lists and reads only the own never holds anything of another', async () => {
  const reads = endpointsOf(shop).filter(
    ({ endpoint }) => endpoint.surface === 'storefront' && endpoint.method === 'GET',
  );
  for (const bound of reads) {
    const own = await answerText(bound, { ...sampleInput(bound), query: {} }, { token: ben.token, id: '-' });
    expect([titleOf(bound), ...canariesIn(own)]).toEqual([titleOf(bound)]);
  }
});

test('the pay screen by its key shows strangers what is due and nothing personal; a wrong key nothing at all', async () => {
  const of = (name: string): BoundEndpoint =>
    endpointsOf(shop).find(({ endpoint }) => endpoint.name === name) as BoundEndpoint;
  for (const token of [undefined, ben.token]) {
    for (const bound of [of('cashier'), of('payStatus')]) {
      const ask = (payment: string, key?: string): Promise<string> =>
        answerText(
          bound,
          { params: {}, query: { payment, ...(key ? { key } : {}) }, body: {} },
          { ...(token ? { token } : {}), id: payment },
        );
      const byKey = await ask(ann.paymentId, ann.accessKey);
      expect(byKey).toContain('\\"code\\":200');
      expect(canariesIn(byKey)).toEqual([]);
      expect(byKey).not.toContain(ann.orderId);
      const unknown = await ask(nobodysId());
      expect(await ask(ann.paymentId)).toBe(unknown);
      expect(await ask(ann.paymentId, 'x'.repeat(ann.accessKey.length))).toBe(unknown);
      expect(await ask(ann.paidPaymentId, ann.accessKey)).toBe(unknown);
    }
  }
});

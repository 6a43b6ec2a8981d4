import { randomBytes } from 'node:crypto';
import { accountEndpoints } from '@app/contract/accounts/endpoints';
import { orderEndpoints } from '@app/contract/orders/endpoints';
import { paymentEndpoints } from '@app/contract/payments/endpoints';
import { settingsEndpoints } from '@app/contract/settings/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startMailServer } from '../modules/mail/test/smtp.fixtures.ts';
import { orderOf, payOf } from '../modules/orders/test/fixtures.ts';
import { type ReceivedSpan, startTraceReceiver, type TraceReceiver } from '../platform/testing/trace-receiver.ts';
import { openShop, type Shop } from '../testing/shop.ts';

let receiver: TraceReceiver;
let mails: Awaited<ReturnType<typeof startMailServer>>;
let shop: Shop;
beforeAll(async () => {
  receiver = await startTraceReceiver();
  mails = await startMailServer();
  shop = await openShop({
    ...mails.env(),
    OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
    OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
    OTEL_EXPORTER_OTLP_HEADERS: 'x-key=a%2Cb',
    OTEL_SERVICE_NAME: 'shop-of-test',
    OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=test',
  });
});
afterAll(async () => {
  await shop?.close();
  await receiver?.stop();
  await mails?.close();
});

const hex = (bytes: number): string => randomBytes(bytes).toString('hex');
/** A span of a browser, and the header by which it is named. */
function tapOf(flags = '01') {
  const [traceId, spanId] = [hex(16), hex(8)];
  return { traceId, spanId, headers: { traceparent: `00-${traceId}-${spanId}-${flags}` } };
}
const ofTrace = (traceId: string): ReceivedSpan[] => receiver.spans().filter((span) => span.traceId === traceId);
const named = (traceId: string, name: string | RegExp): ReceivedSpan[] =>
  ofTrace(traceId).filter((span) => (typeof name === 'string' ? span.name === name : name.test(span.name)));
const until = (traceId: string, name: string | RegExp) =>
  expect.poll(() => named(traceId, name).length, { timeout: 15_000 }).toBeGreaterThan(0);

test('a tap, the call that it makes, its transaction and statements, and the work that follows it are one trace', async () => {
  const buyer = await shop.buyer({ usd: 100_00 });
  const { variantIds } = await shop.product({ prices: [10_00], stock: 5 });
  const quote = await shop.call(orderEndpoints.createQuote, {
    token: buyer.token,
    body: { source: 'items', items: [{ variantId: variantIds[0] ?? '', quantity: 1 }], usePoints: false },
  });
  const tap = tapOf();
  const placed = await shop.call(orderEndpoints.submitOrder, {
    token: buyer.token,
    body: { quoteId: quote.data.id, note: '' },
    headers: tap.headers,
  });
  expect(placed.code).toBe(200);
  await shop.app.deliverEvents();
  await until(tap.traceId, /^event order/);

  const spans = ofTrace(tap.traceId);
  const byId = new Map(spans.map((span) => [span.spanId, span]));
  const [http] = named(tap.traceId, 'POST /app_index/order/submit');
  expect(http).toMatchObject({ parentSpanId: tap.spanId, kind: 2, failed: false, service: 'shop-of-test' });
  expect(http?.attributes).toMatchObject({
    'http.request.method': 'POST',
    'http.route': '/app_index/order/submit',
    'url.path': '/app_index/order/submit',
    'http.response.status_code': 200,
  });
  const [transaction] = named(tap.traceId, 'transaction');
  expect(transaction?.parentSpanId).toBe(http?.spanId);
  const [begun, , ...rest] = spans.filter(({ parentSpanId }) => parentSpanId === transaction?.spanId);
  expect(begun?.attributes).toMatchObject({ 'db.system.name': 'postgresql', 'db.query.summary': 'BEGIN' });
  expect(rest.some(({ name }) => name === 'COMMIT')).toBe(true);
  const written = spans.find(({ name }) => /^INSERT /.test(name));
  expect(written?.attributes['db.query.text']).toMatch(/\$1/);
  // Each parent that is named was received as well, up to the browser's own span.
  const orphans = spans.filter(({ parentSpanId = '' }) => !byId.has(parentSpanId));
  expect(orphans.map(({ name }) => name)).toEqual([http?.name]);
  const [heard] = named(tap.traceId, /^event order/);
  expect(heard?.kind).toBe(5);
  expect(byId.has(heard?.parentSpanId ?? '')).toBe(true);
  expect(ofTrace(tap.traceId).some(({ parentSpanId }) => parentSpanId === heard?.spanId)).toBe(true);
  expect(receiver.headers[0]).toMatchObject({ 'x-key': 'a,b', 'content-type': 'application/json' });
}, 30_000);

test('the mail about a payment is a part of the trace of the tap that paid, and holds nothing of it', async () => {
  const buyer = await shop.buyer({ usd: 100_00 });
  const { variantIds } = await shop.product({ prices: [10_00], stock: 5 });
  const { paymentId } = await orderOf(shop, buyer, [{ variantId: variantIds[0] ?? '', quantity: 1 }]);
  const tap = tapOf();
  const body = { payment: paymentId, channel: shop.balanceChannel };
  const paid = await shop.call(paymentEndpoints.pay, { token: buyer.token, body, headers: tap.headers });
  expect(paid.code).toBe(200);
  await shop.app.deliverEvents();
  await shop.app.runJobs('mail.deliver');
  await until(tap.traceId, /^mail /);
  const [mail] = named(tap.traceId, /^mail /);
  const above = ofTrace(tap.traceId).find(({ spanId }) => spanId === mail?.parentSpanId);
  expect(above?.name).toMatch(/^event |^transaction/);
  expect(mails.received.length).toBeGreaterThan(0);
  expect(mails.received.map(({ source }) => source).join()).not.toContain(tap.traceId);
  const { rows } = await sql<{ filling: object }>`SELECT filling FROM mail_outbox`.execute(shop.app.platform.db);
  expect(rows.some(({ filling }) => '_trace' in filling)).toBe(true);
}, 30_000);

test('a sampled-out parent is respected: nothing of its trace is told, and nothing of what it causes', async () => {
  const buyer = await shop.buyer({ usd: 100_00 });
  const { variantIds } = await shop.product({ prices: [10_00], stock: 5 });
  const out = tapOf('00');
  const last = tapOf();
  const info = await shop.call(accountEndpoints.userInfo, { token: buyer.token, headers: out.headers });
  expect(info.code).toBe(200);
  const { paymentId } = await orderOf(shop, buyer, [{ variantId: variantIds[0] ?? '', quantity: 1 }]);
  expect((await payOf(shop, buyer, paymentId)).code).toBe(200);
  await shop.call(accountEndpoints.userInfo, { token: buyer.token, headers: last.headers });
  await shop.app.deliverEvents();
  await until(last.traceId, 'GET /app_index/user/userInfo');
  expect(ofTrace(out.traceId)).toEqual([]);
}, 30_000);

test.each([
  '',
  'x',
  '00-0-0-01',
  `00-${'0'.repeat(32)}-${'1'.repeat(16)}-01`,
  `ff-${hex(16)}-${hex(8)}-01`,
  '00'.repeat(5_000),
])('a header that names no span counts as not sent: %#', async (traceparent) => {
  const answer = await shop.call(settingsEndpoints.bootstrap, { headers: { traceparent } });
  expect(answer.code).toBe(200);
});

test('an answer from memory is told of as well, under the span that asked', async () => {
  await shop.app.server.listen({ port: 0, host: '127.0.0.1' });
  const address = '/app_index/common/config?lang=en-US&currency=USD';
  const { port } = shop.app.server.server.address() as { port: number };
  const ask = async (headers: Record<string, string>) =>
    (await fetch(`http://127.0.0.1:${port}${address}`, { headers })).status;
  const tap = tapOf();
  for (let n = 0; n < 2; n += 1) expect(await ask(tap.headers)).toBe(200);
  await until(tap.traceId, 'GET remembered');
  expect(ofTrace(tap.traceId).map(({ name, parentSpanId }) => [name, parentSpanId])).toContainEqual([
    'GET remembered',
    tap.spanId,
  ]);
});

test('a failed statement and a failed call say so by their codes alone', async () => {
  const { db } = shop.app.platform;
  const buyer = await shop.buyer();
  await sql`ALTER TABLE customer RENAME COLUMN nickname TO nick`.execute(db);
  const tap = tapOf();
  const answer = await shop.call(accountEndpoints.userInfo, { token: buyer.token, headers: tap.headers });
  await sql`ALTER TABLE customer RENAME COLUMN nick TO nickname`.execute(db);
  expect(answer.status).toBeGreaterThanOrEqual(500);
  await until(tap.traceId, 'GET /app_index/user/userInfo');
  const [http] = named(tap.traceId, 'GET /app_index/user/userInfo');
  expect(http).toMatchObject({ failed: true, attributes: { 'error.type': String(answer.status) } });
  const failed = ofTrace(tap.traceId).find(({ attributes }) => attributes['db.response.status_code']);
  expect(failed).toMatchObject({ failed: true, attributes: { 'error.type': '42703' } });
}, 30_000);

test('what a page tells of its taps becomes spans above the calls, and nothing else can be told', async () => {
  const tap = tapOf();
  const call = hex(8);
  await shop.call(settingsEndpoints.areas, { headers: { traceparent: `00-${tap.traceId}-${call}-01` } });
  const span = { trace: tap.traceId, failed: false };
  const own = { ...span, span: tap.spanId, parent: null, call: null, began: 900, ended: 100 };
  const ofCall = { ...span, span: call, parent: tap.spanId, call: 'areas', began: 800, ended: 200 };
  const unknown = { ...ofCall, span: hex(8), call: 'somebody@example.com' };
  const reported = async (payload: unknown) =>
    (await shop.app.server.inject({ method: 'POST', url: '/taps', payload: payload as object })).statusCode;
  expect(await reported({ spans: [own, ofCall, unknown] })).toBe(204);
  await until(tap.traceId, 'tap');
  await until(tap.traceId, 'GET /app_index/common/areas');
  const [above, made, served] = ['tap', 'call areas', 'GET /app_index/common/areas'].flatMap((name) =>
    named(tap.traceId, name),
  );
  expect(above).toMatchObject({ spanId: tap.spanId, service: 'shop-of-test-browser', parentSpanId: undefined });
  expect(made).toMatchObject({ spanId: call, parentSpanId: tap.spanId });
  expect(served?.parentSpanId).toBe(call);
  expect((above?.to ?? 0) - (above?.from ?? 0)).toBeCloseTo(800, 0);
  expect(receiver.bodies.join()).not.toContain('somebody@example.com');
  for (const bad of [
    null,
    [],
    { spans: [{ ...own, note: 'x' }] },
    { spans: [{ ...own, trace: 'x' }] },
    { spans: [{ ...own, began: -1 }] },
    { spans: [{ ...own, began: 1e9 }] },
    { spans: Array.from({ length: 41 }, () => own) },
  ])
    expect(await reported(bad)).toBe(400);
  expect(await reported({ spans: [{ ...own, span: 'x'.repeat(9_000) }] })).toBe(413);
}, 30_000);

test('a receiver that hangs, fails, answers garbage or is away slows and breaks nothing', async () => {
  const asked = async (): Promise<number> => {
    const begun = performance.now();
    const { code } = await shop.call(settingsEndpoints.areas, { headers: tapOf().headers });
    expect(code).toBe(200);
    return performance.now() - begun;
  };
  const typical = async (): Promise<number> => {
    const times: number[] = [];
    for (let n = 0; n < 20; n += 1) times.push(await asked());
    return times.sort((a, b) => a - b)[10] ?? 0;
  };
  for (const mood of ['never', 'failing', 'garbage'] as const) {
    receiver.mood = mood;
    const before = receiver.bodies.length;
    expect(await typical()).toBeLessThan(1_000);
    await expect.poll(() => receiver.bodies.length, { timeout: 20_000 }).toBeGreaterThan(before);
    expect(await typical()).toBeLessThan(1_000);
  }
  receiver.mood = 'well';
}, 90_000);

import { Writable } from 'node:stream';
import { LATEST_PROTOCOL_VERSION } from '@modelcontextprotocol/sdk/types.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sliceFactories } from '../../../app.ts';
import { rateRules } from '../../../platform/http/rate-limits.ts';
import { defineSlice } from '../../../platform/slice.ts';
import { openShop, type Shop } from '../../../testing/shop.ts';
import { testApp } from '../../../testing/test-app.ts';
import { finderPort } from '../public.ts';
import { inTime } from '../usecases/tools/in-time.ts';
import { switchBuying } from './fixtures.ts';
import { mcp } from './mcp-fixtures.ts';

/** A search that breaks. */
const broken = defineSlice(() => ({
  name: 'broken',
  gives: [
    finderPort({
      name: 'search_broken',
      title: 'Broken',
      description: 'Breaks.',
      input: {},
      find: () => Promise.reject(new Error('the table is gone')),
    }),
  ],
}));

let shop: Shop;
let one: ReturnType<typeof mcp>;
beforeAll(async () => {
  shop = await openShop({ LOG_LEVEL: 'silent' }, undefined, [broken]);
  await switchBuying(shop, true);
  one = mcp(shop);
});
afterAll(() => shop.close());

const message = (method: string, params: object = {}) => ({ jsonrpc: '2.0', id: 1, method, params });
const initialize = message('initialize', {
  protocolVersion: LATEST_PROTOCOL_VERSION,
  capabilities: {},
  clientInfo: { name: 'test', version: '1' },
});
const home = () => shop.app.platform.home() ?? '';

test('a client is told what there is, in JSON and without a session', async () => {
  const { status, headers, body } = await one.post(initialize);
  expect([status, headers['content-type'], headers['mcp-session-id']]).toEqual([
    200,
    'application/json; charset=utf-8',
    undefined,
  ]);
  expect(body.result).toMatchObject({
    protocolVersion: '2025-11-25',
    capabilities: { tools: {} },
    serverInfo: { name: 'shop', websiteUrl: home() },
  });
  expect((await one.post({ jsonrpc: '2.0', method: 'notifications/initialized' })).status).toBe(202);
  expect((await one.post(message('ping'))).body).toEqual({ jsonrpc: '2.0', id: 1, result: {} });
});

test('every tool says what it takes and answers, whether it changes something, and takes nothing else', async () => {
  const tools = await one.list();
  expect(tools.map(({ name }) => name).toSorted()).toEqual(
    [
      'search',
      'search_goods',
      'get_product',
      'search_hotels',
      'search_flights',
      'search_tours',
      'search_restaurants',
      'search_set_meals',
      'search_combos',
      'search_tour_combos',
      'list_deals',
      'get_details',
      'create_checkout',
      'get_checkout',
      'update_checkout',
      'cancel_checkout',
      'create_booking',
      'get_booking',
      'update_booking',
      'cancel_booking',
      'search_broken',
      'orders_list',
      'order_get',
    ].toSorted(),
  );
  for (const tool of tools) {
    expect(tool.title).not.toBe('');
    expect(tool.inputSchema).toMatchObject({ type: 'object', additionalProperties: false });
    expect(tool.outputSchema.type).toBe('object');
    const changes = /^(create|update|cancel)_/.test(tool.name);
    expect([tool.name, tool.annotations.readOnlyHint]).toEqual([tool.name, !changes]);
  }
});

test('while staff have not let assistants in, there is nothing at the address', async () => {
  await switchBuying(shop, false);
  expect((await one.post(initialize)).status).toBe(404);
  expect((await shop.app.server.inject({ url: '/mcp' })).statusCode).toBe(404);
  await switchBuying(shop, true);
  expect((await one.post(initialize)).status).toBe(200);
});

test('a page of another origin may not call, whatever name it came by', async () => {
  for (const origin of ['http://evil.example', 'http://localhost.evil.example:3000', 'null', 'nonsense'])
    expect([origin, (await one.post(initialize, { origin })).status]).toEqual([origin, 403]);
  expect((await one.post(initialize, { origin: 'http://evil.example', host: 'evil.example' })).status).toBe(403);
  expect((await one.post(initialize, { origin: new URL(home()).origin })).status).toBe(200);
  expect((await one.post(initialize, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
});

test('what is no message of the protocol is refused with its reason, never with 5xx', async () => {
  const tooLarge = message('tools/call', { name: 'search', arguments: { query: 'x'.repeat(2_000_000) } });
  const cases: [unknown, Record<string, string>, number][] = [
    ['{', {}, 400],
    ['', {}, 400],
    ['null', {}, 400],
    ['"text"', {}, 400],
    ['{"jsonrpc":"2.0","id":1,"method":"ping","__proto__":{}}', {}, 400],
    [[initialize], {}, 400],
    [{ jsonrpc: '1.0', id: 1, method: 'ping' }, {}, 400],
    [message('ping'), { accept: 'application/json' }, 406],
    [message('ping'), { 'content-type': 'text/plain' }, 415],
    [message('ping'), { 'mcp-protocol-version': '1999-01-01' }, 400],
    [tooLarge, {}, 413],
  ];
  for (const [sent, headers, status] of cases) {
    const answer = await one.post(sent, headers);
    const said = JSON.stringify(sent).slice(0, 60);
    expect([said, answer.status]).toEqual([said, status]);
    expect(answer.body).toMatchObject({ jsonrpc: '2.0', id: null, error: { code: expect.any(Number) } });
  }
  for (const method of ['GET', 'DELETE'] as const) {
    const answer = await shop.app.server.inject({ method, url: '/mcp', headers: { accept: 'text/event-stream' } });
    expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'POST']);
  }
});

test('an unknown method is an error of the protocol, an unknown tool one that a model can read', async () => {
  expect((await one.post(message('resources/list'))).body.error.code).toBe(-32_601);
  expect((await one.post(message('tools/call', {}))).body.error.code).toBeLessThan(-32_600);
  for (const name of ['nothing', '__proto__', 'constructor', 'toString']) {
    const result = await one.tool(name);
    expect([result.isError, result.content[0]?.text]).toEqual([true, `There is no such tool: ${name}`]);
  }
});

test('a wish for a task is passed over, as a server without tasks has to', async () => {
  const call = { name: 'search', arguments: { query: 'nothing' }, task: { ttl: 1_000 } };
  const { body } = await one.post(message('tools/call', call));
  expect(body.result.structuredContent.results).toEqual([]);
});

test('input is refused at its fields, in the language asked for', async () => {
  const wrong = await one.tool('search_goods', { query: 7, limit: 500, sort: 'x', language: 'pt' });
  expect(wrong.isError).toBe(true);
  const lines = wrong.content[0]?.text.split('\n') ?? [];
  expect(lines.map((line) => line.split(':')[0])).toEqual(['query', 'limit', 'sort']);
  expect(lines.join()).toContain('Este valor é grande demais');
  const byHeader = await one.tool('search_goods', {}, { 'accept-language': 'es' });
  expect(byHeader.content[0]?.text).toMatch(/^query: Completa/);
});

test('a read that breaks is said and logged, and nothing else suffers', async () => {
  const lines: string[] = [];
  const logTo = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(String(chunk));
      done();
    },
  });
  const second = await testApp({
    env: { LOG_LEVEL: 'info' },
    databaseUrl: shop.databaseUrl,
    factories: [...sliceFactories(), broken],
    logTo,
  });
  try {
    const result = await mcp(second).tool('search_broken', {}, { 'user-agent': 'Test/1' });
    expect(result.isError).toBe(true);
    expect(result.content[0]?.text).not.toContain('table');
    expect(lines.some((line) => line.includes('the table is gone'))).toBe(true);
    const logged = lines.find((line) => line.includes('an assistant called'));
    expect(JSON.parse(logged ?? '{}')).toMatchObject({ assistant: 'Test/1', call: 'search_broken', refused: true });
    expect((await mcp(second).tool('search', { query: 'cup' })).isError).toBeUndefined();
  } finally {
    await second.close();
  }
});

test('what takes too long is refused while it goes on', async () => {
  const slow = new Promise<string>((resolve) => setTimeout(resolve, 200, 'late'));
  await expect(inTime(slow, 20)).rejects.toMatchObject({ key: 'service.busy' });
  await expect(slow).resolves.toBe('late');
  await expect(inTime(Promise.resolve('soon'), 20)).resolves.toBe('soon');
  const breaksLater = new Promise<string>((_resolve, reject) => setTimeout(reject, 50, new Error('later')));
  await expect(inTime(breaksLater, 10)).rejects.toMatchObject({ key: 'service.busy' });
});

test('hostile input is refused or finds nothing', async () => {
  const nasty = ["'; DROP TABLE product; --", '\u0000', '\ud800', '%', '{{7*7}}', '../../etc', '😀'.repeat(20)];
  for (const tool of await one.list()) {
    // Those of a customer answer no one without a token, whatever the input.
    if (tool.name === 'search_broken' || /^orders?_/.test(tool.name)) continue;
    const names = Object.keys(tool.inputSchema.properties);
    for (const value of [...nasty, [], {}, null, Number.MAX_VALUE, -1]) {
      const { status, body } = await one.post(
        message('tools/call', { name: tool.name, arguments: Object.fromEntries(names.map((name) => [name, value])) }),
      );
      expect([tool.name, value, status, typeof body.result]).toEqual([tool.name, value, 200, 'object']);
      expect(body.result.content[0].text).not.toContain(shop.app.platform.translate('en-US', 'error.operation.failed'));
    }
  }
});

test('calls of one network are limited, searches apart', async () => {
  const limited = await testApp({
    env: { RATE_LIMITS: 'true' },
    databaseUrl: shop.databaseUrl,
    factories: sliceFactories(),
  });
  try {
    const { limits } = limited.app.platform;
    const busy = mcp(limited);
    for (let call = 0; call < rateRules.search.tries; call += 1)
      await limits.take(rateRules.search, ['mcp', '127.0.0.1']);
    const search = await busy.tool('search', { query: 'cup' });
    expect([search.isError, search.content[0]?.text]).toEqual([true, expect.stringContaining('Too many tries')]);
    // One try was that search.
    for (let call = 1; call < rateRules.perAnonymousIp.tries; call += 1)
      await limits.take(rateRules.perAnonymousIp, ['mcp', '127.0.0.1']);
    const refused = await busy.post(message('ping'));
    expect([refused.status, refused.body.error.code]).toEqual([429, -32_000]);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await busy.post(message('ping'), {}, '::1')).status).toBe(200);
  } finally {
    await limited.close();
  }
});

import fastify, { type FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import { readConfig } from '../config/config.ts';
import { serveOperations } from './operations.ts';

const TOKEN = 'only-for-the-scraper-0123456789';

function operations(env: Record<string, string>): FastifyInstance {
  const config = readConfig({ NODE_ENV: 'production', DEMO: 'true', ...env });
  const app = fastify({ trustProxy: config.trustedProxies.length > 0 ? [...config.trustedProxies] : false });
  const readiness = { ask: async () => 'ready' as const, drain: () => undefined };
  serveOperations(app, { config, readiness, answeredFromMemory: () => 0, without: () => [], gauges: [] });
  return app;
}
const statusOf = async (app: FastifyInstance, ip: string, headers: Record<string, string> = {}) =>
  (await app.inject({ url: '/metrics', remoteAddress: ip, headers })).statusCode;

test.each([
  ['127.0.0.1', 200],
  ['::1', 200],
  ['10.1.2.3', 200],
  ['172.31.255.1', 200],
  ['192.168.0.9', 200],
  ['fd12::1', 200],
  ['::ffff:10.1.2.3', 200],
  ['172.32.0.1', 403],
  ['93.184.216.34', 403],
  ['::ffff:93.184.216.34', 403],
  ['2606:2800:220::1', 403],
])('in production without a token %s is answered %i', async (ip, status) => {
  expect(await statusOf(operations({}), ip)).toBe(status);
});

test('with a token nothing else opens it, and no part of it does', async () => {
  const app = operations({ METRICS_TOKEN: TOKEN });
  expect(await statusOf(app, '93.184.216.34', { authorization: `Bearer ${TOKEN}` })).toBe(200);
  expect(await statusOf(app, '127.0.0.1')).toBe(401);
  for (const given of [TOKEN, `Bearer ${TOKEN.slice(1)}`, `Bearer ${TOKEN}x`, 'Bearer ', 'Basic x'])
    expect(await statusOf(app, '127.0.0.1', { authorization: given })).toBe(401);
});

test('a proxy that is not trusted hides who asks; a trusted one says it', async () => {
  const passedOn = { 'x-forwarded-for': '10.0.0.7' };
  expect(await statusOf(operations({}), '127.0.0.1', passedOn)).toBe(403);
  for (const name of ['forwarded', 'x-real-ip', 'via'])
    expect(await statusOf(operations({}), '127.0.0.1', { [name]: '10.0.0.7' })).toBe(403);
  const behind = operations({ TRUSTED_PROXIES: '127.0.0.1' });
  expect(await statusOf(behind, '127.0.0.1', passedOn)).toBe(200);
  expect(await statusOf(behind, '127.0.0.1')).toBe(200);
  expect(await statusOf(behind, '127.0.0.1', { 'x-forwarded-for': '10.0.0.7, 93.184.216.34' })).toBe(403);
  expect(await statusOf(behind, '127.0.0.1', { 'x-real-ip': '10.0.0.7' })).toBe(403);
});

test('outside production everybody may look', async () => {
  expect(await statusOf(operations({ NODE_ENV: 'development' }), '93.184.216.34')).toBe(200);
});

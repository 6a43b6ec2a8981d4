import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { basePath } from '@app/contract/core/endpoint';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '../app.ts';
import { shopDressing } from '../modules/settings/public.ts';
import { builtWebApps, serveWebApps } from '../platform/http/web-apps.ts';
import { openShop, type Shop } from '../testing/shop.ts';
import { customerToken, endpointsOf, sampleInput } from './every-endpoint.ts';

let shop: Shop;
let apps: string;
const page = (name: string): string =>
  `<!doctype html><html lang="en-US"><head><meta property="csp-nonce" nonce="__CSP_NONCE__"><title>${name}</title></head></html>`;
beforeAll(async () => {
  shop = await openShop({ DEMO: 'true' });
  apps = await mkdtemp(join(tmpdir(), 'apps-'));
  for (const name of ['storefront', 'backoffice']) {
    await mkdir(join(apps, name, 'dist', 'assets'), { recursive: true });
    await writeFile(join(apps, name, 'dist', 'index.html'), page(name));
    await writeFile(join(apps, name, 'dist', 'assets', 'app-AbCd1234.js'), 'export {};');
    await writeFile(join(apps, name, 'dist', 'sw.js'), 'self;[{url:"index.html",revision:"0a1b"}]');
    await writeFile(join(apps, name, 'dist', 'manifest.webmanifest'), '{}');
  }
  await mkdir(join(shop.app.platform.config.dataDir, 'files', 'u'), { recursive: true });
  await writeFile(join(shop.app.platform.config.dataDir, 'files', 'u', `${'0'.repeat(36)}-360.webp`), 'RIFF');
});
afterAll(async () => {
  await shop.close();
  await rm(apps, { recursive: true, force: true });
});

type Answer = { statusCode: number; headers: Record<string, unknown>; body: string };
const ask = async (
  url: string,
  of: { method?: 'GET' | 'POST' | 'PUT' | 'DELETE'; headers?: Record<string, string>; payload?: object } = {},
): Promise<Answer> => (await shop.app.server.inject({ method: of.method ?? 'GET', url, ...of })) as unknown as Answer;

/** What is missing from an answer's headers. */
function lacking({ headers, body }: Answer): string[] {
  const policy = String(headers['content-security-policy'] ?? '');
  const lacks: string[] = [];
  if (!/default-src '(self|none)'/.test(policy)) lacks.push(`policy: ${policy}`);
  if (/unsafe-inline|unsafe-eval|\*/.test(policy)) lacks.push(`loose policy: ${policy}`);
  if (!policy.includes("frame-ancestors 'none'") && !policy.includes('sandbox')) lacks.push('may be framed');
  if (headers['x-content-type-options'] !== 'nosniff') lacks.push('nosniff');
  if (headers['x-powered-by'] || headers.server) lacks.push('names its maker');
  if (headers['access-control-allow-origin']) lacks.push('open to other origins');
  const nonces = [...body.matchAll(/nonce="([^"]+)"/g)].map((match) => match[1] ?? '');
  if (nonces.some((nonce) => !policy.includes(`'nonce-${nonce}'`))) lacks.push('a nonce the policy does not know');
  if (/<script(?![^>]*\bsrc=)[^>]*>[^<]/.test(body) && !String(headers['content-type']).includes('javascript'))
    lacks.push('an inline script');
  return lacks;
}

test('every call: answered, refused, unknown, wrong', async () => {
  const wrong: string[] = [];
  const tokens = {
    storefront: await customerToken(shop.app.platform.db, (await shop.buyer()).id),
    backoffice: await shop.staff(),
  };
  for (const bound of endpointsOf(shop)) {
    const { method, surface, path, access } = bound.endpoint;
    const { params, query, body } = sampleInput(bound);
    const url = basePath[surface] + path.replace(/:(\w+)/g, (_all, name: string) => params[name] ?? '');
    const search = new URLSearchParams(query as Record<string, string>).toString();
    const payload = method === 'GET' ? {} : { payload: body as object };
    const answers = [
      await ask(`${url}?${search}`, { method, headers: { authorization: `Bearer ${tokens[surface]}` }, ...payload }),
      await ask(`${url}?${search}`, { method, ...payload }),
      await ask(`${url}/nothing`, { method }),
      await ask(`${url}/%zz`, { method }),
    ];
    for (const answer of answers) wrong.push(...lacking(answer).map((one) => `${method} ${url}: ${one}`));
    const kept = answers.filter(
      (answer, i) =>
        (i > 0 || access !== 'public') && !/no-store|no-cache/.test(String(answer.headers['cache-control'])),
    );
    if (kept.length > 0) wrong.push(`${method} ${url} may be kept`);
    if (access !== 'public' && answers[0]?.headers['cache-control'] !== 'no-store')
      wrong.push(`${method} ${url}: no-store`);
  }
  expect(wrong).toEqual([]);
}, 120_000);

test('every page, file and door beside the calls', async () => {
  const urls = [
    '/docs',
    '/docs/',
    '/docs/start.js',
    '/docs/storefront.json',
    '/docs/backoffice.json',
    '/docs/viewer/js/scalar.js',
    '/docs/viewer/openapi.json',
    '/healthz',
    '/readyz',
    '/metrics',
    '/realtime',
    `/files/u/${'0'.repeat(36)}-360.webp`,
    '/files/u/nothing.webp',
    '/files/u/..%2f..%2fmain.ts',
    '/files/demo/nothing-360.webp',
    '/sandbox/checkout.css',
    '/sandbox/checkout/abcdefghijklmnopqrstuvwxyz',
    '/nothing',
    '/.git/config',
    '/%zz',
    '/app_index',
    '/admin_api/',
  ];
  const wrong: string[] = [];
  for (const url of urls) wrong.push(...lacking(await ask(url)).map((one) => `${url}: ${one}`));
  expect(wrong).toEqual([]);
});

test('both web apps: pages, assets, unknown addresses', async () => {
  const { config, log } = shop.app.platform;
  const fresh = await createApp({ config, databaseUrl: shop.databaseUrl, log });
  await serveWebApps(fresh.server, builtWebApps(apps), {
    dressing: shopDressing(fresh.platform),
    filesUrl: null,
    tracedShare: 0.25,
  });
  const wrong: string[] = [];
  const nonces = new Set<string>();
  for (const url of [
    '/',
    '/index.html',
    '/assets/app-AbCd1234.js',
    '/sw.js',
    '/manifest.webmanifest',
    '/admin/',
    '/admin/orders',
    '/admin',
    '/admin/assets/app-AbCd1234.js',
    '/admin/assets/none-AbCd1234.js',
    '/assets/none-AbCd1234.js',
    '/none.js',
    '//nothing',
    '//admin_api/session',
    '/..%2f..%2fpackage.json',
  ]) {
    const answer = (await fresh.server.inject({ method: 'GET', url })) as unknown as Answer;
    if (url === '/' || url === '/index.html') answer.body = answer.body.replace('__CSP_NONCE__', '');
    wrong.push(...lacking(answer).map((one) => `${url}: ${one}`));
    if (answer.body.startsWith('<!doctype')) expect(answer.body).toContain('<html data-traced="0.25" lang');
    if (url.startsWith('/admin/') && answer.body.startsWith('<!doctype')) {
      expect(answer.headers['content-type']).toContain('text/html');
      nonces.add(/nonce="([^"]+)"/.exec(answer.body)?.[1] ?? '');
    }
    if (url === '/sw.js') {
      // An old worker must not outlive a release, and it may fetch from our own origin only.
      expect(answer.headers['cache-control']).toBe('no-cache');
      expect(answer.headers['content-type']).toMatch(/javascript/);
      expect(answer.headers['content-security-policy']).toMatch(/worker-src 'self';manifest-src 'self'/);
    }
    if (url === '/manifest.webmanifest') expect(answer.headers['content-type']).toContain('application/manifest+json');
    if (url.includes('assets/app')) expect(answer.headers['cache-control']).toContain('immutable');
    // An address that begins with two slashes is no call, so its status is that of its refusal.
    if (url.startsWith('//'))
      expect([url, answer.statusCode]).toEqual([url, expect.toSatisfy((status) => status >= 400)]);
    if (url.includes('assets/none')) {
      expect(answer.statusCode).toBe(404);
      expect(String(answer.headers['cache-control'])).not.toContain('immutable');
    }
  }
  expect(wrong).toEqual([]);
  expect(nonces.size).toBe(2);
  await fresh.close();
}, 30_000);

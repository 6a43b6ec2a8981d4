import { randomUUID } from 'node:crypto';
import { permissionsOf } from '@app/contract/core/endpoint';
import { staffTopics } from '@app/contract/core/staff-topics';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BoundEndpoint } from '../platform/http/bind.ts';
import { chaosCount, patient } from '../platform/testing/chaos.ts';
import { refusalCode } from '../testing/refusal-code.ts';
import { openShop, type Shop } from '../testing/shop.ts';
import { reachOf } from './actors.ts';
import { everyActorCalls } from './every-actor.ts';
import { endpointsOf, sampleInput, send, titleOf } from './every-endpoint.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test(
  'every call of both APIs admits whom its access names, and turns everybody else away without a trace',
  async () => {
    const { wrong, closed, open } = await everyActorCalls(shop, {
      quarters: [0, 1, 2, 3].slice(0, chaosCount('ACCESS_QUARTERS', 1)),
      actors: 'all',
    });
    expect(wrong).toEqual([]);
    expect(closed).toBeGreaterThan(700);
    expect(open).toBeGreaterThan(300);
  },
  patient(240_000),
);

/** What the staff of an agent and of a merchant with the right get, by the scope of the call. */
function toOthersStaff({ endpoint: { scope, path } }: BoundEndpoint): string {
  const { agents, merchants } = reachOf(scope);
  const answer = (reach: string): string => {
    if (reach === 'none') return 'refused';
    return reach === 'own' && path.includes('/:') ? "a stranger's is not found" : reach;
  };
  return `${scope}; an agent's staff: ${answer(agents)}; a merchant's: ${answer(merchants)}`;
}

test('every call of the back office has a scope, the storefront none, and what is shared is only read', () => {
  const wrong = endpointsOf(shop).filter(({ endpoint: { surface, scope, method } }) =>
    surface === 'backoffice'
      ? scope === undefined || (scope.startsWith('shared') && method !== 'GET')
      : scope !== undefined,
  );
  expect(wrong.map(titleOf)).toEqual([]);
});

test("a change of anybody's access shows in the review", async () => {
  const lines = endpointsOf(shop).map((bound) => {
    const { access, surface } = bound.endpoint;
    const who = typeof access === 'string' ? access : permissionsOf(access).join(' or ');
    const keys = bound.endpoint.byPerson ? '; a key: refused' : '';
    const others = surface === 'backoffice' && access !== 'public' ? `; ${toOthersStaff(bound)}${keys}` : '';
    return `${titleOf(bound)}: ${who}${others}`;
  });
  const live = Object.entries(staffTopics).map(
    ([topic, permission]) => `LIVE ${topic}: ${permission}; staff of an agent and of a merchant: of their own`,
  );
  await expect(`${[...lines, ...live].sort().join('\n')}\n`).toMatchFileSnapshot('access-matrix.txt');
});

/** Routes that are no calls of the APIs. Everything else must be bound, and so have a declared access. */
const APART = [
  '/.well-known/oauth-authorization-server',
  '/.well-known/oauth-protected-resource',
  '/.well-known/oauth-protected-resource/mcp',
  '/.well-known/ucp',
  '/:language(^[A-Za-z][A-Za-z]$|^[A-Za-z][A-Za-z]-[A-Za-z-]+$)',
  '/:language(^[A-Za-z][A-Za-z]$|^[A-Za-z][A-Za-z]-[A-Za-z-]+$)/',
  '/:language(^[A-Za-z][A-Za-z]$|^[A-Za-z][A-Za-z]-[A-Za-z-]+$)/*',
  '/:language(^[A-Za-z][A-Za-z]$|^[A-Za-z][A-Za-z]-[A-Za-z-]+$)/category/:part',
  '/:language(^[A-Za-z][A-Za-z]$|^[A-Za-z][A-Za-z]-[A-Za-z-]+$)/city/:part',
  '/:language(^[A-Za-z][A-Za-z]$|^[A-Za-z][A-Za-z]-[A-Za-z-]+$)/combo/:part',
  '/:language(^[A-Za-z][A-Za-z]$|^[A-Za-z][A-Za-z]-[A-Za-z-]+$)/deal/:part',
  '/:language(^[A-Za-z][A-Za-z]$|^[A-Za-z][A-Za-z]-[A-Za-z-]+$)/flights/:part',
  '/:language(^[A-Za-z][A-Za-z]$|^[A-Za-z][A-Za-z]-[A-Za-z-]+$)/hotel/:part',
  '/:language(^[A-Za-z][A-Za-z]$|^[A-Za-z][A-Za-z]-[A-Za-z-]+$)/meal/:part',
  '/:language(^[A-Za-z][A-Za-z]$|^[A-Za-z][A-Za-z]-[A-Za-z-]+$)/p/:part',
  '/:language(^[A-Za-z][A-Za-z]$|^[A-Za-z][A-Za-z]-[A-Za-z-]+$)/page/:part',
  '/:language(^[A-Za-z][A-Za-z]$|^[A-Za-z][A-Za-z]-[A-Za-z-]+$)/restaurant/:part',
  '/:language(^[A-Za-z][A-Za-z]$|^[A-Za-z][A-Za-z]-[A-Za-z-]+$)/tour-combo/:part',
  '/:language(^[A-Za-z][A-Za-z]$|^[A-Za-z][A-Za-z]-[A-Za-z-]+$)/tour/:part',
  '/brand/:stamp/:file',
  '/calendars/:file',
  '/docs',
  '/docs/',
  '/docs/backoffice.json',
  '/docs/start.js',
  '/docs/storefront.json',
  '/docs/viewer/js/scalar.js',
  '/feeds/:channel/:language/:file',
  '/files/c/:token',
  '/files/demo/:name',
  '/files/u/:name',
  '/files/x/:token',
  '/healthz',
  '/llms.txt',
  '/mcp',
  '/metrics',
  '/oauth/authorize',
  '/oauth/revoke',
  '/oauth/token',
  '/octo',
  '/octo/',
  '/octo/*',
  '/octo/availability',
  '/octo/availability/',
  '/octo/availability/calendar',
  '/octo/availability/calendar/',
  '/octo/bookings',
  '/octo/bookings/',
  '/octo/bookings/:id',
  '/octo/bookings/:id/',
  '/octo/bookings/:id/cancel',
  '/octo/bookings/:id/cancel/',
  '/octo/bookings/:id/confirm',
  '/octo/bookings/:id/confirm/',
  '/octo/bookings/:id/extend',
  '/octo/bookings/:id/extend/',
  '/octo/capabilities',
  '/octo/capabilities/',
  '/octo/products',
  '/octo/products/',
  '/octo/products/:id',
  '/octo/products/:id/',
  '/octo/supplier',
  '/octo/supplier/',
  '/pages/:style',
  '/pay/card/:providerKey',
  '/pay/card/:providerKey/back',
  '/pay/card/page.css',
  '/readyz',
  '/realtime',
  '/robots.txt',
  '/sandbox/checkout.css',
  '/sandbox/checkout/:providerKey',
  '/sandbox/checkout/:providerKey/:action',
  '/sitemap.xml',
  '/sitemaps/:language/:file',
  '/ucp/booking-sessions',
  '/ucp/booking-sessions/:id',
  '/ucp/booking-sessions/:id/cancel',
  '/ucp/booking-sessions/:id/complete',
  '/ucp/carts',
  '/ucp/carts/:id',
  '/ucp/carts/:id/cancel',
  '/ucp/catalog/lookup',
  '/ucp/catalog/product',
  '/ucp/catalog/search',
  '/ucp/checkout-sessions',
  '/ucp/checkout-sessions/:id',
  '/ucp/checkout-sessions/:id/cancel',
  '/ucp/checkout-sessions/:id/complete',
  '/ucp/orders/:id',
  '/webhooks/card',
  '/webhooks/sandbox',
];

test('every route is a bound call or one of those named here', async () => {
  const demo = await openShop({ DEMO: 'true' });
  const served = routesOf(demo.app.server.printRoutes({ commonPrefix: false }));
  const bound = endpointsOf(demo).map((one) => titleOf(one));
  await demo.close();
  const calls = served.filter(({ url }) => url.startsWith('/app_index') || url.startsWith('/admin_api'));
  const made = calls.flatMap(({ url, methods }) => methods.map((method) => `${method} ${url}`));
  expect(made.sort()).toEqual(bound.sort());
  const others = served
    .filter((route) => !calls.includes(route))
    .map(({ url }) => url.replace(/^\/pages\/[\w-]+\.css$/, '/pages/:style'));
  expect([...new Set(others)].sort()).toEqual(APART);
}, 30_000);

/** Fastify prints its routes as a tree whose branches may be cut anywhere. */
function routesOf(tree: string): { url: string; methods: string[] }[] {
  const stack: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const match = /^([│ ]*)[├└]── (\S*)(?: \(([A-Z, ]+)\))?$/.exec(line);
    if (!match) return [];
    const depth = (match[1] ?? '').length / 4;
    stack.length = depth;
    stack.push(match[2] ?? '');
    return match[3] ? [{ url: stack.join(''), methods: match[3].split(', ') }] : [];
  });
}

test('a token that fits one surface opens nothing on the other, also for ids it owns', async () => {
  const buyer = await shop.buyer();
  const staff = await shop.staff();
  for (const bound of endpointsOf(shop).filter(({ endpoint }) => endpoint.access !== 'public')) {
    const token = bound.endpoint.surface === 'storefront' ? staff : buyer.token;
    const answer = await send(shop, bound, { ...sampleInput(bound), params: { id: randomUUID() }, token });
    expect(`${titleOf(bound)} ${answer.code}`).toBe(`${titleOf(bound)} ${refusalCode('auth.token_mismatch')}`);
  }
});

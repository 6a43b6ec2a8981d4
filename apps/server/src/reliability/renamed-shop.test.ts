import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dictionaries } from '@app/contract/core/dictionaries';
import { escapeHtml } from '@app/contract/core/escape-html';
import { LOCALES } from '@app/contract/core/locale';
import { mailTemplateNames, mailTemplates, type TemplateRule } from '@app/contract/mail/templates';
import { staffIdentityEndpoints } from '@app/contract/settings/identity/staff-endpoints';
import { walletEndpoints } from '@app/contract/wallet/endpoints';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createApp } from '../app.ts';
import { announcement } from '../boot/announce.ts';
import { renderMail } from '../modules/mail/domain/render.ts';
import { houseOf } from '../modules/mail/usecases/house.ts';
import { spokenTo } from '../modules/payments/channels/hosted-page.ts';
import { closedPage } from '../modules/payments/channels/sandbox/checkout-view.ts';
import { setParameter, shopDressing, shopName } from '../modules/settings/public.ts';
import { builtWebApps, serveWebApps } from '../platform/http/web-apps.ts';
import { openShop, type Shop } from '../testing/shop.ts';

// As the writer of statements loads it: what is imported is another copy.
const PDFDocument: typeof import('pdfkit') = createRequire(import.meta.url)('pdfkit');

/** Signs that break HTML, two scripts and a picture sign: as long as a name may be. */
const NAME = 'Kanari & Söhne <b> 金丝雀商行 🐤 of Porto';
const COLOUR = '#7a1fa2';
/** The demo brand, and the words for a shop that has no name. */
const OTHERS = /Avela|avela\.example|#0c655f|#0b6b75/;

let shop: Shop;
let served: Awaited<ReturnType<typeof createApp>>;
let apps: string;
beforeAll(async () => {
  shop = await openShop();
  const body = { name: NAME, colour: COLOUR, mark: 'bag' as const, logo: null, icon: null, version: 1 };
  const saved = await shop.call(staffIdentityEndpoints.saveIdentity, { token: await shop.staff(), body });
  expect(saved.code).toBe(200);
  apps = await mkdtemp(join(tmpdir(), 'apps-'));
  const sources = join(import.meta.dirname, '..', '..', '..');
  for (const name of ['storefront', 'backoffice']) {
    await mkdir(join(apps, name, 'dist', 'assets'), { recursive: true });
    await copyFile(join(sources, name, 'index.html'), join(apps, name, 'dist', 'index.html'));
  }
  await writeFile(join(apps, 'storefront', 'dist', 'sw.js'), 'self.x=[{url:"index.html",revision:"0a1b"}];');
  const { config, log } = shop.app.platform;
  served = await createApp({ config, databaseUrl: shop.databaseUrl, log });
  await serveWebApps(served.server, builtWebApps(apps), {
    dressing: shopDressing(served.platform),
    filesUrl: null,
  });
});
afterAll(async () => {
  await served.close();
  await shop.close();
  await rm(apps, { recursive: true, force: true });
});

const get = async (url: string) => (await served.server.inject({ method: 'GET', url })).body;

test.each(['/', '/index.html', '/admin/', '/admin/orders'])(
  'the page at %s is of this shop from its first byte',
  async (url) => {
    const html = await get(url);
    expect(html).toContain(`<title>${escapeHtml(NAME)}</title>`);
    expect(html).not.toMatch(OTHERS);
    expect(html).not.toContain('shop-head');
    const embedded = /<meta name="shop" content="([^"]*)"/.exec(html)?.[1] ?? '';
    const identity = JSON.parse(
      embedded.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&'),
    );
    expect(identity).toMatchObject({ name: NAME, colour: COLOUR });
    const css = /<link rel="stylesheet" data-brand href="([^"]+)"/.exec(html)?.[1] ?? '';
    expect(await get(css)).toContain(`--lagoon-600:${COLOUR}`);
    if (!url.startsWith('/admin')) expect(html).toContain(`<meta name="theme-color" content="${COLOUR}" />`);
  },
);

test('the storefront alone may send messages to the program that counts visits, under another tag', async () => {
  const page = (url: string, tag?: string) =>
    served.server.inject({ url, headers: tag === undefined ? {} : { 'if-none-match': tag } });
  const policyOf = ({ headers }: Awaited<ReturnType<typeof page>>) => String(headers['content-security-policy']);
  const before = await page('/');
  expect(policyOf(before)).toContain("connect-src 'self' ws: wss:;");
  await setParameter(shop.app.platform.db, 'shop.analytics_url', 'https://stats.example/matomo.php?idsite=1');
  served.platform.cache.drop(['parameters']);
  // A browser that has the page gets it anew: with an answer 304 it would go on by the policy of before.
  const after = await page('/', String(before.headers.etag));
  expect(after.statusCode).toBe(200);
  expect(policyOf(after)).toContain("connect-src 'self' ws: wss: https://stats.example;");
  expect((await page('/', String(after.headers.etag))).statusCode).toBe(304);
  expect(policyOf(await page('/admin/'))).not.toContain('stats.example');
  await setParameter(shop.app.platform.db, 'shop.analytics_url', '');
  served.platform.cache.drop(['parameters']);
});

test('the manifest has the name, the colour, and icons that are there', async () => {
  const manifest = JSON.parse(await get('/manifest.webmanifest'));
  expect(manifest).toMatchObject({ name: NAME, short_name: NAME, theme_color: COLOUR });
  expect(JSON.stringify(manifest)).not.toMatch(OTHERS);
  for (const { src } of manifest.icons)
    expect((await served.server.inject(src)).headers['content-type']).toBe('image/png');
});

test('the worker holds the page of this identity, and its colours', async () => {
  const code = await get('/sw.js');
  expect(code).toMatch(/revision:"0a1b-[\w-]{12}"\},\{url:"\/brand\/[\w-]{12}\/colours\.css"/);
});

test('a page of before is not answered with 304 after a change, and the same one is', async () => {
  const etag = async () => String((await served.server.inject('/')).headers.etag);
  const again = async (known: string) =>
    (await served.server.inject({ url: '/', headers: { 'if-none-match': known } })).statusCode;
  const known = await etag();
  expect(await again(known)).toBe(304);
  expect(await again('"another"')).toBe(200);
});

test.each(LOCALES)('every mail in %s is signed by this shop and by no other', async (locale) => {
  const house = await houseOf(shop.app.platform);
  for (const template of mailTemplateNames) {
    const rule: TemplateRule = mailTemplates[template];
    const filling = Object.fromEntries(rule.values.map((name) => [name, '1']));
    const { subject, text, html } = renderMail({ template, locale, filling }, house);
    expect(`${subject}${text}${html}`, template).not.toMatch(OTHERS);
    expect(text, template).toContain(NAME);
    expect(html, template).toContain(escapeHtml(NAME));
    expect(html, template).toContain(COLOUR);
  }
});

test.each(LOCALES)('pages of payments in %s are of this shop', async (lang) => {
  const spoken = await spokenTo(shop.app.platform, lang);
  const html = closedPage(spoken, { known: true, back: '/' });
  expect(html).toContain(escapeHtml(NAME));
  expect(html).toMatch(/href="\/brand\/[\w-]{12}\/colours\.css"/);
  expect(html.replaceAll(COLOUR, '')).not.toMatch(OTHERS);
});

test('a statement on paper is headed by this shop', async () => {
  const drawn: string[] = [];
  const draw = PDFDocument.prototype.text;
  const spy = vi.spyOn(PDFDocument.prototype, 'text').mockImplementation(function (this: never, ...given: never) {
    drawn.push(String((given as unknown[])[0]));
    return (draw as (...all: never[]) => never).apply(this, given);
  } as never);
  const buyer = await shop.buyer({ usd: 10_00 });
  const month = shop.app.platform.clock.now().toISOString().slice(0, 7);
  const answer = await shop.call(walletEndpoints.statement, {
    token: buyer.token,
    query: { unit: 'money', month, format: 'pdf' },
  });
  spy.mockRestore();
  expect(answer.code).toBe(200);
  // A letter that no font has is drawn as a question mark.
  expect(drawn.join('')).toContain(NAME.replace('🐤', '?'));
  expect(drawn.join('')).not.toMatch(OTHERS);
  expect(answer.data.fileName).not.toMatch(/avela/i);
});

test('the reference of the calls, the authenticator and the start say the name', async () => {
  expect(await get('/docs')).toContain(`<title>${escapeHtml(NAME)}: API reference</title>`);
  for (const surface of ['storefront', 'backoffice']) {
    const { info } = JSON.parse(await get(`/docs/${surface}.json`));
    expect(info.title).toContain(NAME);
  }
  const start = {
    address: '',
    duration: '',
    demo: null,
    inviteCode: '',
    staff: { username: '', password: null, passwordIn: null },
  };
  expect(announcement({ ...start, shop: await shopName(shop.app.platform, 'en-US') })).toContain(`${NAME} is open`);
});

test('no text of any language names a brand', () => {
  for (const locale of LOCALES) expect(JSON.stringify(dictionaries[locale])).not.toMatch(/avela/i);
});

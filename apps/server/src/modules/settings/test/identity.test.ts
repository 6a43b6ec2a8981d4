import type { ErrorKey } from '@app/contract/core/error-catalogue';
import { errorCatalogue } from '@app/contract/core/error-catalogue';
import { settingsEndpoints } from '@app/contract/settings/endpoints';
import { brandPalette, contrast } from '@app/contract/settings/identity/brand-colour';
import { brandFile } from '@app/contract/settings/identity/brand-files';
import { staffIdentityEndpoints as calls } from '@app/contract/settings/identity/staff-endpoints';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalCode } from '../../../testing/refusal-code.ts';
import { openShop, type Shop } from '../../../testing/shop.ts';
import { testApp } from '../../../testing/test-app.ts';

let shop: Shop;
let token: string;
beforeAll(async () => {
  shop = await openShop();
  token = await shop.staff();
});
afterAll(async () => {
  expect((await shop.app.verify()).filter(({ ok }) => !ok)).toEqual([]);
  await shop.close();
});

type Body = Parameters<typeof save>[0];
const stored = async () => (await shop.call(calls.readIdentity, { token })).data;
async function save(changed: { name?: string; colour?: string | null; logo?: string | null; icon?: string | null }) {
  const { updatedAt: _at, logo, ...now } = await stored();
  return shop.call(calls.saveIdentity, { token, body: { ...now, logo: logo?.url ?? null, ...changed } });
}
const shown = async (lang = 'en-US') => (await shop.call(settingsEndpoints.bootstrap, { lang })).data.config.identity;

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 200, g: 20, b: 20, alpha: 1 } } })
    .png()
    .toBuffer();

async function upload(bytes: Buffer, purpose: string, as = token) {
  const line = 'boundary-of-the-test';
  const head = `--${line}\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n`;
  const response = await shop.app.server.inject({
    method: 'POST',
    url: `/admin_api/shop-identity/picture?purpose=${purpose}`,
    headers: { authorization: `Bearer ${as}`, 'content-type': `multipart/form-data; boundary=${line}` },
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${line}--\r\n`)]),
  });
  return response.json() as { code: number; data: { url: string; width: number; height: number } };
}
const file = async (name: Parameters<typeof brandFile>[1], stamp?: string) =>
  shop.app.server.inject({ method: 'GET', url: brandFile(stamp ?? (await shown()).stamp, name) });

test('a shop that has chosen nothing has a word for a name in every language, and a drawing', async () => {
  expect(await stored()).toMatchObject({ name: '', colour: null, mark: 'bag', logo: null, icon: null, version: 1 });
  const names = await Promise.all(['en-US', 'zh-cn', 'es', 'pt'].map(async (lang) => (await shown(lang)).name));
  expect(names).toEqual(['Shop', '商店', 'Tienda', 'Loja']);
  expect(await shown()).toMatchObject({ mark: 'bag', colour: '#0c655f', coloured: false });
  const icon = await sharp((await file('icon-192.png')).rawPayload).metadata();
  expect([icon.format, icon.width, icon.height]).toEqual(['png', 192, 192]);
});

test('what is saved is shown by every process at once, under another stamp', async () => {
  const second = await testApp({ databaseUrl: shop.databaseUrl });
  const elsewhere = async () => (await second.call(settingsEndpoints.config, { lang: 'es' })).data.identity;
  const before = await elsewhere();
  expect((await save({ name: 'Casa Nómada', colour: '#7a1fa2' })).data).toMatchObject({
    name: 'Casa Nómada',
    version: 2,
  });
  expect(await shown('zh-cn')).toMatchObject({ name: 'Casa Nómada', colour: '#7a1fa2', coloured: true });
  await expect.poll(elsewhere).toMatchObject({ name: 'Casa Nómada', colour: '#7a1fa2' });
  expect((await elsewhere()).stamp).not.toBe(before.stamp);
  await second.close();
});

test('a colour that white cannot be read on is shown darker, and kept as chosen', async () => {
  expect((await save({ colour: '#ffd400' })).data.colour).toBe('#ffd400');
  const { colour } = await shown();
  expect(colour).toBe(brandPalette('#ffd400')[600]);
  expect(contrast(colour, '#ffffff')).toBeGreaterThanOrEqual(4.5);
  expect((await file('colours.css')).body).toContain(`--lagoon-600:${colour}`);
});

test.each<[string, Body, string]>([
  ['a name of 41 signs', { name: 'x'.repeat(41) }, 'name'],
  ['a colour by name', { colour: 'red' }, 'colour'],
  ['a logo from elsewhere', { logo: '/files/u/0190a000-0000-7000-8000-00000000b001-{w}.webp' }, 'logo'],
  ['an icon from elsewhere', { icon: '/files/demo/x-{w}.webp' }, 'icon'],
])('%s is refused at its field', async (_what, body, field) => {
  const answer = await save(body);
  expect(answer.code).toBe(refusalCode('input.invalid'));
  expect(Object.keys((answer.data as unknown as { fields: object }).fields)).toEqual([field]);
});

test('a name is of one line, as it is seen', async () => {
  expect((await save({ name: 'Casa\nN\u202eómada' })).data.name).toBe('Casa Nómada');
});

test('a stale version is refused with the present one', async () => {
  const { version } = await stored();
  const body = { name: 'Old', colour: null, mark: 'bag' as const, logo: null, icon: null, version: version - 1 };
  const answer = await shop.call(calls.saveIdentity, { token, body });
  expect(answer.code).toBe(errorCatalogue['record.stale'].code);
  expect(answer.data).toMatchObject({ current: { version } });
});

test.each<[string, () => Promise<Buffer>, 'logo' | 'icon', ErrorKey]>([
  ['an oblong icon', () => picture(600, 590), 'icon', 'identity.icon_size'],
  ['a small icon', () => picture(511, 511), 'icon', 'identity.icon_size'],
  ['a flat logo', () => picture(600, 63), 'logo', 'identity.logo_size'],
  ['a very wide logo', () => picture(600, 70), 'logo', 'identity.logo_size'],
  ['a script', async () => Buffer.from('<svg onload="x()"/>'), 'icon', 'upload.wrong_type'],
  ['half a picture', async () => (await picture(600, 600)).subarray(0, 300), 'icon', 'upload.unreadable'],
  [
    'more than 4 MB',
    async () => Buffer.concat([await picture(600, 600), Buffer.alloc(4 << 20)]),
    'icon',
    'upload.too_large',
  ],
])('%s is refused', async (_what, bytes, purpose, key) => {
  expect((await upload(await bytes(), purpose)).code).toBe(errorCatalogue[key].code);
});

test('an uploaded icon is made into every size, a logo into one for mails', async () => {
  const icon = (await upload(await picture(800, 800), 'icon')).data.url;
  const logo = (await upload(await picture(400, 100), 'logo')).data.url;
  expect((await save({ icon, logo })).data).toMatchObject({ icon, logo: { url: logo, width: 400, height: 100 } });
  expect(await shown()).toMatchObject({ mark: 'own', logo: { url: logo, width: 400, height: 100 } });
  const sizes = { 'icon-192.png': 192, 'icon-512.png': 512, 'maskable-512.png': 512, 'apple-touch.png': 180 } as const;
  for (const [name, side] of Object.entries(sizes)) {
    const { rawPayload, headers } = await file(name as keyof typeof sizes);
    const { width, height, format } = await sharp(rawPayload).metadata();
    expect([name, format, width, height]).toEqual([name, 'png', side, side]);
    expect(headers['cache-control']).toContain('immutable');
  }
  const { data, info } = await sharp((await file('maskable-512.png')).rawPayload)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [
    ...data.subarray((y * 512 + x) * info.channels, (y * 512 + x) * info.channels + 3),
  ];
  // What a system may cut away is empty, the middle is the icon.
  expect(at(10, 10)).toEqual([255, 255, 255]);
  expect(at(256, 256)).toEqual([200, 20, 20]);
  expect((await sharp((await file('logo.png')).rawPayload).metadata()).height).toBe(100);
});

test('an address of before brings what is in force and is asked for again; no other file is there', async () => {
  const old = await file('favicon.png', 'abcdefghijkl');
  expect([old.statusCode, old.headers['cache-control']]).toEqual([200, 'no-cache']);
  expect((await shop.app.server.inject('/brand/abcdefghijkl/other.png')).statusCode).toBe(404);
  expect((await shop.app.server.inject('/brand/..%2f..%2f/favicon.png')).statusCode).toBe(404);
});

test('only staff of the house with the right see and save it; everybody reads what is shown', async () => {
  const seer = await shop.staff({ permissions: ['system.identity.view'] });
  const agents = await shop.staff({ agentId: shop.agentId });
  const { updatedAt: _at, logo, ...now } = await stored();
  const body = { ...now, logo: logo?.url ?? null };
  expect((await shop.call(calls.readIdentity, { token: seer })).code).toBe(200);
  expect((await shop.call(calls.saveIdentity, { token: seer, body })).status).toBe(403);
  expect((await upload(await picture(600, 600), 'icon', seer)).code).toBe(errorCatalogue['access.denied'].code);
  expect((await shop.call(calls.readIdentity, { token: agents })).status).toBe(403);
  expect((await shop.call(calls.saveIdentity, { token: agents, body })).status).toBe(403);
  expect((await upload(await picture(600, 600), 'icon', agents)).code).toBe(errorCatalogue['access.denied'].code);
  expect((await shop.call(calls.readIdentity)).status).toBe(401);
  expect((await shop.call(calls.shownIdentity)).data).toMatchObject({ mark: 'own' });
});

test('the invariant names a picture that is not the identity’s own', async () => {
  const offends = async () => (await shop.app.verify()).filter(({ ok }) => !ok).map(({ name }) => name);
  expect(await offends()).toEqual([]);
  const { db } = shop.app.platform;
  const { icon } = await stored();
  await db.updateTable('shop_identity').set({ icon: '/files/u/none-{w}.webp' }).execute();
  expect(await offends()).toEqual(['settings.identity']);
  await db.updateTable('shop_identity').set({ icon }).execute();
});

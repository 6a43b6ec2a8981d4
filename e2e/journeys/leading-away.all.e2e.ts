import type { Page } from '@playwright/test';
import { newCustomer, PASSWORD } from '../support/customers.ts';
import { AT_NIGHT, expect, NIGHT, test } from '../support/journey.ts';
import { open, screen } from '../support/storefront.ts';
import { WAYS_OUT } from '../support/ways-out.ts';

test.describe.configure({ timeout: 120_000 });

/** Fails as soon as the page, or a page it opened, stands or asks elsewhere. */
function watch(page: Page, origin: string): string[] {
  const elsewhere: string[] = [];
  const note = (url: string) => {
    if (/^https?:/.test(url) && new URL(url).origin !== origin) elsewhere.push(url);
  };
  page.on('request', (request) => note(request.url()));
  page.on('framenavigated', (frame) => note(frame.url()));
  page.context().on('page', (other) => elsewhere.push(`opened ${other.url()}`));
  return elsewhere;
}

/** In the page: goes to each hash, waits until a screen stands there, and gives where the page was each time. */
async function visitAll(hashes: readonly string[]): Promise<string[]> {
  const ends: string[] = [];
  for (const hash of hashes) {
    window.location.hash = hash;
    const began = performance.now();
    do await new Promise(requestAnimationFrame);
    while (
      ![...document.querySelectorAll('main')].some((main) => main.checkVisibility()) &&
      performance.now() - began < 10_000
    );
    if (performance.now() - began >= 10_000) throw new Error(`no screen at ${hash}`);
    ends.push(window.location.origin + window.location.pathname);
  }
  return ends;
}

test('no remembered path leads away from the shop after a sign-in', async ({ page, product }) => {
  expect(new Set(WAYS_OUT).size).toBeGreaterThanOrEqual(60);
  const customer = await newCustomer(product);
  const { origin } = new URL(product.url);
  const elsewhere = watch(page, origin);
  await open(page, '/login');
  // Signed in once for real; the answer is given again, so that only the way back is tried anew.
  let answer = '';
  await page.route('**/user/login*', async (route) => {
    if (answer === '') answer = await (await route.fetch()).text();
    await route.fulfill({ contentType: 'application/json', body: answer });
  });
  // Which paths are followed is tested by the rule itself (`shell/redirect.test.ts`); here, that a sign-in asks it.
  for (const way of WAYS_OUT.filter((_, index) => index % 11 === 0)) {
    await page.evaluate((value) => {
      localStorage.removeItem('system');
      // As another tab does that signs out: the same page is a visitor's again.
      window.dispatchEvent(new StorageEvent('storage', { key: 'system', newValue: null }));
      localStorage.setItem('redirect_path', value);
      window.location.hash = '#/login';
    }, way);
    const login = screen(page, 'login');
    await login.getByLabel('E-mail').fill(customer.email);
    await login.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await login.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(screen(page, 'home'), way).toBeVisible();
    expect(await page.evaluate(() => window.location.origin + window.location.pathname), way).toBe(`${origin}/`);
  }
  expect(elsewhere).toEqual([]);
});

test('no path, language or parameter of an address leads away from the shop', AT_NIGHT, async ({ page, product }) => {
  const { origin } = new URL(product.url);
  const elsewhere = watch(page, origin);
  await open(page, '/about');
  for (const way of WAYS_OUT) {
    const value = encodeURIComponent(way);
    const hashes = [`#${way}`, `#/${way}`, `#/about?lang=${value}`, `#/payorder?payment=${value}&key=${value}`];
    const ends = await page.evaluate(visitAll, hashes);
    expect(ends, way).toEqual(hashes.map(() => `${origin}/`));
  }
  for (const way of WAYS_OUT.filter((_, index) => index % 6 === 0)) {
    await page.goto(`/?lang=${encodeURIComponent(way)}&redirect_path=${encodeURIComponent(way)}#/about`);
    await expect(screen(page, 'about'), way).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.lang), way).toBe('en-US');
  }
  expect(elsewhere).toEqual([]);
});

test('a banner leads to a screen of the shop or, asked first, to an https address', async ({ page, product }) => {
  const { origin } = new URL(product.url);
  const elsewhere = watch(page, origin);
  let target: object = {};
  await page.route('**/index/home*', async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { data: { banners: { target: object }[] } };
    for (const banner of body.data.banners) banner.target = target;
    await route.fulfill({ response, json: body });
  });
  const press = async () => {
    await page.goto('about:blank');
    await open(page, '/');
    await screen(page, 'home').getByRole('region', { name: 'Highlights' }).getByRole('button').first().click();
  };
  for (const url of WAYS_OUT.filter((way) => !/^https:\/\/evil/i.test(way)).filter(
    (_, index) => index % (NIGHT ? 5 : 20) === 0,
  )) {
    target = { type: 'external', url };
    await press();
    const letter = page.getByRole('dialog');
    await expect(letter, url).toBeVisible();
    await expect(letter.getByRole('link'), url).toHaveCount(0);
  }
  target = { type: 'external', url: 'https://evil.example/sale' };
  await press();
  const leave = page.getByRole('dialog').getByRole('link');
  await expect(leave).toHaveAttribute('rel', /noopener/);
  await expect(leave).toHaveAttribute('href', 'https://evil.example/sale');
  await expect(page.getByRole('dialog')).toContainText('evil.example');
  expect(elsewhere).toEqual([]);
});

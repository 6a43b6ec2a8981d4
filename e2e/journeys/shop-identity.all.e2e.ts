import { randomUUID } from 'node:crypto';
import { accountEndpoints } from '@app/contract/accounts/endpoints';
import { routes } from '@app/contract/core/routes';
import { openAccounts } from '@app/server/modules/ledger/core';
import type { Page } from '@playwright/test';
import { sql } from 'kysely';
import { newToken } from '../../apps/server/src/platform/auth/tokens.ts';
import { inTransaction } from '../../apps/server/src/platform/db/connect.ts';
import { watchCalls } from '../support/calls-under-way.ts';
import { carrySession } from '../support/customers.ts';
import { test } from '../support/empty-shop.ts';
import { expect, NIGHT } from '../support/journey.ts';
import { plainPicture } from '../support/pictures.ts';
import { ask, onDatabase, type Product } from '../support/products.ts';
import { carryStaffSession, DESK, staffToken } from '../support/staff.ts';
import { addressOf, screen } from '../support/storefront.ts';

test.describe.configure({ timeout: 300_000 });

const NAME = 'Kanari & Söhne 金丝雀商行 🐤 Porto';
const COLOUR = '#7a1fa2';
/** The demo brand, in whatever letters. */
const OTHER = /avela/i;

/** Somebody signed in, without whom most screens cannot be seen. */
async function customerOf(product: Product) {
  const [id, { token, hash }] = [randomUUID(), newToken()];
  const email = `${id}@example.com`;
  await onDatabase(product, (db) =>
    inTransaction(db, async (tx) => {
      await sql`INSERT INTO customer (id, email, email_verified_at, nickname, password_hash, invite_code)
        VALUES (${id}, ${email}, app_now(), 'Ann', 'x', ${id})`.execute(tx);
      await sql`INSERT INTO customer_session (id, customer_id, token_hash, expires_at)
        VALUES (${randomUUID()}, ${id}, ${hash}, app_now() + interval '400 days')`.execute(tx);
      await openAccounts(tx, id);
    }),
  );
  return { id, email, token, userInfo: await ask(product, accountEndpoints.userInfo, { token }) };
}

/** Everything of a page that somebody can read or hear, its head included. */
const readable = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const said = ['aria-label', 'alt', 'title', 'content', 'placeholder'];
    const attributes = [...document.querySelectorAll('*')].flatMap((node) =>
      said.map((name) => node.getAttribute(name) ?? ''),
    );
    return [document.title, document.body.innerText, ...attributes].join('\n');
  });

/** Names the shop at its screen, as its owner does from the dashboard, and saves again what a colleague saved meanwhile. */
async function nameShop(page: Page, product: Product): Promise<void> {
  await page.goto('/admin/#/');
  await page.getByRole('link', { name: /Give the shop its name/ }).click();
  await page.getByLabel('Name of the shop').fill(NAME);
  await page.getByPlaceholder('#0c655f').fill(COLOUR);
  const [logo, icon] = [page.locator('input[type=file]').nth(0), page.locator('input[type=file]').nth(1)];
  await icon.setInputFiles(plainPicture(100, 100));
  await expect(page.getByText(/square of at least 512 by 512/)).toBeVisible();
  await page.getByRole('alert').getByRole('button').last().click();
  await icon.setInputFiles(plainPicture(600, 600));
  await logo.setInputFiles(plainPicture(400, 100));
  const save = async () => {
    // While the last one is under way its name begins with that, and a press does nothing.
    const button = page.getByRole('button', { name: 'Save', exact: true });
    await expect(button).toBeVisible();
    const answer = page.waitForResponse((one) => one.request().method() === 'PUT');
    await button.click();
    return (await answer).status();
  };
  expect(await save()).toBe(200);
  await expect(page.getByText(/Shop identity saved/)).toBeVisible();

  for (const name of ['Kanari', NAME]) {
    await page.getByLabel('Name of the shop').fill(name);
    expect(await save(), `saved as ${name}`).toBe(200);
  }
  await onDatabase(product, (db) => sql`UPDATE shop_identity SET version = version + 1, icon = NULL`.execute(db));
  expect(await save()).toBe(409);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('img', { name: 'Icon' })).toBeVisible();
  await expect(dialog).not.toContainText('/files/');
  await dialog.getByRole('button', { name: 'Save mine' }).click();
  await expect(dialog).toBeHidden();
  expect(await save()).toBe(200);
}

test('an empty shop invites, and once it is named no screen of shop and back office names another, in two languages', async ({
  browser,
  product,
}) => {
  const visit = await browser.newContext({ baseURL: product.url, viewport: { width: 375, height: 812 } });
  const home = await visit.newPage();
  await home.goto('/#/');
  await expect(home.getByRole('heading', { name: 'We are about to open' })).toBeVisible();
  await expect(home.getByRole('heading', { name: 'More to love' })).toHaveCount(0);
  await expect(screen(home).locator('a[href="#/hotel"]')).toHaveCount(0);

  const desk = await browser.newContext({ baseURL: product.url, viewport: DESK });
  const page = await desk.newPage();
  const still = watchCalls(page);
  await onDatabase(product, (db) => sql`UPDATE staff SET must_change_password = false`.execute(db));
  await carryStaffSession(page, await staffToken(product));
  await carrySession(home, await customerOf(product));
  await home.reload();
  await nameShop(page, product);

  // The page that is open hears of it by its line, the other desk by asking.
  await expect(home).toHaveTitle(NAME);
  await expect(screen(home).getByRole('img', { name: NAME })).toBeVisible();
  await expect(page.getByRole('link', { name: NAME })).toBeVisible();
  await page.goto('/admin/#/');
  await expect(page.getByText('Before you open')).toBeVisible();
  await expect(page.getByText('Give the shop its name')).toHaveCount(0);

  const served = await home.request.get('/');
  expect(await served.text()).toContain(`<meta name="theme-color" content="${COLOUR}" />`);
  const colour = () => home.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--lagoon-600'));
  await expect.poll(colour).toBe(COLOUR);

  const quiet = watchCalls(home);
  // A few screens in each language, at night every second one: whether a title or a picture names a brand hangs on what all share, and
  // that no text names one in any language is checked without a browser.
  for (const [turn, lang] of (['en-US', 'zh-cn'] as const).entries()) {
    const every = NIGHT ? 4 : 24;
    const some = <T>(all: readonly T[]): T[] => all.filter((_, index) => index % every === (every / 2) * turn);
    await home.evaluate((value) => localStorage.setItem('locale', value), lang);
    await home.reload();
    for (const [name, rule] of some(Object.entries(routes))) {
      await home.goto(`/#${addressOf(rule)}`);
      await expect(screen(home).first()).toBeVisible();
      await quiet();
      expect(await readable(home), `${name} ${lang}`).not.toMatch(OTHER);
      expect(await home.title(), `${name} ${lang}`).toContain(NAME);
    }
    await page.evaluate((value) => localStorage.setItem('avela.staff.locale', value), lang);
    await page.reload();
    const menu = page.getByRole('navigation').locator('a[href^="#/"]');
    await expect(menu.first()).toBeVisible();
    const addresses = await menu.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(addresses.length).toBeGreaterThan(40);
    for (const address of some(addresses)) {
      await page.goto(`/admin/${address}`);
      await expect(page.locator('main :is(h1, h2, h3)').first()).toBeVisible();
      await still();
      expect(await readable(page), `${address} ${lang}`).not.toMatch(OTHER);
      expect(await page.title(), `${address} ${lang}`).toContain(NAME);
    }
  }
  await visit.close();
  await desk.close();
});

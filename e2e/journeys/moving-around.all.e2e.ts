import { carrySession, newCustomer } from '../support/customers.ts';
import { AT_NIGHT, expect, test } from '../support/journey.ts';
import {
  expectPath,
  mark,
  marked,
  open,
  productLinks,
  ROOTS,
  screen,
  scrolled,
  scrollTo,
  tabs,
} from '../support/storefront.ts';

test('going back gives the screen as it was left; going forward starts at the top', async ({ page }) => {
  await open(page, '/');
  await expect(productLinks(page).nth(12)).toBeVisible();
  const shown = await productLinks(page).evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const product = productLinks(page)
    .and(page.locator(`[href="${shown.at(-1)}"]`))
    .last();
  await product.scrollIntoViewIfNeeded();
  const left = await scrolled(page);
  expect(left).toBeGreaterThan(600);
  await mark(page, 'left here');
  const href = await product.getAttribute('href');
  await product.click();
  await expectPath(page, href?.slice(1) ?? '');
  await expect(screen(page, 'productDetail').getByRole('heading', { level: 1 })).toBeVisible();
  expect(await scrolled(page)).toBe(0);

  await scrollTo(page, 300);
  await page.goBack();
  await expect(screen(page, 'home')).toBeVisible();
  await expect.poll(() => scrolled(page)).toBe(left);
  expect(await marked(page)).toBe('left here');

  await page.goForward();
  await expect(screen(page, 'productDetail').getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => scrolled(page)).toBe(0);
});

test('five views are kept; the one used longest ago starts afresh', AT_NIGHT, async ({ page }) => {
  const visit = async (path: string, name: string) => {
    await page.evaluate((to) => {
      window.location.hash = to;
    }, path);
    await expectPath(page, path);
    await expect(screen(page, name)).toBeVisible();
    await mark(page, path);
  };
  await open(page, '/');
  await mark(page, '/');
  const stops = [
    ['/category', 'category'],
    ['/new', 'new'],
    ['/search', 'search'],
    ['/login', 'login'],
    ['/mine', 'mine'],
  ] as const;
  for (const [path, name] of stops) await visit(path, name);

  for (const [path, name] of [...stops].reverse().slice(1)) {
    await page.goBack();
    await expect(screen(page, name)).toBeVisible();
    expect(await marked(page)).toBe(path);
  }
  await page.goBack();
  await expect(screen(page, 'home')).toBeVisible();
  expect(await marked(page)).toBeNull();
});

test('the tab bar names its five roots and marks the one that is open', AT_NIGHT, async ({ page, product }) => {
  await carrySession(page, await newCustomer(product));
  for (const path of ROOTS) {
    await open(page, path);
    await expect(tabs(page).getByRole('link')).toHaveText([/^Home/, /^Category/, /^New/, /Cart/, /^Me/]);
    await expect(tabs(page).locator('[aria-current="page"]')).toHaveAttribute('href', `#${path}`);
  }
});

test('Home and Me replace the history entry, the other tabs add one, also when the screen comes while the finger is down', async ({
  page,
}) => {
  const category = Promise.withResolvers<void>();
  await page.route(/\/assets\/category[^/]*\.js$/, async (route) => {
    await category.promise;
    await route.continue();
  });
  await open(page, '/');
  const entries = () => page.evaluate(() => window.history.length);
  const before = await entries();
  await tabs(page).getByRole('link', { name: 'Category' }).click();
  await expectPath(page, '/category');
  expect(await entries()).toBe(before + 1);
  await expect(screen(page, 'category').getByRole('status', { name: 'Loading' })).toBeVisible();
  await tabs(page).getByRole('link', { name: 'Me', exact: true }).hover();
  await page.mouse.down();
  category.resolve();
  await expect(screen(page, 'category').getByRole('heading', { level: 1 })).toBeVisible();
  await page.mouse.up();
  await expectPath(page, '/mine');
  expect(await entries()).toBe(before + 1);
  await page.goBack();
  await expectPath(page, '/');
});

test('back to top comes at 500 pixels and leads up', async ({ page }) => {
  await open(page, '/');
  await expect(productLinks(page).nth(12)).toBeVisible();
  const button = page.getByRole('button', { name: 'Back to top' }).filter({ visible: true });
  await scrollTo(page, 499);
  await expect(button).toHaveCount(0);
  await scrollTo(page, 500);
  await expect(button).toBeVisible();
  const box = await button.boundingBox();
  // It rests there, and rises above what there is to read or press, by a hundred pixels at most.
  const above = Math.round(812 - (box?.y ?? 0) - (box?.height ?? 0));
  expect(above).toBeGreaterThanOrEqual(150);
  expect(above).toBeLessThanOrEqual(250);
  await button.click();
  await expect.poll(() => scrolled(page)).toBe(0);
});

test('an address that no screen answers says so and leads home', AT_NIGHT, async ({ page }) => {
  await page.goto('/#/nowhere?x=1');
  await expect(page.getByText('We cannot find this page')).toBeVisible();
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(screen(page, 'home')).toBeVisible();
});

import type { Page } from '@playwright/test';
import { audit } from '../support/audit.ts';
import { carrySession, newCustomer } from '../support/customers.ts';
import { findGood } from '../support/goods.ts';
import { expect, test } from '../support/journey.ts';
import { setParameter } from '../support/staff.ts';
import { open, screen } from '../support/storefront.ts';

// While the shop has such a program, everybody is asked: that shop is this journey's alone.
test.use({ moves: 'clock' });

const HOST = 'stats.example';

/** Answers in place of the program that counts. Returns the bodies that it hears. */
async function hear(page: Page): Promise<string[]> {
  const heard: string[] = [];
  await page.route(`https://${HOST}/**`, async (route) => {
    heard.push(route.request().postData() ?? '');
    await route.fulfill({ status: 202, body: 'ok' });
  });
  return heard;
}

test('visits are counted elsewhere for those who allow it, from then on, and no more once they do not', async ({
  page,
  product,
}) => {
  test.setTimeout(120_000);
  await setParameter(product, 'shop.analytics_url', `https://${HOST}/api/event?domain=shop.example`);
  try {
    const heard = await hear(page);
    const good = await findGood(product, { mostUsd: 30_000 }, 1);
    await carrySession(page, await newCustomer(product));
    await open(page, '/');
    const question = page.getByRole('region', { name: 'Counting visits' });
    await expect(question).toContainText(HOST);
    await audit(page, 'the question whether visits may be counted');
    expect(heard).toEqual([]);
    // Where something is bought nothing stands in the way.
    await open(page, `/goodsdetail?id=${good.id}`);
    await expect(screen(page, 'productDetail').getByRole('button', { name: 'Add to cart' }).first()).toBeVisible();
    await expect(question).toHaveCount(0);
    await open(page, '/');
    await question.getByRole('button', { name: 'Allow' }).click();
    await expect(page.locator('[data-screen="home"]')).toBeFocused();
    await expect(question).toHaveCount(0);
    await expect.poll(() => heard.length).toBe(1);
    await open(page, `/goodsdetail?id=${good.id}`);
    await expect
      .poll(() => heard.map((body) => JSON.parse(body)))
      .toContainEqual(
        expect.objectContaining({
          name: 'pageview',
          domain: 'shop.example',
          url: `${product.url}/goodsdetail?id=${good.id}`,
        }),
      );

    await open(page, '/privacy');
    await expect(screen(page, 'privacy').getByRole('switch', { name: 'Count my visits' })).toBeChecked();
    await open(page, '/setting');
    const row = screen(page, 'setting').getByRole('switch', { name: 'Count my visits' });
    await expect(row).toHaveAttribute('aria-checked', 'true');
    await audit(page, 'settings with the counting of visits');
    await row.click();
    const before = heard.length;
    await page.reload();
    await expect(row).toHaveAttribute('aria-checked', 'false');
    await open(page, '/');
    // Counted, it would have been by then: the shop's own count of the same screen comes first.
    await page.waitForTimeout(4_000);
    await expect(question).toHaveCount(0);
    expect(heard.length).toBe(before);
  } finally {
    await setParameter(product, 'shop.analytics_url', '');
  }
});

import { type Browser, expect } from '@playwright/test';
import type { Product } from './products.ts';
import { carryStaffSession, DESK, staffToken } from './staff.ts';

/** Staff move the clock by one of the buttons of the clock page, once or several times one after another. */
export async function moveClock(browser: Browser, product: Product, button: string, times = 1): Promise<void> {
  const context = await browser.newContext({ viewport: DESK, baseURL: product.url, locale: 'en-US' });
  const page = await context.newPage();
  await carryStaffSession(page, await staffToken(product));
  await page.goto('/admin/#/system/clock');
  for (let time = 0; time < times; time += 1) {
    const moved = page.waitForResponse(
      (answer) => answer.request().method() === 'POST' && new URL(answer.url()).pathname.endsWith('/clock'),
    );
    await page.getByRole('button', { name: button, exact: true }).click();
    expect((await moved).status()).toBe(200);
    // The button is locked while the clock is read again.
    await expect(page.locator('.ant-btn-loading')).toHaveCount(0);
  }
  await expect(page.getByText('Clock moved').first()).toBeVisible();
  await context.close();
}

import { type Browser, expect } from '@playwright/test';
import type { Product } from './products.ts';
import { carryStaffSession, DESK, staffToken } from './staff.ts';

/** Staff move the clock by one of the buttons of the clock page. */
export async function moveClock(browser: Browser, product: Product, button: string): Promise<void> {
  const context = await browser.newContext({ viewport: DESK, baseURL: product.url, locale: 'en-US' });
  const page = await context.newPage();
  await carryStaffSession(page, await staffToken(product));
  await page.goto('/admin/#/system/clock');
  await page.getByRole('button', { name: button, exact: true }).click();
  await expect(page.getByText('Clock moved')).toBeVisible();
  await context.close();
}

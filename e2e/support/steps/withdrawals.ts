import type { Browser } from '@playwright/test';
import type { Product } from '../products.ts';
import { carryStaffSession, DESK, staffToken } from '../staff.ts';

/** A desk of staff of its own. */
export async function desk(browser: Browser, product: Product) {
  const context = await browser.newContext({ viewport: DESK, baseURL: product.url, locale: 'en-US' });
  const page = await context.newPage();
  await carryStaffSession(page, await staffToken(product));
  return { page, close: () => context.close() };
}

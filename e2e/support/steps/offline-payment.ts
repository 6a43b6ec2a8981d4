import type { Page } from '@playwright/test';
import { expectPath, open } from '../storefront.ts';

/** Chooses the bank transfer at the cashier and goes on to its instructions. */
export async function chooseTransfer(page: Page, paymentId: string, name: RegExp, lang = 'en-US'): Promise<void> {
  await open(page, `/payorder?payment=${paymentId}&lang=${lang}`);
  await page.reload();
  await page.getByRole('radio', { name }).check({ force: true });
  await page.locator('[data-bottom-bar] button').click();
  await expectPath(page, '/offlinepayment');
}

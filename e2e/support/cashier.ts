import { expect, type Page } from '@playwright/test';
import { open } from './storefront.ts';

/** Opens the cashier of a payment, chooses the test card and goes on to the provider's page. */
export async function goToCardPage(page: Page, paymentId: string): Promise<void> {
  if (!page.url().includes(paymentId)) await open(page, `/payorder?payment=${paymentId}`);
  await payByCard(page);
}

/** On the cashier: chooses the test card and goes on to the provider's page. */
export async function payByCard(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /card/i }).check({ force: true });
  await page.getByRole('button', { name: /^Go on to pay/ }).click();
  await expect(page.getByRole('heading', { name: 'Test card payment' })).toBeVisible();
}

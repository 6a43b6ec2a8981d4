import { expect, test } from '../support/journey.ts';
import { chooseCurrency } from '../support/steps/language-and-currency.ts';
import { mark, marked, open, screen } from '../support/storefront.ts';

test('a visitor changes both in the sheet and the page keeps its place', async ({ page }) => {
  await open(page, '/');
  await mark(page, 'home');
  await page.getByRole('button', { name: /^EN · USD/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Português/ })
    .click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt');
  await page.getByRole('button', { name: /USD/ }).first().click();
  await page.getByRole('dialog').getByRole('tab').nth(1).click();
  await chooseCurrency(page, 'EUR').catch(() => undefined);
  await expect(screen(page, 'home').getByText(/€/).first()).toBeAttached();
  expect(await marked(page)).toBe('home');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt');
  await expect(screen(page, 'home').getByText(/€/).first()).toBeAttached();
});

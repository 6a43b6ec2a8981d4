import { expect, type Page } from '@playwright/test';
import { type Customer, PASSWORD } from './customers.ts';
import type { Good } from './goods.ts';
import { chooseFirst, expectPath, noLayer, screen } from './storefront.ts';

/** Puts the first variant of the product on screen into the cart, as a visitor presses it. */
export async function putIntoCart(page: Page, good: Good): Promise<void> {
  await screen(page, 'productDetail').getByRole('button', { name: 'Add to cart' }).click();
  await chooseFirst(page, good);
  await page.getByRole('dialog').getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByRole('status').getByText('Added to cart')).toBeVisible();
  await noLayer(page);
}

/** Signs in where a visitor was asked to. */
export async function signInWhenAsked(page: Page, { email }: Customer): Promise<void> {
  await expectPath(page, '/login');
  const login = screen(page, 'login');
  await login.getByLabel('E-mail').fill(email);
  await login.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await login.getByRole('button', { name: 'Sign in', exact: true }).click();
}

import type { Locator, Page } from '@playwright/test';
import { path } from '../storefront.ts';

/** What the address of the screen in front says. */
export const asked = (page: Page): URLSearchParams => new URLSearchParams(path(page).split('?')[1] ?? '');

/** Fills in who the table is for and accepts the conditions. */
export async function fillIn(form: Locator): Promise<void> {
  await form.getByLabel('Contact name').fill('Ines Duarte');
  await form.getByLabel('Phone', { exact: true }).fill('2025550123');
  await form.getByRole('checkbox').last().check({ force: true });
}

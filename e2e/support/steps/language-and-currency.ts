import type { Page } from '@playwright/test';
import { expect } from '../journey.ts';

export async function chooseCurrency(page: Page, code: string): Promise<void> {
  await page
    .getByRole('button', { name: new RegExp(`${code} ·`) })
    .filter({ visible: true })
    .click();
  await expect(page.getByRole('button', { name: new RegExp(`${code} ·`), pressed: true })).toBeVisible();
}

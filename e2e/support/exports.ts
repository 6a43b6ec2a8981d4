import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expect } from './journey.ts';

/**
 * Exports a list of the back office as CSV with this button, waits for the file, closes my exports. Gives the text. The
 * person must be nobody else's, and `before` says how many exports of theirs there are already.
 */
export async function exportCsv(page: Page, button: Locator, before = 0): Promise<string> {
  await button.click();
  await page.getByRole('menuitem', { name: /CSV/ }).click();
  const drawer = page.getByRole('dialog', { name: 'My exports' });
  const all = drawer.getByRole('listitem');
  await expect(all).toHaveCount(before + 1);
  const newest = all.first();
  await expect(newest).toContainText('Ready', { timeout: 20_000 });
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    newest.getByRole('button', { name: /^Download/ }).click(),
  ]);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  return readFile(await file.path(), 'utf8');
}

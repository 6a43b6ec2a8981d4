import type { Locator } from '@playwright/test';
import { expect } from './journey.ts';

/**
 * Chooses an option of a select of the back office by typing its words, as a hurried hand does: lists of other selects
 * may still be closing and lie over what a pointer would hit.
 */
export async function choose(select: Locator, option: string): Promise<void> {
  await select.fill(option);
  const offered = select.page().locator('.ant-select-item-option').filter({ hasText: option, visible: true });
  await expect(offered.first()).toBeVisible();
  await expect(select).toHaveAttribute('aria-activedescendant', /./);
  await select.press('Enter');
  await expect(select.locator('xpath=ancestor::*[contains(@class, "ant-select-")][1]/..')).toContainText(option);
}

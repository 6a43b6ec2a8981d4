import type { Page } from '@playwright/test';

export const pick = async (page: Page, field: ReturnType<Page['getByLabel']>, option: string, typed = option) => {
  await field.click();
  await field.fill(typed);
  await page.locator('.ant-select-item-option').filter({ hasText: option }).first().click();
};

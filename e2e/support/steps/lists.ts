import type { Page } from '@playwright/test';

export const rows = (page: Page) => page.locator('tbody tr[data-row-key]');

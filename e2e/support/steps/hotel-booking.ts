import type { Page } from '@playwright/test';
import { path } from '../storefront.ts';

/** What the address of the screen in front says. */
export const asked = (page: Page): URLSearchParams => new URLSearchParams(path(page).split('?')[1] ?? '');

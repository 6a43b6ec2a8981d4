import type { Page } from '@playwright/test';
import { launched } from '../support/browser.ts';
import { carrySession, newCustomer } from '../support/customers.ts';
import { AT_NIGHT, expect, test } from '../support/journey.ts';
import { open, screen } from '../support/storefront.ts';

/** The text size chosen in the browser's settings, in pixels: half as large again as usual. */
const CHOSEN = 24;

test.use(launched(`--blink-settings=defaultFontSize=${CHOSEN}`));

/** The size of a rem, of the text a person reads, and how far the page reaches beyond the window. */
const sizes = (page: Page) =>
  page.evaluate(() => {
    const px = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
    const { scrollWidth, clientWidth } = document.documentElement;
    return { rem: px(document.documentElement), body: px(document.body), beyond: scrollWidth - clientWidth };
  });

test(
  'larger text chosen in the browser makes text larger on a phone and the whole column on a desktop',
  AT_NIGHT,
  async ({ page, product }) => {
    await carrySession(page, await newCustomer(product));
    await open(page, '/mine');
    expect(await sizes(page)).toEqual({ rem: 10, body: 22.5, beyond: 0 });
    for (const path of ['/', '/category', '/cart', '/setting', '/account', '/editprofile', '/myorders', '/coupons']) {
      await open(page, path);
      await page.waitForLoadState('networkidle');
      expect((await sizes(page)).beyond, path).toBe(0);
    }
    await page.setViewportSize({ width: 1_280, height: 900 });
    await expect.poll(() => sizes(page)).toMatchObject({ rem: 17, body: 25.5 });
    const column = await screen(page).evaluate((node) => Math.round(node.getBoundingClientRect().width));
    expect(column).toBeCloseTo((425 * CHOSEN) / 16, -1);
  },
);

import type { RouteRule } from '@app/contract/core/routes';
import { expect, type Locator, type Page } from '@playwright/test';
import { type Good, valueNames } from './goods.ts';

/** The screen in front; earlier ones stay in the page, hidden. */
export const screen = (page: Page, name?: string): Locator =>
  page.locator(name ? `[data-screen="${name}"]` : '[data-screen]').filter({ visible: true });

/** Opens a storefront path and waits until its screen has drawn something to read. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(`/#${path}`);
  await expect(page.locator('main').filter({ visible: true }).first()).toBeVisible();
}

/**
 * Waits until the last closed sheet has taken its entry out of the history. An address that a journey types before that
 * is left again: the way back was already asked for. (A press on a link is not: the router's changes wait for it.)
 */
export async function noLayer(page: Page): Promise<void> {
  await page.waitForFunction(() => !(history.state as { layer?: true } | null)?.layer);
}

/** Where the storefront stands, below the hash. */
export const path = (page: Page): string => new URL(page.url()).hash.replace(/^#/, '') || '/';

/** Waits until the storefront stands at this path; its query only counts when one is given. */
export const expectPath = (page: Page, wanted: string): Promise<void> =>
  expect.poll(() => (wanted.includes('?') ? path(page) : path(page).replace(/\?.*/, ''))).toBe(wanted);

/** Links to products on the screen in front. */
export const productLinks = (page: Page): Locator => screen(page).locator('a[href^="#/goodsdetail?id="]');

/**
 * Presses what is in front of the page in this moment, and does not wait for what is not: for a press that something else
 * may come before.
 */
export const pressIfThere = (button: Locator): Promise<void> =>
  button.evaluateAll((found) => {
    for (const one of found) (one as HTMLElement).click();
  });

/** How far the page is scrolled, in pixels. */
export const scrolled = (page: Page): Promise<number> => page.evaluate(() => Math.round(window.scrollY));

/** Scrolls and waits until the page is there. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  await expect
    .poll(async () => {
      await page.evaluate((to) => window.scrollTo(0, to), top);
      return scrolled(page);
    })
    .toBe(top);
}

/** Marks the view in front, so that one can tell later whether it is the same one or a fresh one. */
export const mark = (page: Page, name: string): Promise<void> =>
  screen(page).evaluate((node, value) => {
    (node as HTMLElement).dataset.journeyMark = value;
  }, name);

/** The mark of the view in front; null on a fresh one. */
export const marked = (page: Page): Promise<string | null> => screen(page).getAttribute('data-journey-mark');

/** Chooses these values, one of each spec, in the open variant sheet. */
export async function choose(page: Page, names: readonly string[]): Promise<void> {
  const groups = page.getByRole('dialog').locator('fieldset:has(legend)');
  await expect(groups).toHaveCount(names.length);
  for (const [index, name] of names.entries()) {
    const value = groups.nth(index).getByRole('button', { name, exact: true });
    if ((await value.getAttribute('aria-pressed')) !== 'true') await value.click();
    await expect(value).toHaveAttribute('aria-pressed', 'true');
  }
}

/** Chooses the product's first variant in the open variant sheet. */
export const chooseFirst = (page: Page, good: Good): Promise<void> => choose(page, valueNames(good));

/** The screens that the tab bar leads to, and that alone show it. */
export const ROOTS: readonly string[] = ['/', '/category', '/new', '/cart', '/mine'];
export const tabs = (page: Page) => page.getByRole('navigation', { name: 'Main' }).filter({ visible: true });

/** The address of a route: its path, with the parameter that tells it from others of the path. */
export const addressOf = ({ path, when }: RouteRule): string => (when === undefined ? path : `${path}?${when}=`);

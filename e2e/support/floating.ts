import { expect, type Page } from '@playwright/test';

/** In the page: what a floating button lies on, of what is pressed and of amounts. Large tiles are pressed beside it. */
function covered(): string[] {
  const tile = 120;
  const pressed =
    'a[href], button, input, select, textarea, summary, label, [role="button"], [role="switch"], [role="tab"]';
  const found: string[] = [];
  for (const floating of document.querySelectorAll('[data-floating]')) {
    if (!floating.checkVisibility({ visibilityProperty: true })) continue;
    const own = floating.getBoundingClientRect();
    for (const one of document.querySelectorAll(`${pressed}, [data-amount]`)) {
      const box = one.getBoundingClientRect();
      if (one === floating || (box.width >= tile && box.height >= tile)) continue;
      const left = Math.max(own.left, box.left);
      const right = Math.min(own.right, box.right);
      const top = Math.max(own.top, box.top);
      const bottom = Math.min(own.bottom, box.bottom);
      if (right - left < 1 || bottom - top < 1) continue;
      const under = document.elementsFromPoint((left + right) / 2, (top + bottom) / 2);
      if (under.some((node) => one.contains(node) && !floating.contains(node)))
        found.push(`${floating.getAttribute('data-floating')} on ${one.outerHTML.slice(0, 120)}`);
    }
  }
  return found;
}

/** Longer than the buttons need to find their place once the page rests, in milliseconds. */
const FOUND_MS = 300;

/** Fails when a floating button lies on something to press or on an amount, as the screen stands and at its end. */
export async function expectNothingCovered(page: Page, where: string): Promise<void> {
  expect.soft(await page.evaluate(covered), `${where}, at rest`).toEqual([]);
  const long = await page.evaluate(() => {
    window.scrollTo(0, document.documentElement.scrollHeight);
    return window.scrollY > 0;
  });
  if (!long) return;
  await page.waitForTimeout(FOUND_MS);
  expect.soft(await page.evaluate(covered), `${where}, at its end`).toEqual([]);
}

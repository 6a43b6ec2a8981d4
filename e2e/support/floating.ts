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

/** Within this the buttons have found their place and the page rests, also on a busy machine, in milliseconds. */
const RESTS_MS = 3_000;
const softly = expect.configure({ soft: true });

/** Fails when a floating button lies on something to press or on an amount, as the screen stands and at its end. */
export async function expectNothingCovered(page: Page, where: string): Promise<void> {
  const nothingCovered = (when: string) =>
    softly.poll(() => page.evaluate(covered), { message: `${where}, ${when}`, timeout: RESTS_MS }).toEqual([]);
  await nothingCovered('at rest');
  const long = await page.evaluate(() => {
    window.scrollTo(0, document.documentElement.scrollHeight);
    return window.scrollY > 0;
  });
  if (long) await nothingCovered('at its end');
}

import { expect, type Page } from '@playwright/test';

/** In the page: what a floating button lies on, of what is pressed and of what is written. Large tiles are pressed beside it. */
function covered(): string[] {
  const tile = 120;
  const pressed =
    'a[href], button, input, select, textarea, summary, label, [role="button"], [role="switch"], [role="tab"]';
  const seen = [...document.querySelectorAll('[data-floating]')].filter((one) =>
    one.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
  );
  /** Whether a floating button lies on this part of the element. */
  const liesOn = (floating: Element, box: DOMRect, one: Element): boolean => {
    const own = floating.getBoundingClientRect();
    const left = Math.max(own.left, box.left);
    const right = Math.min(own.right, box.right);
    const top = Math.max(own.top, box.top);
    const bottom = Math.min(own.bottom, box.bottom);
    if (right - left < 1 || bottom - top < 1) return false;
    const under = document.elementsFromPoint((left + right) / 2, (top + bottom) / 2);
    return under.some((node) => one.contains(node) && !floating.contains(node));
  };
  const report = (one: Element, boxes: Iterable<DOMRect>, what: string): string[] =>
    seen
      .filter((floating) => !floating.contains(one) && [...boxes].some((box) => liesOn(floating, box, one)))
      .map((floating) => `${floating.getAttribute('data-floating')} on ${what}`);
  const found: string[] = [];
  for (const one of document.querySelectorAll(pressed)) {
    const box = one.getBoundingClientRect();
    if (box.width < tile || box.height < tile) found.push(...report(one, [box], one.outerHTML.slice(0, 120)));
  }
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (!text.nodeValue?.trim() || !text.parentElement) continue;
    const range = document.createRange();
    range.selectNode(text);
    found.push(...report(text.parentElement, range.getClientRects(), `"${text.nodeValue.slice(0, 60)}"`));
  }
  return found;
}

/** Within this the buttons have found their place and the page rests, also on a busy machine, in milliseconds. */
const RESTS_MS = 3_000;
/** A button looks for its place this soon after something has moved, in milliseconds. */
const LOOKS_AFTER_MS = 250;
/** So far one scrolls back up, in pixels, for the button to come again. */
const BACK_UP = 60;
const softly = expect.configure({ soft: true });

/** Scrolls to a part of the page, from above it or from below, which may bring a floating button back. */
const scrollTo = (page: Page, part: number, from: number): Promise<boolean> =>
  page.evaluate(
    async ([to, before]) => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const top = Math.round((document.documentElement.scrollHeight - window.innerHeight) * to);
      window.scrollTo(0, top + before);
      await frame();
      window.scrollTo(0, top);
      await frame();
      return window.scrollY > 0;
    },
    [part, from] as const,
  );

/** In the page: which floating buttons lie on one another while it is scrolled up by a finger, in steps of some pixels. */
async function metOnTheWay([from, steps, step]: readonly [number, number, number]): Promise<string[]> {
  const met = new Set<string>();
  // The button back to the top comes at 500 pixels: on a shorter page one that stands alone meets no other.
  const way = document.documentElement.scrollHeight - window.innerHeight;
  if (way < 500 && document.querySelectorAll('[data-floating]').length < 2) return [];
  for (let taken = 0; taken <= steps; taken += 1) {
    window.scrollTo(0, way * from - taken * step);
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const seen = [...document.querySelectorAll('[data-floating]')]
      .filter((one) => one.checkVisibility({ visibilityProperty: true }))
      .map((one) => ({ name: one.getAttribute('data-floating'), box: one.getBoundingClientRect() }));
    for (const [index, one] of seen.entries())
      for (const other of seen.slice(index + 1)) {
        const beside = one.box.left >= other.box.right - 1 || one.box.right <= other.box.left + 1;
        const above = one.box.top >= other.box.bottom || one.box.bottom <= other.box.top;
        if (!beside && !above) met.add(`${one.name} on ${other.name}`);
      }
  }
  return [...met];
}

/**
 * Fails when a floating button lies on something to press or to read, as the screen stands, half-way back up and at its
 * end; when the chat is not there to be pressed; and when two of them meet while the page is on its way. A page that has `rested`
 * since it last moved, such as one that was just audited, is looked at without a pause.
 */
export async function expectNothingCovered(
  page: Page,
  where: string,
  { rested = false }: { readonly rested?: boolean } = {},
): Promise<void> {
  const chat = page.locator('[data-floating^="chat"]');
  const nothingCovered = async (when: string, pause = LOOKS_AFTER_MS) => {
    await page.waitForTimeout(pause);
    await softly.poll(() => page.evaluate(covered), { message: `${where}, ${when}`, timeout: RESTS_MS }).toEqual([]);
    if ((await chat.count()) === 0) return;
    await softly(chat.filter({ visible: true }), `the chat of ${where}, ${when}`).toHaveCount(1, { timeout: RESTS_MS });
  };
  await nothingCovered('at rest', rested ? 0 : LOOKS_AFTER_MS);
  softly(await page.evaluate(metOnTheWay, [0.6, 20, 12] as const), `${where}, on its way up`).toEqual([]);
  if (await scrollTo(page, 0.5, BACK_UP)) await nothingCovered('half-way');
  if (await scrollTo(page, 1, 0)) await nothingCovered('at its end');
}

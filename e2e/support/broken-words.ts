import type { Page } from '@playwright/test';

/** In the page: every code with a hyphen and every telephone number that is written on two lines. */
function broken(): string[] {
  const found: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(/\+\d[\d -]{6,}\d|\b\d{2,5}-\d{3,5}\b/g)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const lines = new Set([...range.getClientRects()].map((box) => Math.round(box.top)));
      if (lines.size > 1) found.push(word);
    }
  }
  return found;
}

/** Returns the postal codes and telephone numbers of the page that break in the middle. */
export const brokenWords = (page: Page): Promise<string[]> => page.evaluate(broken);

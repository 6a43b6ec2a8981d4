import type { Page } from '@playwright/test';

/** What is pressed, as a finger finds it: how wide and how high, in CSS pixels, and what it is. */
export type Target = { readonly width: number; readonly height: number; readonly what: string };

/** In the page: every target that is narrower or lower than `least`, as far as presses reach it, drawn or not. */
function smaller(least: number): Target[] {
  const pressed =
    'a[href], button, select, summary, label:has(input), input, textarea, [role="button"], [role="switch"], [role="tab"], [role="radio"]';
  const found: Target[] = [];
  // A floating button moves by itself, a moment after what is beneath it has moved.
  for (const floating of document.querySelectorAll<HTMLElement>('[data-floating]'))
    floating.style.pointerEvents = 'none';
  for (const one of document.querySelectorAll<HTMLElement>(pressed)) {
    if (!one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || one.matches(':disabled')) continue;
    if (one.closest('[aria-hidden="true"], [inert], .adm-picker')) continue;
    one.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const box = one.getBoundingClientRect();
    if (box.width < 2 || box.height < 2) continue;
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const reaches = (dx: number, dy: number): boolean => {
      const under = document.elementFromPoint(x + dx, y + dy);
      return under !== null && (one.contains(under) || (under.closest('label')?.contains(one) ?? false));
    };
    // Something lies over it: another part is pressed there.
    if (!reaches(0, 0)) continue;
    const reach = (dx: number, dy: number): number => {
      let far = 0;
      while (far < least && reaches(dx * (far + 1), dy * (far + 1))) far += 1;
      return far;
    };
    const width = 1 + reach(-1, 0) + reach(1, 0);
    const height = 1 + reach(0, -1) + reach(0, 1);
    // Edges between two pixels lose one of them.
    if (width < least - 1 || height < least - 1)
      found.push({
        width,
        height,
        what: `${one.outerHTML.slice(0, 110)} "${(one.ariaLabel ?? one.innerText).slice(0, 30)}"`,
      });
  }
  for (const floating of document.querySelectorAll<HTMLElement>('[data-floating]')) floating.style.pointerEvents = '';
  return found;
}

/** Returns the targets of the page in front that are smaller than `least` pixels one way or the other. */
export const smallTargets = (page: Page, least: number): Promise<Target[]> => page.evaluate(smaller, least);

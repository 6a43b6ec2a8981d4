import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';
import { NIGHT } from './at-night.ts';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

// The small build: what is sent and read anew in each page is half as much.
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type Rule = Record<'id' | 'impact', string> & { readonly enabled: boolean; readonly tags: readonly string[] };

/** The rules that axe asks of itself. A rule's own impact is that of all it finds, so that the milder need not be asked. */
const graveRules = (axe as unknown as { _audit: { rules: readonly Rule[] } })._audit.rules
  .filter(({ enabled, tags }) => enabled && !tags.some((tag) => tag === 'experimental' || tag === 'deprecated'))
  .filter(({ impact }) => impact === 'serious' || impact === 'critical')
  .map(({ id }) => id);

/** Repeats what stands above it, such as the sixth row of a table; and the menu beside a page, which stays the same. */
const REPEATED = ['tbody tr:nth-child(n+6)', 'main li:nth-child(n+8)', 'aside'];

/**
 * Fails when axe finds a serious or critical violation in what is on screen; `where` names it in the message. Frames are left
 * out: the only one holds a mail, in a sandbox that runs no script, axe's included. Contrast is half of the work, and colours
 * are the same wherever a part is used: by day only the walk over all screens asks for it. With `whole`, and at night, what
 * repeats is looked at as well.
 */
export async function audit(
  page: Page,
  where: string,
  { contrast = NIGHT, whole = NIGHT }: { readonly contrast?: boolean; readonly whole?: boolean } = {},
): Promise<void> {
  // What is busy is faded, be it a button or results of the question before: it is judged once it is itself again.
  const faded = '.ant-btn-loading, button[aria-busy="true"], [class*="_stale_"]';
  const busy = page.locator(faded).filter({ visible: true });
  await expect(busy, where).toHaveCount(0);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const asked = contrast ? graveRules : graveRules.filter((id) => id !== 'color-contrast');
  const leftOut = ['iframe', ...(whole ? [] : REPEATED)];
  const { grave, passed } = await page.evaluate(
    async ([values, exclude]) => {
      // A colour on its way to another is judged where it arrives.
      const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
      const still = Promise.allSettled(ending.map(({ finished }) => finished));
      await Promise.race([still, new Promise((resolve) => setTimeout(resolve, 1_000))]);
      const { violations, passes } = await window.axe.run(
        { exclude },
        { resultTypes: ['violations'], runOnly: { type: 'rule', values } },
      );
      return {
        passed: passes.length,
        grave: violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`),
      };
    },
    [asked, leftOut] as const,
  );
  expect(passed, where).toBeGreaterThan(3);
  expect.soft(grave, where).toEqual([]);
}

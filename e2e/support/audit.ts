import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/**
 * Fails when axe finds a serious or critical violation in what is on screen; `where` names it in the message. Frames are left
 * out: the only one holds a mail, in a sandbox that runs no script, axe's included.
 */
export async function audit(page: Page, where: string): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const { grave, passed } = await page.evaluate(async () => {
    const { violations, passes } = await window.axe.run({ exclude: ['iframe'] }, { resultTypes: ['violations'] });
    return {
      passed: passes.length,
      grave: violations
        .filter(({ impact }) => impact === 'serious' || impact === 'critical')
        .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`),
    };
  });
  expect(passed, where).toBeGreaterThan(3);
  expect.soft(grave, where).toEqual([]);
}

import type { Locator, Page, Response } from '@playwright/test';
import { expect } from '../journey.ts';
import type { Product } from '../products.ts';
import { carryStaffSession, staffToken } from '../staff.ts';

const isWrite = (answer: Response): boolean =>
  answer.url().includes('/admin_api/') && answer.request().method() !== 'GET';

/** A desk whose actions are pressed one after another; nothing that it asks may be refused. */
export type Desk = {
  readonly page: Page;
  /** Presses what sends a change, and waits until it was taken and the screen says so in these words. */
  readonly press: (button: Locator, said: string | RegExp) => Promise<void>;
  /** The same where the answer itself is shown in place of a note. */
  readonly pressAndSee: (button: Locator, shown: Locator) => Promise<void>;
  /** Opens a screen by its address in the back office. */
  readonly open: (path: string) => Promise<void>;
};

/** The longest that a screen and its rows may take to come on a machine that does other things too. */
const SCREEN_MS = 30_000;

/** Signs staff in on the page and runs `work` at their desk; fails when a change was refused, or an answer was a fault. */
export async function atDesk(page: Page, product: Product, work: (desk: Desk) => Promise<void>): Promise<void> {
  const refused: string[] = [];
  page.on('response', (answer) => {
    if (answer.url().includes('/admin_api/') && answer.status() >= (isWrite(answer) ? 400 : 500))
      refused.push(`${answer.status()} ${answer.request().method()} ${new URL(answer.url()).pathname}`);
  });
  page.setDefaultTimeout(10_000);
  await carryStaffSession(page, await staffToken(product));
  const pressAndSee = async (button: Locator, shown: Locator): Promise<void> => {
    // The screen of before stays until the next one is there: what is pressed may come late, its answer not.
    await expect(button).toBeEnabled({ timeout: SCREEN_MS });
    const answered = page.waitForResponse(isWrite);
    await button.click();
    const answer = await answered;
    expect(answer.ok(), answer.ok() ? '' : `${answer.url()} ${await answer.text()}`).toBe(true);
    await expect(shown.last()).toBeVisible();
    await expect(page.locator('.ant-notification-notice')).toHaveCount(0);
  };
  await work({
    page,
    pressAndSee,
    press: (button, said) => pressAndSee(button, page.locator('.ant-message-success').filter({ hasText: said })),
    open: async (path) => {
      await page.goto(`/admin/#${path}`);
      await expect(page.getByRole('heading').first()).toBeVisible();
    },
  });
  expect(refused).toEqual([]);
}

/** The drawer or dialog on top. */
export const onTop = (page: Page): Locator => page.getByRole('dialog').last();

/** The row of a list that holds this text. */
export const rowOf = (page: Page, text: string): Locator =>
  page.locator('tbody tr[data-row-key]').filter({ hasText: text });

/** Opens the menu of a row and presses an entry of it. */
export async function fromMenu(row: Locator, entry: string): Promise<void> {
  await row.getByRole('button', { name: 'More actions' }).click();
  await row.page().getByRole('menuitem', { name: entry, exact: true }).click();
}

/** Chooses an option of a select by its words. */
export async function pickOption(select: Locator, option: string): Promise<void> {
  await select.click();
  if (await select.isEditable()) await select.fill(option);
  const offered = select.page().locator('.ant-select-item-option:visible').filter({ hasText: option });
  await offered.first().click();
}

/** A text box by its whole label; the form says of some that they are needed. */
export const box = (form: Locator, label: string): Locator =>
  form.getByRole('textbox', { name: new RegExp(`^${label}( required)?$`) });

/** Chooses whatever a select offers first, among what has these words where they are given. */
export async function pickFirst(select: Locator, words = ''): Promise<void> {
  await select.click();
  if (words !== '') await select.fill(words);
  await select.page().locator('.ant-select-item-option:visible').filter({ hasText: words }).first().click();
}

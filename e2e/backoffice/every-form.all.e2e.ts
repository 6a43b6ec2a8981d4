import type { Locator, Page, Response } from '@playwright/test';
import { AT_NIGHT, expect, test } from '../support/journey.ts';
import { carryStaffSession, DESK, staffToken } from '../support/staff.ts';

// Every record is saved once: on the product whose versions nobody else looks at meanwhile.
test.use({ viewport: DESK, moves: 'clock' });

const ALL_SCREENS_MS = 600_000;
/** The first rows of each list are tried: a default one stands first, and the next one is of another state. */
const ROWS = 2;

const isWrite = (answer: Response): boolean =>
  answer.url().includes('/admin_api/') && ['PUT', 'PATCH', 'POST'].includes(answer.request().method());

/** Lists with forms of their own behind a switch on a screen of the menu. */
const BEHIND = ['/trade/charges/tax', '/travel/flights/aircraft'];

/** The addresses of the main menu. */
async function menuPaths(page: Page): Promise<string[]> {
  await page.goto('/admin/#/workbench');
  const links = page.getByRole('navigation', { name: 'Main menu' }).getByRole('link');
  await expect(links.nth(20)).toBeVisible();
  return links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).hash.slice(1)));
}

const appears = (one: Locator, timeout: number): Promise<boolean> =>
  one.waitFor({ timeout }).then(
    () => true,
    () => false,
  );

/** Opens the form of a row and saves what it holds. Returns what went wrong, or null; undefined where the row has no form. */
async function saveAgain(page: Page, row: Locator): Promise<string | null | undefined> {
  const edit = row.getByRole('button', { name: /^(Edit|Rename)/ }).or(row.getByRole('link', { name: /^Edit/ }));
  if ((await edit.count()) === 0) return undefined;
  await edit.first().click();
  const save = page.getByRole('button', { name: 'Save', exact: true });
  if (!(await appears(save, 4_000))) return undefined;
  const answered = page.waitForResponse(isWrite, { timeout: 5_000 }).catch(() => null);
  await save.click();
  const answer = await answered;
  if (answer) return answer.ok() ? null : `${answer.status()} ${await answer.text()}`;
  const said = await page.locator('.ant-form-item-explain-error').allInnerTexts();
  return `not sent: ${said.join('; ')}`;
}

test('every form of the back office saves the record that it has just read', AT_NIGHT, async ({ page, product }) => {
  test.setTimeout(ALL_SCREENS_MS);
  await carryStaffSession(page, await staffToken(product));
  const saved: string[] = [];
  const wrong: string[] = [];
  for (const path of [...(await menuPaths(page)), ...BEHIND]) {
    await page.goto(`/admin/#${path}`);
    const rows = page.locator('.ant-table-row');
    if (!(await appears(rows.first(), 4_000))) continue;
    for (let index = 0; index < ROWS; index += 1) {
      await page.goto('/admin/#/workbench');
      await page.goto(`/admin/#${path}`);
      const row = rows.nth(index);
      const failure = (await appears(row, 4_000)) ? await saveAgain(page, row) : undefined;
      if (failure === null) saved.push(path);
      else if (failure) wrong.push(`${path}: ${failure}`);
    }
  }
  expect(wrong).toEqual([]);
  // Fewer would mean that the walk found no forms, not that all of them save.
  expect(new Set(saved).size).toBeGreaterThanOrEqual(36);
});

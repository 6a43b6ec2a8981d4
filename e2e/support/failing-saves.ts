import { expect, type Locator, type Page } from '@playwright/test';

/** How the page's writes end: as they do, with a fault of the server, without reaching it, or over another version. */
type Ending = 'well' | 'broken' | 'offline' | 'outdated';

/** Lets a page's writes fail as told. */
export async function failingSaves(page: Page): Promise<{ end: (how: Ending) => void; said: () => string }> {
  let ending: Ending = 'well';
  let broken = 0;
  await page.route('**/admin_api/**', (route) => {
    if (route.request().method() === 'GET' || ending === 'well') return route.continue();
    if (ending === 'offline') return route.abort('internetdisconnected');
    if (ending === 'outdated') {
      const body = route.request().postDataJSON();
      return route.continue({ postData: JSON.stringify({ ...body, version: body.version + 1 }) });
    }
    broken += 1;
    return route.fulfill({ status: 500, json: { code: 5000, data: null, msg: `Out of order ${broken}` } });
  });
  return {
    end: (how) => {
      ending = how;
    },
    said: () => `Out of order ${broken}`,
  };
}

type Saves = Awaited<ReturnType<typeof failingSaves>>;

/** Saves while the server is broken and while there is no connection: both are said, and what was typed stays. */
export async function saveInVain(
  page: Page,
  saves: Saves,
  { save, field }: { save: () => Promise<void>; field: Locator },
): Promise<void> {
  const text = await field.inputValue();
  saves.end('broken');
  await save();
  await expect(
    page
      .getByRole('alert')
      .filter({ hasText: /^Out of order/ })
      .first(),
  ).toBeVisible();
  await expect(page.getByText(saves.said())).toBeVisible();
  await expect(field).toHaveValue(text);
  saves.end('offline');
  const lost = page.waitForEvent('requestfailed', (request) => request.method() !== 'GET');
  await save();
  await lost;
  await expect(page.getByText('The server cannot be reached').first()).toBeVisible();
  await expect(field).toHaveValue(text);
  saves.end('well');
}

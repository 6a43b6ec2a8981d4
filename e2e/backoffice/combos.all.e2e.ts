import { randomUUID } from 'node:crypto';
import { comboEndpoints } from '@app/contract/verticals/combos/endpoints';
import { staffComboEndpoints } from '@app/contract/verticals/combos/staff-endpoints';
import type { Locator } from '@playwright/test';
import { audit } from '../support/audit.ts';
import { choose } from '../support/choose.ts';
import { expect, test } from '../support/journey.ts';
import { PIXEL } from '../support/pictures.ts';
import { ask } from '../support/products.ts';
import { carryStaffSession, DESK, staffToken } from '../support/staff.ts';

test.use({ viewport: DESK });

const CITY = 'Lisbon';
const HOTEL = 'Casa Alfama';
const TOUR = 'Tiles of the hill quarters, and one you paint';

/** Finds something by its name for a part, once the server has found it. */
async function find(select: Locator, name: string): Promise<void> {
  await select.fill(name);
  const offered = select.page().locator('.ant-select-item-option').filter({ hasText: name, visible: true });
  await expect(offered.first()).toBeVisible();
  await offered.first().click();
  await select.press('Escape');
}

test('staff make a combo of flights, a hotel and a tour, check its days, and put it on sale', async ({
  page,
  product,
}) => {
  test.setTimeout(120_000);
  const token = await staffToken(product);
  const name = `Lisbon in a week ${randomUUID().slice(0, 6)}`;
  await carryStaffSession(page, token);
  await page.goto('/admin/#/travel/combos');
  await page.getByRole('button', { name: 'New combo' }).click();
  const form = page.getByRole('dialog');
  const save = form.getByRole('button', { name: 'Save', exact: true });
  await form.getByLabel('Name, English', { exact: true }).fill(name);
  await save.click();
  await expect(form.getByText('Give each part a name in English')).toBeVisible();

  await choose(form.getByLabel(/^City/).first(), CITY);
  await form.getByLabel('What customers read, line 1, English').fill('Flights there and back');
  await choose(form.getByLabel('Flies to, line 1'), CITY);
  await form.getByLabel('What customers read, line 2, English').fill('Small hotel, four nights');
  await choose(form.getByLabel('City, line 2'), CITY);
  await find(form.getByLabel('Only these hotels, line 2'), HOTEL);
  await form.getByRole('button', { name: 'Add a part' }).click();
  await form.getByLabel('What customers read, line 3, English').fill('A morning of tiles');
  await find(form.getByLabel('Tours, line 3'), TOUR);
  await form.getByLabel('Begins on day, line 3').fill('3');
  await form.getByLabel('Short name, line 3').fill('hotel');
  await form.getByLabel('Story, English').fill('Land, sleep well, and paint a tile.');
  await find(form.getByLabel('Themes'), 'Makers and workshops');
  await form.getByRole('button', { name: 'Add days' }).click();
  const first = form.getByLabel('First day, line 1');
  await first.fill('1 Jan 2030');
  await first.press('Tab');
  await expect(form.getByLabel('Last day, line 1')).toHaveValue('1 Jan 2030');
  await form.locator('input[type=file]').first().setInputFiles(PIXEL);
  await save.click();
  await expect(form.getByText('Each part has a name of its own.')).toBeVisible();
  await form.getByLabel('Short name, line 3').fill('tiles');
  await audit(page, 'a new combo');
  await save.click();
  await expect(form).toHaveCount(0);

  await page.getByRole('search').getByLabel('Name', { exact: true }).fill(name);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  const row = page.locator('tbody tr').filter({ hasText: name });
  for (const text of ['Lisbon', '5 days', '4 nights', '−10%']) await expect(row).toContainText(text);
  for (const kind of ['Flight', 'Hotel', 'Tour']) await expect(row.getByRole('img', { name: kind })).toBeVisible();
  // Nothing is cut on a small laptop: the nights, and the actions at the end of the row.
  await page.setViewportSize({ width: 1280, height: 800 });
  const nights = row.getByText('4 nights', { exact: true });
  expect(await nights.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0);
  const table = page.locator('.ant-table-wrapper');
  expect(await table.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
  await audit(page, 'combos');

  await row.getByText('Edit', { exact: true }).click();
  await form.getByRole('button', { name: 'Check the next 90 days' }).click();
  await expect(form.getByText(/^It can begin on \d+ of 90 days\.$/)).toBeVisible({ timeout: 30_000 });
  await expect(form.getByText(/cannot be had, because nothing fills:$/)).toBeVisible();
  await expect(form.getByText(/^A morning of tiles, on \d+ days, the first /)).toBeVisible();
  await audit(page, 'a combo that was checked');
  await form.getByRole('button', { name: 'Cancel', exact: true }).click();

  const { list } = await ask(product, staffComboEndpoints.listCombos, { token, query: { keyword: name } });
  const id = list[0]?.id ?? '';
  const found = async () =>
    (await ask(product, comboEndpoints.combos, { query: { limit: '50' } })).list.map((one) => one.id);
  expect(await found()).not.toContain(id);
  const onSale = row.getByRole('switch', { name: `On sale, ${name}` });
  await expect(onSale).not.toBeChecked();
  await onSale.click();
  await expect(onSale).toBeChecked();
  const saved = await ask(product, staffComboEndpoints.readCombo, { token, params: { id } });
  expect(saved).toMatchObject({ blackout: [{ from: '2030-01-01', to: '2030-01-01' }], themes: [expect.any(String)] });
  expect(await found()).toContain(id);

  await row.getByRole('button', { name: 'Edit' }).click();
  await form.getByLabel('Name, English').fill(`${name} again`);
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(form).toBeHidden();
  await expect(row).toContainText(`${name} again`);
});

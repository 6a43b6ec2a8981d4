import { randomUUID } from 'node:crypto';
import { staffTourComboEndpoints } from '@app/contract/verticals/tour-combos/staff-endpoints';
import { staffTourEndpoints } from '@app/contract/verticals/tours/staff-endpoints';
import type { Locator } from '@playwright/test';
import { audit } from '../support/audit.ts';
import { choose } from '../support/choose.ts';
import { expect, test } from '../support/journey.ts';
import { PIXEL } from '../support/pictures.ts';
import { ask, type Product } from '../support/products.ts';
import { carryStaffSession, DESK, staffToken } from '../support/staff.ts';
import { newCity } from '../support/staff-hotels.ts';

test.use({ viewport: DESK });

type NewTour = { readonly name: string; readonly online: boolean };

/** A tour like one of the shop's, under a name of its own. */
async function copyTour(product: Product, token: string, { name, online }: NewTour): Promise<string> {
  const { list } = await ask(product, staffTourEndpoints.listTours, { token, query: { limit: '1' } });
  const params = { id: list[0]?.id ?? '' };
  const {
    id: _id,
    version: _version,
    ...tour
  } = await ask(product, staffTourEndpoints.readStaffTour, { token, params });
  const body = { ...tour, name: { 'en-US': name }, online };
  return (await ask(product, staffTourEndpoints.createTour, { token, body })).id;
}

/** Chooses the tour of a line by its whole name, once the server has found it alone. */
async function pickTour(form: Locator, line: number, name: string): Promise<void> {
  const select = form.getByLabel(`Tour, line ${line}`, { exact: true });
  await select.fill(name);
  const offered = form.page().locator('.ant-select-item-option').filter({ visible: true });
  await expect(offered).toHaveText([name]);
  await offered.click();
  await expect(form.getByTitle(name, { exact: true })).toBeVisible();
}

test('staff make a combo of tours, put it on sale, and keep their version of it when a colleague saved another', async ({
  page,
  product,
}) => {
  test.setTimeout(120_000);
  const token = await staffToken(product);
  const mark = randomUUID().slice(0, 6);
  const [walk, boat, cellar] = [`Walk ${mark}`, `Boat ${mark}`, `Cellar ${mark}`];
  const ids = [
    await copyTour(product, token, { name: walk, online: true }),
    await copyTour(product, token, { name: boat, online: true }),
    await copyTour(product, token, { name: cellar, online: false }),
  ];
  const [city, name] = [`Porto ${mark}`, `River and wine ${mark}`];
  await newCity(product, city);
  await carryStaffSession(page, token);
  await page.goto('/admin/#/travel/tour-combos');
  await page.getByRole('button', { name: 'New tour combo' }).click();
  const form = page.getByRole('dialog');
  const save = form.getByRole('button', { name: 'Save', exact: true });

  await form.getByLabel('Name, English', { exact: true }).fill(name);
  await save.click();
  await expect(form.getByText('Choose a tour on each line, or remove the line.')).toBeVisible();
  await pickTour(form, 1, walk);
  await pickTour(form, 2, boat);
  await form.getByRole('button', { name: 'Add a tour' }).click();
  await pickTour(form, 3, cellar);
  await expect(form.getByText('This tour is not on sale.')).toHaveCount(1);
  await form.getByRole('checkbox', { name: 'Optional, line 2' }).check();
  await form.getByRole('checkbox', { name: 'Optional, line 3' }).check();
  await form.getByLabel(/^Percent off/).fill('12.5');
  await form.getByLabel(/^Window, days/).fill('5');
  await choose(form.getByLabel(/^Cancelling/), 'Only all together');
  await choose(form.getByLabel(/^City/), city);
  await form.getByLabel('Story, English').fill('A walk, a boat and a cellar, within a week.');
  await form.locator('input[type=file]').first().setInputFiles(PIXEL);
  await save.click();
  await expect(form.getByText('At least two tours must not be optional.')).toBeInViewport();
  await audit(page, 'a new tour combo');
  await form.getByRole('checkbox', { name: 'Optional, line 2' }).uncheck();
  await save.click();
  await expect(form).toHaveCount(0);

  await page.getByRole('search').getByLabel('Name', { exact: true }).fill(name);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  const row = page.locator('tbody tr').filter({ hasText: name });
  await expect(row).toHaveCount(1);
  for (const text of [city, '1 not on sale', '−12.5%', '5 days', 'Only all together'])
    await expect(row).toContainText(text);
  const onSale = row.getByRole('switch', { name: `On sale, ${name}` });
  await expect(onSale).not.toBeChecked();
  await onSale.click();
  await expect(onSale).toBeChecked();
  await audit(page, 'tour combos');

  const { list } = await ask(product, staffTourComboEndpoints.listTourCombos, { token, query: { keyword: name } });
  const params = { id: list[0]?.id ?? '' };
  const read = () => ask(product, staffTourComboEndpoints.readTourCombo, { token, params });
  await row.getByText('Edit', { exact: true }).click();
  await form.getByRole('button', { name: 'Move earlier' }).nth(1).click();
  await form.getByLabel(/^Percent off/).fill('20');
  const { id: _id, tours, ...others } = await read();
  const body = { ...others, tours: tours.map(({ tourId, optional }) => ({ tourId, optional })), windowDays: 9 };
  await ask(product, staffTourComboEndpoints.updateTourCombo, { token, params, body });
  await save.click();
  const stale = page.getByRole('dialog').filter({ hasText: 'Somebody else saved this meanwhile' });
  await expect(stale.getByRole('row').filter({ hasText: 'Tours' })).toContainText(
    [boat, walk, `${cellar} (optional)`].join('\n'),
  );
  await expect(stale.getByRole('row').filter({ hasText: 'Window, days' })).toContainText('9');
  await stale.getByRole('button', { name: 'Save mine' }).click();
  await expect(form).toHaveCount(0);
  await expect(row).toContainText('−20%');
  const saved = await read();
  expect(saved.tours.map(({ tourId, optional }) => [tourId, optional])).toEqual([
    [ids[1], false],
    [ids[0], false],
    [ids[2], true],
  ]);
  expect([saved.windowDays, saved.offBp, saved.online]).toEqual([5, 2_000, true]);
});

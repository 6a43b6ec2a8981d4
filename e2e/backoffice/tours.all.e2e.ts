import { randomUUID } from 'node:crypto';
import { travelEndpoints } from '@app/contract/travel/endpoints';
import { addDays } from '@app/kernel/local-day';
import type { Locator } from '@playwright/test';
import { choose } from '../support/choose.ts';
import { newCustomer } from '../support/customers.ts';
import { expect, test } from '../support/journey.ts';
import { payFromBalance } from '../support/orders.ts';
import { PIXEL } from '../support/pictures.ts';
import { ask } from '../support/products.ts';
import { carryStaffSession, DESK, staffToken } from '../support/staff.ts';
import { newCity } from '../support/staff-hotels.ts';
import { bookTour, findDeparture, tourNamed } from '../support/tours.ts';

test.use({ viewport: DESK });

/** Fills the form of a walk of one day, but for its price. */
async function describeWalk(form: Locator, name: string, city: string): Promise<void> {
  await form.getByLabel('Name, English', { exact: true }).fill(name);
  await choose(form.getByLabel('City'), city);
  await form.getByLabel('In one sentence, English').fill('Along the river to the bridges.');
  await form.getByLabel('Story, English').fill('We walk from the old town to the bridges and back.');
  await form.locator('input[type=file]').first().setInputFiles(PIXEL);
  await form.getByLabel('Title of the day, line 1, English').fill('Old town and bridges');
  await form.getByLabel('What happens, line 1, English').fill('Four hours on foot, with a rest at the river.');
  await form.getByLabel('Place, English').fill('The fountain');
  await form.getByLabel('Address, English').fill('Praça da Ribeira 1');
  await form.getByLabel('Latitude', { exact: true }).fill('41.1406');
  await form.getByLabel('Longitude', { exact: true }).fill('-8.6131');
}

test('staff describe a new tour, add its departures by one rule, guarantee one for those who wait, and cancel it after the preview', async ({
  page,
  product,
}) => {
  const [city, name] = [`Porto ${randomUUID().slice(0, 6)}`, `Six bridges ${randomUUID().slice(0, 6)}`];
  await newCity(product, city);
  await carryStaffSession(page, await staffToken(product));

  await page.goto('/admin/#/travel/tours');
  await page.getByRole('button', { name: 'New tour' }).click();
  const form = page.getByRole('dialog');
  await describeWalk(form, name, city);
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(form.getByText('Enter an amount above zero').first()).toBeInViewport();
  await expect(form.getByLabel('Title of the day, line 1, English')).toHaveValue('Old town and bridges');
  await form.getByLabel('Price, line 1').fill('80');
  await form.getByLabel('Price, line 2').fill('40');
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(form).toHaveCount(0);
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.getByRole('switch', { name: `On sale, ${name}` }).click();
  await expect(page.getByRole('switch', { name: `On sale, ${name}` })).toBeChecked();

  const { today } = await tourNamed(product, name);
  const first = addDays(today, 20);
  await page.goto(`/admin/#/travel/tour-board?view=day&day=${first}`);
  await page.getByRole('button', { name: 'Add departures' }).click();
  const rule = page.getByRole('dialog');
  await choose(rule.getByLabel('Tour'), name);
  await rule.getByLabel('Minimum of people').fill('3');
  await rule.getByRole('button', { name: 'Add departures' }).click();
  await expect(rule).toHaveCount(0);

  const customer = await newCustomer(product, { usd: 100_000 });
  const found = await findDeparture(product, name, 20);
  const booked = await bookTour(product, customer, found, 2);
  await payFromBalance(product, customer, booked.paymentId);
  const stateOf = async () => {
    const query = { id: booked.orderId };
    return (await ask(product, travelEndpoints.travelOrderDetails, { token: customer.token, query })).state;
  };
  expect(await stateOf()).not.toBe('confirmed');

  await choose(page.getByLabel('Tour', { exact: true }), name);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  const row = page.locator('tbody tr').filter({ hasText: name });
  await expect(row).toHaveCount(1);
  await expect(row).toContainText('2 sold, 0 held of 12');
  await expect(row).toContainText('Not guaranteed yet');
  await row.getByText('Who travels').click();
  const people = page.getByRole('dialog');
  await expect(people.getByText(booked.number)).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    people.getByRole('button', { name: 'CSV' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe(`${first}-0900.csv`);
  await people.getByRole('button', { name: 'Close' }).last().click();
  await expect(people).toHaveCount(0);

  await row.getByRole('button', { name: /^More/ }).click();
  await page.getByRole('menuitem', { name: 'Guarantee now' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Guarantee now' }).click();
  await expect(row.getByText('Guaranteed', { exact: true })).toBeVisible();
  await expect.poll(stateOf).toBe('confirmed');

  await row.getByRole('button', { name: /^More/ }).click();
  await page.getByRole('menuitem', { name: 'Cancel departure' }).click();
  await expect(people.getByText('$160.00')).toBeVisible();
  await people.getByRole('button', { name: 'Cancel departure' }).click();
  await expect(row).toContainText('Cancelled');
  await expect.poll(stateOf).toBe('cancelled');

  await page.goto(`/admin/#/travel/tour-report?from=${first}&to=${first}`);
  await choose(page.getByRole('combobox', { name: 'Tour' }), name);
  const line = page.locator('tbody tr.ant-table-row');
  await expect(line).toHaveCount(1);
  await expect(line).toContainText('$160.00');
});

import type { Locator } from '@playwright/test';
import { carrySession, newCustomer } from '../support/customers.ts';
import { bookFlight, flightDayIn } from '../support/flights.ts';
import { expect, test } from '../support/journey.ts';
import { payFromBalance } from '../support/orders.ts';
import { expectPath, open, screen } from '../support/storefront.ts';

test.use({ timezoneId: 'Europe/Lisbon' });

/** How a day is called in the sheet of days. */
const named = (day: string) =>
  new RegExp(
    `, ${new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(day))},`,
  );

test('a customer who flew before books a round trip from the home screen in fourteen taps', async ({
  page,
  product,
}) => {
  test.setTimeout(120_000);
  const customer = await newCustomer(product, { usd: 1_000_000 });
  const before = await bookFlight(product, customer, 60);
  await payFromBalance(product, customer, before.paymentId);
  const [out, back] = [await flightDayIn(product, 30), await flightDayIn(product, 37)];
  await carrySession(page, customer);
  await open(page, '/');
  let taps = 0;
  const tap = async (what: Locator) => {
    await what.click();
    taps += 1;
  };
  const sheet = page.getByRole('dialog');
  await tap(page.locator('a[href="#/ticketshome"]').first());
  const home = screen(page, 'flightHome');
  // Where the device is; nothing is asked of it.
  await expect(home.getByRole('button', { name: /^From/ })).toContainText('Lisbon');
  await tap(home.getByRole('button', { name: /^To/ }));
  await tap(sheet.getByRole('button', { name: /^London/ }).first());
  await tap(sheet.getByRole('button', { name: named(out) }));
  await tap(sheet.getByRole('button', { name: named(back) }));
  await tap(sheet.getByRole('button', { name: 'Done' }));
  await expect(sheet).toBeHidden();
  await tap(home.getByRole('button', { name: 'Search flights' }));
  const results = screen(page, 'flightSearch');
  const cards = results.getByRole('button', { name: /per adult, both ways/ });
  await expect(results.getByText('Choose the way out')).toBeVisible();
  await tap(cards.first());
  await expect(results.getByText('Choose the way back')).toBeVisible();
  await tap(cards.first());
  await tap(screen(page, 'flightDetails').getByRole('button', { name: 'Continue' }));
  const form = screen(page, 'flightSubmitOrder');
  await expect(form.getByRole('button', { name: /^Adult 1/ })).toContainText('Ines Duarte');
  await expect(form.getByLabel('Contact name')).toHaveValue('Ines Duarte');
  await form.getByRole('checkbox').last().check({ force: true });
  taps += 1;
  await tap(form.getByRole('button', { name: 'Book', exact: true }));
  await expectPath(page, '/hotelpayment');
  const cashier = screen(page, 'travelCashier');
  if (!(await page.getByRole('radio', { name: /balance/i }).isChecked())) {
    await page.getByRole('radio', { name: /balance/i }).check({ force: true });
    taps += 1;
  }
  await tap(cashier.locator('[data-bottom-bar] button'));
  await expect(page.getByText(/paid/i).first()).toBeVisible();
  expect(taps).toBeLessThanOrEqual(14);
});

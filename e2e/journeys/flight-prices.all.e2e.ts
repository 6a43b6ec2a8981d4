import { audit } from '../support/audit.ts';
import { flightDayIn, placeNamed } from '../support/flights.ts';
import { expect, test } from '../support/journey.ts';
import { expectPath, open, screen } from '../support/storefront.ts';

test('a month of lowest prices is shown as bars and a bar chooses its day; fares are compared in a table and one is chosen there', async ({
  page,
  product,
}) => {
  const [from, to] = [await placeNamed(product, 'Lisbon'), await placeNamed(product, 'London')];
  const day = await flightDayIn(product, 40);
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, `/ticketssearch?from=${from}&to=${to}&day=${day}&adults=1`);
  const search = screen(page, 'flightSearch');
  await search.getByRole('button', { name: 'Prices by month' }).click();
  const chart = page.getByRole('dialog', { name: 'Lowest prices' });
  await expect(chart.getByText(/From \$.+ for one adult/)).toBeVisible();
  await audit(page, 'prices of a month');
  const days = chart.getByRole('group', { name: 'Days with their lowest price for one adult' });
  const months = chart.getByRole('group', { name: 'Months with their lowest price for one adult' });
  await expect(months.getByRole('button', { pressed: true })).toHaveCount(1);
  // All bars of a chart are one stop of the Tab key; arrow keys move among them.
  await expect(days.locator('[tabindex="0"]')).toHaveCount(1);
  await days.getByRole('button', { pressed: true }).focus();
  await page.keyboard.press('Home');
  await expect(days.getByRole('button').first()).toBeFocused();
  // Another day than the one searched.
  const steps = day.endsWith('-02') ? 2 : 1;
  for (let step = 0; step < steps; step += 1) await page.keyboard.press('ArrowRight');
  await expect(days.getByRole('button').nth(steps)).toBeFocused();
  await expect(days.locator('[tabindex="0"]')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(chart).toHaveCount(0);
  await expect.poll(() => page.url()).not.toContain(`day=${day}`);

  await search
    .getByRole('article')
    .first()
    .getByRole('button')
    .or(search.getByRole('listitem').first().getByRole('button'))
    .first()
    .click();
  await expectPath(page, '/ticketsdetail');
  const detail = screen(page, 'flightDetails');
  await detail.getByRole('button', { name: 'Compare fares' }).click();
  const table = page.getByRole('dialog', { name: 'Compare fares' });
  await expect(table.getByRole('row')).toHaveCount(8);
  await expect(table.getByRole('rowheader', { name: 'If you cancel' })).toBeVisible();
  await audit(page, 'fares compared');
  const choose = table.getByRole('button', { name: /^Choose: / }).last();
  const name = ((await choose.getAttribute('aria-label')) ?? '').replace('Choose: ', '');
  await choose.click();
  await expect(table).toHaveCount(0);
  await expect(detail.getByRole('button', { name: new RegExp(`^${name}`) })).toHaveAttribute('aria-pressed', 'true');
});

import { audit } from '../support/audit.ts';
import { flightDayIn, placeNamed } from '../support/flights.ts';
import { expect, test } from '../support/journey.ts';
import { expectPath, open, screen } from '../support/storefront.ts';

test.use({ timezoneId: 'Europe/Lisbon' });

test('from the home screen a traveller finds the cheapest week away: the month, its day, and what it costs there', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await open(page, '/ticketshome');
  const home = screen(page, 'flightHome');
  const sheet = page.getByRole('dialog');
  await home.getByRole('button', { name: /^To/ }).click();
  await sheet
    .getByRole('button', { name: /^London/ })
    .first()
    .click();
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  const months = home.getByRole('group', { name: 'Months with their lowest price for one adult' });
  const chosen = months.getByRole('button', { pressed: true });
  await expect(chosen).toHaveCount(1);
  await expect(home.getByText('Round trip, per adult')).toBeVisible();
  await expect(home.getByRole('textbox', { name: 'Nights away' })).toHaveValue('7');
  // The cheapest month is chosen, and its cheapest trip comes first.
  const lowest = ((await chosen.locator('span').first().textContent()) ?? '').split(', ').at(-1) ?? '';
  const trips = home.getByRole('link').filter({ hasText: /\d+ to \d+/ });
  await expect(trips.first()).toContainText(lowest);
  await audit(page, 'lowest fares by month');

  // Another length changes the trip that is searched for.
  await home.getByRole('textbox', { name: 'Nights away' }).fill('5');
  await page.keyboard.press('Enter');
  await expect(home.getByText('5 nights')).toBeVisible();
  await home.getByRole('textbox', { name: 'Nights away' }).fill('7');
  await page.keyboard.press('Enter');
  await expect(trips.first()).toContainText(lowest);

  // All days of the month, with the trip's price; a day sets both days of the form.
  await home.getByRole('button', { name: /^All days of/ }).click();
  const chart = page.getByRole('dialog', { name: 'Lowest prices' });
  await expect(chart.getByText(/From \$.+ there and back/)).toBeVisible();
  await audit(page, 'lowest prices of trips');
  await chart.getByRole('button', { name: 'Close' }).click();
  await trips.first().click();
  await expectPath(page, '/ticketssearch');
  const results = screen(page, 'flightSearch');
  await expect(results.getByText('Choose the way out')).toBeVisible();
  await expect(results.getByRole('button', { name: /^Cheapest/ })).toContainText(lowest.replace(/\.00$/, ''));
});

test('flights with a stop are filtered by its place and the wait there, and the address keeps it', async ({
  page,
  product,
}) => {
  const [from, to] = [await placeNamed(product, 'Lisbon'), await placeNamed(product, 'Tokyo')];
  const day = await flightDayIn(product, 40);
  await open(page, `/ticketssearch?from=${from}&to=${to}&day=${day}`);
  const search = screen(page, 'flightSearch');
  await search
    .getByRole('button', { name: 'All filters' })
    .or(search.getByRole('button', { name: /^Filters/ }))
    .first()
    .click();
  const sheet = page.getByRole('dialog');
  const places = sheet.getByRole('group', { name: 'Stop in' });
  const place = places.getByRole('button').first();
  const [code = ''] = /[A-Z]{3}(?=, from)/.exec((await place.textContent()) ?? '') ?? [];
  const count = await place.locator('span').last().textContent();
  await audit(page, 'filters of stops');
  await place.click();
  await expect(sheet.getByRole('button', { name: new RegExp(`^Show ${count} flight`) })).toBeVisible();
  await sheet.getByRole('button', { name: /^Show/ }).click();
  await expect.poll(() => page.url()).toContain(`via=${code}`);
  const cards = search.getByRole('listitem');
  await expect(cards.first()).toContainText(code);

  await page.reload();
  await expect(cards.first()).toContainText(code);
  await search
    .getByRole('button', { name: /^Filters/ })
    .first()
    .click();
  await sheet.getByLabel('Longest wait at a stop').selectOption({ index: 1 });
  await sheet.getByRole('button', { name: /^Show/ }).click();
  await expect.poll(() => page.url()).toContain('waitMax=');
  await search
    .getByRole('button', { name: /^Filters/ })
    .first()
    .click();
  await sheet.getByRole('button', { name: 'Clear' }).click();
  await sheet.getByRole('button', { name: /^Show/ }).click();
  await expect.poll(() => page.url()).not.toMatch(/via=|waitMax=/);
});

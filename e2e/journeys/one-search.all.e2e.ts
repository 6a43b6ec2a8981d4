import { audit } from '../support/audit.ts';
import { carrySession, newCustomer } from '../support/customers.ts';
import { expect, test } from '../support/journey.ts';
import { expectPath, open, screen } from '../support/storefront.ts';

test('one word finds all that can be booked in a city, and things by their names, from the search and among its results', async ({
  page,
  product,
}) => {
  await carrySession(page, await newCustomer(product));
  await open(page, '/search');
  const box = page.getByRole('combobox', { name: 'Search goods and travel' });
  const option = (name: RegExp) => page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option', { name });
  await box.fill('Lisbon');
  for (const name of [/^Hotels in Lisbon/, /^Tours in Lisbon/, /^Tour combos in Lisbon/, /^Restaurants in Lisbon/]) {
    await expect(option(name)).toBeVisible();
  }
  await audit(page, 'suggestions of travel');
  await option(/^Flights to Lisbon/).click();
  const flights = screen(page, 'flightHome');
  await expect(flights.getByText('Lisbon', { exact: true }).first()).toBeVisible();

  await page.goBack();
  await expect(box).toHaveValue('Lisbon');
  await box.press('Enter');
  await expectPath(page, '/choosegoods?keyword=Lisbon');
  const results = screen(page, 'productListing');
  await expect(results.getByRole('heading', { name: 'Travel' })).toBeVisible();
  await results.getByRole('button', { name: /^Show all/ }).click();
  await audit(page, 'results with travel');
  await results.getByRole('link', { name: /^Restaurants in Lisbon/ }).click();
  await expect(screen(page, 'diningHome').getByRole('article').first()).toBeVisible();

  await page.goBack();
  await results.getByRole('link', { name: /^Lisbon, a tile by day and a song by night/ }).click();
  await expect(
    screen(page, 'tourComboDetails').getByRole('heading', { name: 'Lisbon, a tile by day and a song by night' }),
  ).toBeVisible();
});

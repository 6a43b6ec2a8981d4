import { flightEndpoints } from '@app/contract/verticals/flights/endpoints';
import { audit } from '../support/audit.ts';
import { flightDayIn, placeNamed } from '../support/flights.ts';
import { expect, test } from '../support/journey.ts';
import { ask } from '../support/products.ts';
import { carryStaffSession, DESK, staffToken } from '../support/staff.ts';

test.use({ viewport: DESK });

test('staff set a price in the grid, which customers find at once, copy it, undo it, and change several flights in the drawer', async ({
  page,
  product,
}) => {
  test.setTimeout(120_000);
  const [from, to] = [await placeNamed(product, 'lisbon'), await placeNamed(product, 'london')];
  const day = await flightDayIn(product, 150);
  const found = async () => {
    const query = { from, to, day, sort: 'cheapest' as const };
    const { list } = await ask(product, flightEndpoints.flightSearch, { query });
    const sheet = await ask(product, flightEndpoints.flightCalendar, { query: { from, to, first: day, last: day } });
    const [card] = list;
    return { card, fare: card?.adultPrice.usd ?? 0, sheet: sheet.days[0]?.price?.usd ?? 0 };
  };
  const { card, fare: before } = await found();
  if (!card) throw new Error('no flight that day');
  const flight = card.legs[0]?.number ?? '';
  await carryStaffSession(page, await staffToken(product));

  // From the row of the schedule to its days; what is shown is in the address.
  await page.goto('/admin/#/travel/flights');
  await page.getByLabel('Number').fill(flight);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  const row = page.locator('tbody tr').filter({ hasText: flight });
  await expect(row).toHaveCount(1);
  await row.getByText('Prices and seats').click();
  const grid = page.getByRole('grid', { name: 'Prices and seats' });
  await expect(grid).toBeVisible();
  const [path] = page.url().split('?');
  await page.goto(`${path}?from=${day}`);
  const cell = grid.locator('[data-at="0 0"]');
  await expect(cell).toHaveAccessibleName(/^Economy: .*left of/);
  await audit(page, 'prices and seats of a flight');

  // One cell by keys: chosen, then changed in the bar.
  await cell.focus();
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByText('1 cell', { exact: true })).toBeVisible();
  const bar = page.getByRole('region', { name: 'Change prices and seats' });
  await bar.getByLabel('Price', { exact: true }).press('Enter');
  await page.locator('.ant-select-item-option').filter({ hasText: 'Set to', visible: true }).click();
  await bar.getByLabel('Amount').fill('21');
  await audit(page, 'cells chosen');
  await bar.getByRole('button', { name: 'Save 1 change' }).click();
  const jump = page.getByRole('dialog').filter({ hasText: 'Prices change by more than 50%' });
  await expect(jump.getByRole('definition')).toContainText('$21.00');
  await jump.getByRole('button', { name: 'Save these prices' }).click();
  await expect(bar).toBeHidden();
  await expect(cell).toContainText('$21');
  const now = await found();
  expect(now.fare).toBeLessThan(before);
  expect(now.sheet).toBe(now.fare);
  expect(now.card?.legs[0]?.number).toBe(flight);

  // The week is copied to the next one, and both changes are undone from the list under the grid.
  const weekLater = grid.locator('[data-at="0 7"]');
  await page.getByRole('button', { name: 'Copy a week' }).click();
  const dialog = page.getByRole('dialog');
  await audit(page, 'a week to copy');
  await dialog.getByRole('button', { name: 'Copy a week' }).click();
  await jump.getByRole('button', { name: 'Save these prices' }).click();
  await expect(dialog).toBeHidden();
  await expect(weekLater).toContainText('$21');
  const changes = page.getByRole('region', { name: 'Last changes' });
  for (const what of ['A week copied', 'Changed by hand']) {
    const line = changes.getByRole('listitem').filter({ hasText: what, hasNotText: 'Undone' }).first();
    await line.getByRole('button', { name: 'Undo' }).click();
    await expect(changes.getByRole('listitem').filter({ hasText: what }).first()).toContainText('Undone');
  }
  await expect(cell).not.toContainText('$21');
  await expect(weekLater).not.toContainText('$21');
  expect((await found()).fare).toBe(before);

  // What is sold and earned, by fare; it is in the address.
  for (const view of ['Sold', 'Income']) {
    await page.getByText(view, { exact: true }).click();
    await expect(page.getByRole('grid', { name: view })).toBeVisible();
    await audit(page, `a flight's days: ${view}`);
  }
  expect(page.url()).toContain('view=income');
  await page.getByText('Price and seats', { exact: true }).click();
  await expect(cell).toBeVisible();

  // The same for the whole route: said before, then flight by flight.
  await page.getByRole('button', { name: 'Change many' }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('button', { name: 'Add flights of the route' }).click();
  await drawer.getByLabel('Sale').press('Enter');
  await page.locator('.ant-select-item-option').filter({ hasText: 'Stop', visible: true }).click();
  await expect(drawer.getByText(/^\d+ days of cabins change$/)).toBeVisible();
  await audit(page, 'bulk edit of days');
  await drawer.getByRole('button', { name: 'Apply' }).click();
  await expect(drawer.getByText(/^\d+ days of cabins changed$/)).toBeVisible();
  await drawer.getByRole('button', { name: 'Close' }).last().click();
  await expect(cell).toHaveAccessibleName(/Closed$/);
  expect((await found()).card?.legs[0]?.number).not.toBe(flight);
});

import { audit } from '../support/audit.ts';
import { expect, test } from '../support/journey.ts';
import { carryStaffSession, DESK, staffToken } from '../support/staff.ts';

test.use({ viewport: DESK });

test('staff draw the seats of a new aircraft, are told what does not fit, and find them counted', async ({
  page,
  product,
}) => {
  await carryStaffSession(page, await staffToken(product));
  await page.goto('/admin/#/travel/flights/aircraft');
  await page.getByRole('button', { name: 'New aircraft' }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByLabel('Name, English').fill('Journey 100');
  await drawer.getByRole('textbox', { name: 'Code' }).fill('J1X');
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(drawer).toBeHidden();

  const row = page.locator('tbody tr').filter({ hasText: 'Journey 100' });
  await row.getByRole('button', { name: 'Seat map' }).click();
  await expect(drawer.getByText('No map: nobody chooses a seat')).toBeVisible();
  await drawer.getByRole('button', { name: 'Add a cabin' }).click();
  await drawer.getByLabel('Columns').fill('AC DF');
  await drawer.getByRole('button', { name: 'Add exits or services' }).click();
  await drawer.getByRole('button', { name: 'Add a row', exact: true }).click();
  await expect(drawer.getByText('Seats on the map: 8')).toBeVisible();
  await drawer.getByRole('button', { name: '2 F: seat' }).click();
  await expect(drawer.getByText('Seats on the map: 7')).toBeVisible();
  await audit(page, 'seat map of an aircraft');

  // Two rows of one number: refused at the second, with all that was drawn.
  await drawer.getByLabel('Row 2: number').fill('1');
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(drawer.getByText('Another row has this number.').first()).toBeVisible();
  await drawer.getByLabel('Row 1: number').last().fill('12');
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(drawer).toBeHidden();
  await expect(row).toContainText('7');
});

import { drawingPictures } from '../support/browser.ts';
import { expect, test } from '../support/journey.ts';
import { carryStaffSession, DESK, staffToken } from '../support/staff.ts';

test.use({ ...drawingPictures, viewport: DESK });
test('look', async ({ page, product }) => {
  await carryStaffSession(page, await staffToken(product));
  await page.goto('/admin/#/travel/flights/aircraft');
  await page.locator('tbody tr').filter({ hasText: 'A350' }).getByRole('button', { name: 'Seat map' }).click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByText('Seats on the map')).toBeVisible();
  await page.waitForTimeout(500);
  await page.screenshot({ path: '/tmp/h/seats-bo-1.png' });
  await drawer.getByRole('button', { name: 'Economy', exact: true }).click();
  await page.waitForTimeout(300);
  await page.screenshot({ path: '/tmp/h/seats-bo-2.png' });
  await page.goto('/admin/#/travel/fare-brands');
  await page.locator('tbody tr').first().getByRole('button', { name: 'Edit' }).click();
  await drawer.getByLabel('Seat fee: More legroom').scrollIntoViewIfNeeded();
  await page.waitForTimeout(300);
  await page.screenshot({ path: '/tmp/h/seats-bo-3.png' });
});

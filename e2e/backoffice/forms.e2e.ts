import { expect, test } from '../support/journey.ts';
import { carryStaffSession, DESK, staffToken } from '../support/staff.ts';

test.use({ viewport: DESK });

test('a form is opened, filled in and left with the keyboard alone', async ({ page, product }) => {
  await carryStaffSession(page, await staffToken(product));
  await page.goto('/admin/#/catalog/carousel');
  const opener = page.getByRole('button', { name: 'Add product' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Add product' });
  const options = page.locator('.ant-select-dropdown').getByRole('option');
  await expect(drawer.getByRole('combobox')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(options.first()).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(options.first()).toBeHidden();
  await expect(drawer).toBeVisible();

  const until = drawer.getByLabel(/^Until/);
  await until.focus();
  await page.keyboard.type('nonsense');
  await page.keyboard.press('Enter');
  await until.fill('1 Jan 2030 12:30');
  await page.keyboard.press('Enter');
  await expect(until).toHaveValue('1 Jan 2030 12:30');
  await expect(drawer.getByText('Fill in this field.')).toHaveCount(0);
  await drawer.getByLabel('Sort weight').focus();
  await page.keyboard.press('Enter');
  await expect(drawer.getByText('Fill in this field.')).toBeVisible();
  await expect(drawer.getByRole('combobox')).toBeFocused();

  const question = page.getByRole('dialog', { name: 'Leave without saving' });
  await page.keyboard.press('Escape');
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(until).toHaveValue('1 Jan 2030 12:30');
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Leave' }).press('Enter');
  await expect(drawer).toBeHidden();
  await expect(opener).toBeFocused();
});

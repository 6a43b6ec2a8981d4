import { expect, test } from '../support/journey.ts';
import { expectPath, open, productLinks, screen } from '../support/storefront.ts';

test('search: suggestions by keyboard, recent searches kept, deleted one by one and all', async ({ page }) => {
  await open(page, '/search');
  const box = page.getByRole('combobox', { name: 'Search goods and travel' });
  await expect(box).toBeFocused();
  await box.fill('ba');
  const options = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');
  await expect(options.nth(2)).toBeVisible();
  await box.press('ArrowDown');
  await box.press('ArrowDown');
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
  expect(await box.getAttribute('aria-activedescendant')).toBe(await options.nth(1).getAttribute('id'));
  await box.press('Escape');
  await expect(box).toHaveAttribute('aria-expanded', 'false');
  await expect(box).toHaveValue('ba');
  await box.press('Enter');
  await expectPath(page, '/choosegoods?keyword=ba');
  await expect(productLinks(page).first()).toBeVisible();

  await page.goBack();
  await open(page, '/search');
  await box.fill('x'.repeat(80));
  await expect(box).toHaveValue('x'.repeat(50));
  await box.press('Enter');
  await expect(screen(page, 'productListing').getByText(/No results for/)).toBeVisible();

  await page.goto('/#/search');
  await page.reload();
  await expect(page.getByRole('button', { name: 'ba', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Remove ba' }).click();
  await expect(page.getByRole('button', { name: 'ba', exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Clear recent searches' }).click();
  await expect(page.getByRole('heading', { name: 'Recent searches' })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Hot searches' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Recent searches' })).toHaveCount(0);
});

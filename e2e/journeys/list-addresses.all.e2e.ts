import { expect, test } from '../support/journey.ts';
import { carryStaffSession, DESK, staffToken } from '../support/staff.ts';
import { rows } from '../support/steps/lists.ts';

test.use({ viewport: DESK });

test('the address holds what a list shows: search, order and page; back, forward and a link lead there', async ({
  page,
  browser,
  product,
}) => {
  const token = await staffToken(product);
  await carryStaffSession(page, token);
  await page.goto('/admin/#/people/users');
  await expect(rows(page).first()).toBeVisible();
  await page.getByRole('textbox', { name: 'Customer', exact: true }).fill('@mail.example');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(/mail\.example/);
  // Sorted is what stands there: the rows that were found, not those from before.
  await expect(rows(page).first()).toContainText('mail.example');
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await page.getByRole('columnheader', { name: /Spent/ }).click();
  await expect(page).toHaveURL(/sort=spentUsd/);
  await expect(page.getByRole('columnheader', { name: /Spent/ })).toHaveAttribute('aria-sort', /./);
  // What was shown stays until the rows in their order are there.
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  const first = await rows(page).first().getAttribute('data-row-key');
  await page
    .getByRole('listitem', { name: '2', exact: true })
    .or(page.getByTitle('2', { exact: true }))
    .first()
    .click();
  await expect(page).toHaveURL(/page=2/);
  await expect(rows(page).first()).not.toHaveAttribute('data-row-key', first ?? '');
  const second = (await rows(page).first().getAttribute('data-row-key')) ?? '';
  await page.goBack();
  await expect(rows(page).first()).toHaveAttribute('data-row-key', first ?? '');
  await page.goForward();
  await expect(rows(page).first()).toHaveAttribute('data-row-key', second);

  const other = await browser.newPage({ viewport: DESK, baseURL: product.url });
  await carryStaffSession(other, token);
  await other.goto(page.url());
  await expect(rows(other).first()).toHaveAttribute('data-row-key', second);
  await expect(other.getByRole('textbox', { name: 'Customer', exact: true })).toHaveValue('@mail.example');
  await other.getByRole('button', { name: 'Columns' }).click();
  await other.getByRole('checkbox', { name: 'Spent' }).uncheck();
  await expect(other.getByRole('columnheader', { name: /Spent/ })).toHaveCount(0);
  await other.reload();
  await expect(rows(other).first()).toHaveAttribute('data-row-key', second);
  await expect(other.getByRole('columnheader', { name: /Spent/ })).toHaveCount(0);
  await other.close();
});

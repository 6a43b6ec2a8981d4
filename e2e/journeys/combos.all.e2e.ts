import { type RawBuilder, sql } from 'kysely';
import { audit } from '../support/audit.ts';
import { departureOf, findTrip } from '../support/combos.ts';
import { carrySession, newCustomer } from '../support/customers.ts';
import { expect, test } from '../support/journey.ts';
import { onDatabase, type Product } from '../support/products.ts';
import { picksIn } from '../support/steps/combos.ts';
import { open, path, screen } from '../support/storefront.ts';
import { leaveOnePlace } from '../support/tour-combos.ts';

test('a tour that sells out meanwhile leads back to the combo, where it alone is chosen anew', async ({
  page,
  product,
}) => {
  test.setTimeout(120_000);
  const trip = await findTrip(product, { flies: false });
  const { combo, day, tour } = trip;
  const customer = await newCustomer(product, { usd: 3_000_000 });
  await carrySession(page, customer);
  await open(page, `/combodetail?id=${combo.id}&day=${day}&with=${tour.key}`);
  const details = screen(page, 'comboDetails');
  const book = details.getByRole('link', { name: 'Book combo' });
  await expect(details.getByRole('article', { name: tour.label })).toBeVisible();
  const picks = picksIn((await book.getAttribute('href')) ?? '');
  await leaveOnePlace(product, departureOf(trip));
  await book.click();

  await expect(details.getByText('Not enough places for your group. Places left: 1.')).toBeVisible();
  await audit(page, 'a combo that lost a part');
  expect(picksIn(path(page)).toSorted()).toEqual(picks.filter((pick) => !pick.startsWith(`${tour.key}.`)).toSorted());
  // Where nothing else fits on that day, it is had on another one.
  const other = details.getByRole('button', { name: 'Other days' }).last();
  if (await other.isVisible()) {
    await other.click();
    await page.getByRole('dialog').locator('[data-day]:not([aria-disabled])').first().waitFor();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  } else {
    await book.click();
    await expect(screen(page, 'comboSubmitOrder').getByRole('heading', { name: combo.name })).toBeVisible();
  }
});

/** Writes how a combo is sold, as staff would. */
const sell = (product: Product, id: string, set: RawBuilder<unknown>): Promise<unknown> =>
  onDatabase(product, (db) => sql`UPDATE combo SET ${set} WHERE id = ${id}`.execute(db));

test('a page that is open notices when the sale begins; a combo that is sold out shows no days and leads to others', async ({
  page,
  product,
}) => {
  const { rows } = await onDatabase(product, (db) =>
    sql<{ id: string }>`SELECT id FROM combo WHERE online AND taken > 0 AND stock IS NULL AND book_from IS NULL
      ORDER BY sort_weight LIMIT 1`.execute(db),
  );
  const id = rows[0]?.id ?? '';
  await carrySession(page, await newCustomer(product));
  await page.setViewportSize({ width: 375, height: 812 });
  await sell(product, id, sql`book_from = app_now() + interval '12 seconds'`);
  await open(page, `/combodetail?id=${id}`);
  const details = screen(page, 'comboDetails');
  const bar = details.locator('[data-bottom-bar]');
  await expect(bar.getByRole('button', { name: /^On sale from/ })).toBeDisabled();
  // The name of a theme has up to 60 letters.
  const tag = details.locator('[data-themes] > span').first();
  await tag.evaluate((one) => {
    one.textContent = 'Slow-mornings-and-long-lunches-under-very-old-olive-trees-too';
  });
  expect(await tag.evaluate((one) => one.getBoundingClientRect().right)).toBeLessThanOrEqual(375);
  expect(await tag.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
  await expect(details.getByText(/^On sale from/)).toHaveCount(0, { timeout: 20_000 });
  await expect(details.getByRole('heading', { name: 'Choose dates once' })).toBeVisible();

  await sell(product, id, sql`book_from = NULL, stock = taken`);
  await page.reload();
  await expect(bar.getByText('Sold out')).toBeVisible();
  await expect(details.getByText('All of it is booked at the moment.')).toBeVisible();
  await expect(details.locator('[data-day], fieldset')).toHaveCount(0);
  await expect(bar.locator('[data-amount]')).toHaveCount(0);
  await audit(page, 'a combo that is sold out');
  await expect(details.getByRole('heading', { name: 'Similar combos' })).toBeVisible();
  await bar.getByRole('link', { name: 'Other combos' }).click();
  await expect(screen(page, 'comboDetails').getByText(/^\d+ combos$/)).toBeVisible();
  await sell(product, id, sql`stock = NULL`);
});

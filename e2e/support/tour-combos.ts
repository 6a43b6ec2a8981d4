import { tourComboEndpoints } from '@app/contract/verticals/tour-combos/endpoints';
import type { TourComboDetail } from '@app/contract/verticals/tour-combos/views';
import { expect, type Locator, type Page } from '@playwright/test';
import { sql } from 'kysely';
import { ask, onDatabase, type Product } from './products.ts';
import { screen } from './storefront.ts';

/** A combo that can be had now and is cancelled as asked: its parts each by itself, or only together. */
export async function findCombo(product: Product, cancel: TourComboDetail['cancel']): Promise<TourComboDetail> {
  const { list } = await ask(product, tourComboEndpoints.tourCombos, { query: {} });
  for (const { id } of list) {
    const combo = await ask(product, tourComboEndpoints.tourComboDetails, { query: { id } });
    if (combo.cancel === cancel && combo.price !== null) return combo;
  }
  throw new Error(`no combo that is cancelled ${cancel}`);
}

/** The card of a tour on the page of its combo. */
export const partCard = (page: Page, tour: string): Locator =>
  screen(page, 'tourComboDetails').getByRole('article', { name: tour, exact: true });

/** Takes the first day that goes with the others, from the sheet of a tour that is open; some months on and `not` a day where asked. */
export async function takeFirstDay(page: Page, { monthsOn = 0, not = '' } = {}): Promise<void> {
  const sheet = page.getByRole('dialog');
  const later = sheet.getByRole('button', { name: 'Next month' });
  for (let on = 0; on < monthsOn; on += 1) await later.click();
  const free = sheet.locator(`button[data-day]:not([aria-disabled]):not([data-day="${not}"])`);
  // A month may have no day that is left: then the next one has.
  await expect(async () => {
    await expect(sheet.locator('[aria-busy="false"]').first()).toBeVisible();
    if ((await free.count()) === 0) await later.click();
    await expect(free.first()).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 15_000 });
  // On a day on which another tour begins or ends, the hours may not go together.
  const take = sheet.getByRole('button', { name: /^Take / });
  const days = await free.count();
  for (let index = 0; index < days && !(await take.isVisible()); index += 1) {
    await free.nth(index).click();
    await expect(sheet.getByRole('radio').first()).toBeVisible();
  }
  await take.click();
  await expect(sheet).toBeHidden();
}

/** Leaves one free place on a departure, as somebody quicker would. */
export const leaveOnePlace = (product: Product, departureId: string): Promise<unknown> =>
  onDatabase(product, (db) =>
    sql`
      UPDATE tour_departure SET capacity = held + sold + 1, min_people = least(min_people, held + sold + 1)
      WHERE id = ${departureId}`.execute(db),
  );

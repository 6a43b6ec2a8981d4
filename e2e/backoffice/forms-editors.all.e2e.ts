import { staffCatalogEndpoints } from '@app/contract/catalog/staff-endpoints';
import type { Page } from '@playwright/test';
import { audit } from '../support/audit.ts';
import { failingSaves, saveInVain } from '../support/failing-saves.ts';
import { findGood } from '../support/goods.ts';
import { AT_NIGHT, expect, test } from '../support/journey.ts';
import { ask, type Product } from '../support/products.ts';
import { carryStaffSession, DESK, staffToken } from '../support/staff.ts';
import { type MadeHotel, newHotel } from '../support/staff-hotels.ts';
import { bump } from '../support/versions.ts';

test.use({ viewport: DESK });

/** An editor: its record, where it is, what opens it if it is a drawer, and its name's line. */
type EditorAt = { table: string; id: string; path: string; opener?: number; line: string };

async function editorsOf(product: Product, hotel: MadeHotel): Promise<EditorAt[]> {
  const token = await staffToken(product);
  const { id } = await findGood(product, { pieces: 3 }, 2);
  const copy = await ask(product, staffCatalogEndpoints.duplicateProduct, { token, params: { id } });
  const rooms = `/travel/hotels/${hotel.id}/rooms`;
  return [
    { table: 'product', id: copy.id, path: `/catalog/products/${copy.id}`, line: 'Name, English' },
    { table: 'hotel', id: hotel.id, path: `/travel/hotels/${hotel.id}`, line: 'Name, English' },
    { table: 'hotel_room_type', id: hotel.roomId, path: rooms, opener: 0, line: 'Name of the room type, English' },
    { table: 'hotel_plan', id: hotel.planId, path: rooms, opener: 1, line: 'Name of the rate plan, English' },
  ];
}

/** Leaves what holds a form, a drawer or a whole page, and stays when asked. */
async function stay(page: Page, drawer: boolean): Promise<void> {
  if (drawer) await page.keyboard.press('Escape');
  else await page.getByRole('navigation').locator('a[href="#/catalog/tags"]').click();
  const question = page.getByRole('dialog', { name: 'Leave without saving' });
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(question).toBeHidden();
}

test(
  'the editors of a product, a hotel, its rooms and plans: wrong, left, failed, and saved by others meanwhile',
  AT_NIGHT,
  async ({ page, product }) => {
    test.setTimeout(240_000);
    page.setDefaultTimeout(20_000);
    const hotel = await newHotel(product);
    await carryStaffSession(page, await staffToken(product));
    const saves = await failingSaves(page);
    const clash = page.getByRole('dialog', { name: 'Somebody else saved this meanwhile' });
    for (const { table, id, path, opener, line } of await editorsOf(product, hotel)) {
      await test.step(table, async () => {
        await page.goto(`/admin/#${path}`);
        const drawer = opener !== undefined;
        if (drawer) await page.getByRole('main').getByRole('button', { name: 'Edit', exact: true }).nth(opener).click();
        const form = page.locator('form').filter({ has: page.getByLabel(line, { exact: true }) });
        const name = form.getByLabel(line, { exact: true });
        await expect(name).toBeFocused();
        const save = () => name.press('Enter');
        const text = `${await name.inputValue()} x`;
        await name.fill('');
        await save();
        await expect(form.getByText('Fill in this field.')).toBeVisible();
        await expect(name).toBeFocused();
        await name.fill(text);
        await expect(form.getByText('Fill in this field.')).toBeHidden();
        await stay(page, drawer);
        await saveInVain(page, saves, { save, field: name });
        await bump(product, table, id);
        await save();
        await expect(clash.getByRole('cell', { name: text })).toBeVisible();
        const saved = page.locator('.ant-message-success');
        // That of the editor before may still stand there.
        await expect(saved).toHaveCount(0);
        await clash.getByRole('button', { name: 'Save mine' }).click();
        await expect(saved).toBeVisible();
        await expect(page.getByText(text).first()).toBeVisible();
      });
    }
  },
);

test('nights of the calendar and pieces of the stock: a change that is wrong or fails keeps what was typed', async ({
  page,
  product,
}) => {
  test.setTimeout(120_000);
  page.setDefaultTimeout(20_000);
  const hotel = await newHotel(product);
  await carryStaffSession(page, await staffToken(product));
  const saves = await failingSaves(page);
  await page.goto(`/admin/#/travel/hotels/${hotel.id}/calendar`);
  await page
    .getByRole('gridcell', { name: /^Flexible: / })
    .nth(3)
    .click();
  await page.keyboard.press('Enter');
  const rule = page.getByRole('dialog').filter({ hasText: 'Change nights' });
  const amount = rule.getByLabel('Amount');
  await amount.fill('much');
  await amount.press('Enter');
  await expect(rule.getByText('Enter an amount such as 12.50.')).toBeVisible();
  await amount.fill('95.50');
  await stay(page, true);
  await saveInVain(page, saves, { save: () => amount.press('Enter'), field: amount });
  await amount.press('Enter');
  await expect(page.getByText('1 night changed')).toBeVisible();

  const { id } = await findGood(product, { pieces: 3 }, 2);
  await page.goto(`/admin/#/catalog/products/stock/${id}`);
  const dialog = page.getByRole('dialog', { name: 'Move stock' });
  const pieces = dialog.getByLabel(/^Quantity/);
  await pieces.fill('0');
  await pieces.press('Enter');
  await expect(
    dialog
      .getByText('Fill in this field.')
      .or(dialog.getByText(/whole number/))
      .first(),
  ).toBeVisible();
  await audit(page, 'the stock dialog with what is missing');
});

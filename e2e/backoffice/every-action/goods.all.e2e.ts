import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { findGood, type Good } from '../../support/goods.ts';
import { test } from '../../support/journey.ts';
import { onDatabase, type Product } from '../../support/products.ts';
import { DESK } from '../../support/staff.ts';
import { atDesk, box, fromMenu, onTop, pickOption, rowOf } from '../../support/steps/every-action.ts';

test.use({ viewport: DESK });

/** Two products that do not stand in the carousel yet. */
async function twoOutside(product: Product): Promise<readonly [Good, Good]> {
  const { rows } = await onDatabase(product, (db) =>
    sql<{ id: string }>`SELECT product_id AS id FROM carousel_item`.execute(db),
  );
  const next = async (start: number): Promise<{ good: Good; after: number }> => {
    const good = await findGood(product, {}, start);
    return rows.some(({ id }) => id === good.id) ? next(start + 1) : { good, after: start + 1 };
  };
  const first = await next(21);
  return [first.good, (await next(first.after)).good];
}

test('a category is changed, hidden, moved and deleted; a product is copied, counted in and put into the carousel', async ({
  page,
  product,
}) => {
  test.setTimeout(120_000);
  const name = `Desk ${randomUUID().slice(0, 8)}`;
  const goods = await twoOutside(product);
  await atDesk(page, product, async ({ press, open }) => {
    const save = () => onTop(page).getByRole('button', { name: 'Save', exact: true });
    await open('/catalog/categories');
    await page.getByRole('button', { name: 'New category' }).click();
    await box(onTop(page), 'Name, English').fill(name);
    await press(save(), 'Saved');
    const row = rowOf(page, name);
    await row.getByRole('button', { name: 'Edit', exact: true }).click();
    await box(onTop(page), 'Name, English').fill(`${name} B`);
    await press(save(), 'Saved');
    await press(row.getByRole('switch').first(), 'Changed');
    await fromMenu(row, 'Delete');
    await press(onTop(page).getByRole('button', { name: 'Delete', exact: true }), 'Category deleted');
    await rowOf(page, '').nth(1).getByRole('button', { name: 'More actions' }).click();
    await press(page.getByRole('menuitem', { name: 'Move up' }), 'Order saved');

    await open('/catalog/products');
    await page.getByLabel('Name', { exact: true }).fill(goods[0].name);
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    const found = rowOf(page, goods[0].name).first();
    await found.getByRole('button', { name: 'More actions' }).click();
    await press(page.getByRole('menuitem', { name: 'Duplicate' }), 'Copied');

    await open('/catalog/carousel');
    for (const good of goods) {
      await page.getByRole('button', { name: 'Add product' }).click();
      await pickOption(onTop(page).getByRole('combobox').first(), good.name);
      await press(save(), 'Saved');
    }
    const place = rowOf(page, goods[0].name);
    await place.getByRole('button', { name: 'Edit', exact: true }).click();
    await press(save(), 'Saved');
    await rowOf(page, '').first().getByRole('button', { name: 'More actions' }).click();
    await press(page.getByRole('menuitem', { name: 'Move down' }), 'Order saved');
    for (const good of goods) {
      await fromMenu(rowOf(page, good.name), 'Delete');
      await press(onTop(page).getByRole('button', { name: 'Delete', exact: true }), 'Taken out');
    }

    await open(`/catalog/products/stock/${goods[1].id}`);
    const dialog = onTop(page);
    await dialog.getByLabel(/^Variant/).click();
    await page.locator('.ant-select-item-option:visible').first().click();
    await pickOption(dialog.getByLabel(/^Reason/), 'Found');
    await dialog.getByLabel(/^Quantity/).fill('2');
    await press(dialog.getByRole('button', { name: 'Move stock' }), 'Stock moved');
  });
});

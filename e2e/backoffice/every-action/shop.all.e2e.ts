import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from '../../support/journey.ts';
import { onDatabase } from '../../support/products.ts';
import { DESK } from '../../support/staff.ts';
import { atDesk, box, fromMenu, onTop, pickOption, rowOf } from '../../support/steps/every-action.ts';

test.use({ viewport: DESK });

test('a coupon is made, changed and ended, a message saved again, a role switched off and deleted, missed texts settled', async ({
  page,
  product,
}) => {
  test.setTimeout(120_000);
  const mark = randomUUID().slice(0, 8);
  const name = `Desk ${mark}`;
  const keys = ['added', 'forgotten'].map((what) => `desk.${mark.replace(/\W/g, '')}_${what}`);
  await onDatabase(product, async (db) => {
    for (const key of keys) await sql`INSERT INTO missing_translation (key, locale) VALUES (${key}, 'es')`.execute(db);
  });
  await atDesk(page, product, async ({ press, open }) => {
    const save = () => onTop(page).getByRole('button', { name: 'Save', exact: true });
    await open('/trade/coupons');
    await page.getByRole('button', { name: 'New coupon' }).click();
    await box(onTop(page), 'Name, English').fill(name);
    await onTop(page).locator('input[inputmode=decimal]').first().fill('5.00');
    await pickOption(onTop(page).getByLabel(/^State/), 'Active');
    await press(save(), 'Saved');
    const coupon = rowOf(page, name);
    await coupon.getByRole('button', { name: 'Edit', exact: true }).click();
    await box(onTop(page), 'Name, English').fill(`${name} B`);
    await press(save(), 'Saved');
    await expect(coupon).toContainText(`${name} B`);
    await fromMenu(coupon, 'End now');
    await press(onTop(page).getByRole('button', { name: 'End now' }), 'Collecting has ended');

    await open('/content/messages');
    await page.getByRole('main').getByRole('button', { name: 'Edit', exact: true }).first().click();
    await expect(box(onTop(page), 'Title, English')).not.toHaveValue('');
    await press(save(), 'Saved');

    await open('/control/roles');
    await page.getByRole('button', { name: 'New role' }).click();
    await box(onTop(page), 'Name').fill(name);
    await press(save(), 'Saved');
    const role = rowOf(page, name);
    await role.getByRole('button', { name: 'More actions' }).click();
    await press(page.getByRole('menuitem', { name: 'Disable' }), 'Roles changed');
    await fromMenu(role, 'Delete');
    await press(onTop(page).getByRole('button', { name: 'Delete', exact: true }), 'Role deleted');

    await open('/content/translations/missed');
    await rowOf(page, keys[0] ?? '')
      .getByRole('button', { name: 'Add a text' })
      .click();
    await onTop(page).locator('textarea').fill('At the desk');
    await press(save(), 'Added');
    await press(rowOf(page, keys[1] ?? '').getByRole('button', { name: 'Forget' }), 'Forgotten');
  });
});

import { staffLevelEndpoints } from '@app/contract/levels/staff-endpoints';
import { audit } from '../support/audit.ts';
import { expect, test } from '../support/journey.ts';
import { ask } from '../support/products.ts';
import { carryStaffSession, DESK, staffToken } from '../support/staff.ts';

test.use({ viewport: DESK });

test('staff write a message in the drawer, nothing typed is lost on a refusal, and take it back', async ({
  page,
  product,
}) => {
  await carryStaffSession(page, await staffToken(product));
  await page.goto('/admin/#/content/messages');
  await page.getByRole('button', { name: 'New message' }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(drawer.getByText('Fill in this field.').first()).toBeVisible();
  const title = `Desk opens at eight ${Date.now()}`;
  await drawer.getByRole('textbox', { name: /^Title/ }).fill(title);
  await drawer.getByRole('textbox', { name: /^Summary/ }).fill('From Monday on.');
  await drawer.getByRole('textbox', { name: /^Content/ }).fill('From Monday on the desk opens at eight.');
  await drawer.getByRole('combobox', { name: /For whom/ }).click();
  await page.getByTitle('One customer').click();
  const who = drawer.getByRole('combobox', { name: /^Who/ });
  await who.fill('nobody-of-this-name');
  await expect(page.getByText('Nobody found')).toBeVisible();
  await who.fill('');
  // Its list may lie over the button.
  await who.blur();
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(drawer.getByText('No such level, agent or customer.')).toBeVisible();
  await expect(drawer.getByRole('textbox', { name: /^Title/ })).toHaveValue(title);
  await who.fill('ines@avela.example');
  await page.getByTitle(/ines@avela.example/).click();
  await drawer.getByRole('button', { name: 'Save' }).click();
  const row = page.getByRole('row', { name: new RegExp(title) });
  await expect(row).toBeVisible();
  await expect(row.getByText('ines@avela.example')).toBeVisible();
  await audit(page, 'messages');
  await row.getByRole('button', { name: /More actions/ }).click();
  await page.getByRole('menuitem', { name: 'Withdraw', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(row.getByText('Withdrawn')).toBeVisible();
});

test('two staff edit one level: the second sees both versions and chooses', async ({ page, product }) => {
  const token = await staffToken(product);
  const made = await ask(product, staffLevelEndpoints.createLevel, {
    token,
    body: {
      identifier: `l${Date.now()}`,
      name: { 'en-US': 'Pebble' },
      image: null,
      thresholdUsd: 12_345,
      discountBp: 50,
      benefits: { 'en-US': '' },
    },
  });
  await carryStaffSession(page, token);
  await page.goto('/admin/#/people/levels');
  await page
    .getByRole('row', { name: /Pebble/ })
    .getByRole('button', { name: 'Edit' })
    .click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('textbox', { name: /^Name/ }).fill('Shell');
  const { id, members: _m, updatedAt: _u, version, ...input } = made;
  await ask(product, staffLevelEndpoints.updateLevel, {
    token,
    params: { id },
    body: { ...input, name: { 'en-US': 'Stone' }, version },
  });
  await drawer.getByRole('button', { name: 'Save' }).click();
  const clash = page.getByRole('dialog').filter({ hasText: 'Stone' });
  await expect(clash.getByText(/Shell/)).toBeVisible();
  await clash.getByRole('button', { name: 'Save mine' }).click();
  await expect(page.getByRole('row', { name: /Shell/ })).toBeVisible();
  await ask(product, staffLevelEndpoints.deleteLevel, { token, params: { id } });
});

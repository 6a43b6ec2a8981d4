import { randomUUID } from 'node:crypto';
import type { Locator } from '@playwright/test';
import { newCustomer } from '../support/customers.ts';
import { AT_NIGHT, expect, NIGHT, test } from '../support/journey.ts';
import { carryStaffSession, DESK, staffToken } from '../support/staff.ts';

test.use({ viewport: DESK });

/** Presses as a finger does: what moves meanwhile takes the button from under it. */
const pressOnce = (button: Locator): Promise<void> => button.click({ delay: 150, position: { x: 24, y: 2 } });

test('a field put right takes one press on its button, in a drawer and in a dialog', async ({ page, product }) => {
  const customer = await newCustomer(product, { usd: 5_000 });
  await carryStaffSession(page, await staffToken(product));
  await page.goto('/admin/#/trade/logistics');
  await page.getByRole('button', { name: 'New company' }).click();
  const drawer = page.getByRole('dialog', { name: 'New company' });
  const name = `Tern Post ${randomUUID().slice(0, 6)}`;
  const address = drawer.getByLabel(/^Tracking address/);
  await drawer.getByLabel('Name, English').fill(name);
  await drawer.getByLabel(/^Code/).fill(name.replaceAll(' ', '-').toLowerCase());
  await address.fill('nowhere');
  const save = drawer.getByRole('button', { name: 'Save' });
  await pressOnce(save);
  await expect(drawer.getByText(/An https address with \{number\} once/)).toBeVisible();
  await expect(address).toBeFocused();
  await address.fill('https://tern.example/t/{number}');
  await expect(drawer.getByText(/An https address with \{number\} once/)).toBeHidden();
  await pressOnce(save);
  await expect(page.getByRole('row').filter({ hasText: name })).toBeVisible();

  await page.goto('/admin/#/money/adjustments');
  await page.getByRole('button', { name: 'New adjustment' }).click();
  const dialog = page.getByRole('dialog', { name: 'New adjustment' });
  await dialog.getByLabel(/^Amount/).fill('-5.00');
  await dialog.getByLabel(/^Reason/).fill('Counted wrong');
  const send = dialog.getByRole('button', { name: 'Adjust' });
  const before = await send.boundingBox();
  await pressOnce(send);
  await expect(dialog.getByText('Fill in this field.')).toBeVisible();
  expect(await send.boundingBox()).toEqual(before);
  await dialog.getByLabel(/e-mail/).fill(customer.email);
  await pressOnce(send);
  await expect(dialog).toBeHidden();
});

/** A form of the back office: where it is, what opens it, and which of its lines to change if not the first. */
type FormAt = readonly [path: string, opener: string, line?: RegExp];

/**
 * Some of each kind: the drawer of a list's record, with plain lines, texts in languages, rows, pieces, hours and secrets,
 * and the dialog. All others are declared for the same drawer and dialog; who draws one of their own is found by
 * `ui/form/records/own-forms.test.ts`.
 */
const FORMS: readonly FormAt[] = [
  ['/catalog/specs', 'Edit'],
  ['/trade/deals', 'Edit', /^Pieces per customer/],
  ['/trade/coupons', 'Edit'],
  ['/travel/cities', 'Edit'],
  ['/travel/meal-sets', 'Edit'],
  ['/money/channels', 'Edit'],
  ['/money/adjustments', 'New adjustment'],
  ['/content/messages', 'New message'],
  ['/control/roles', 'Edit'],
  ['/system/parameters', 'Edit'],
];

/** Types into a line of a form, the first unless one is named; returns the line and what it then holds. */
async function typeInto(form: Locator, line: RegExp | undefined): Promise<{ field: Locator; text: string }> {
  const lines = 'input:not([role=combobox], [type=radio], [type=checkbox], [type=file], [readonly], [disabled])';
  const first = form.locator(`${lines}, textarea`).and(form.locator(':not(.ant-picker-input *)'));
  const field = line ? form.getByLabel(line) : first.filter({ visible: true }).first();
  const numeric = (await field.getAttribute('inputmode')) !== null;
  const text = numeric ? String(Number(await field.inputValue()) + 1) : `${await field.inputValue()}x`;
  await field.fill(text);
  return { field, text };
}

test('a form asks once before it is left, and keeps what was typed when its save fails', async ({ page, product }) => {
  test.setTimeout(180_000);
  page.setDefaultTimeout(20_000);
  await carryStaffSession(page, await staffToken(product));
  const question = page.getByRole('dialog', { name: 'Leave without saving' });
  const failed = page.getByRole('alert').filter({ hasText: 'Out of order' });
  await page.route('**/admin_api/**', (route) =>
    route.request().method() === 'GET'
      ? route.continue()
      : route.fulfill({ status: 500, json: { code: 5000, data: null, msg: 'Out of order' } }),
  );
  // Three of them at every change, at night all.
  for (const [path, opener, line] of NIGHT ? FORMS : FORMS.filter((_, index) => index % 4 === 0)) {
    await test.step(path, async () => {
      await page.goto(`/admin/#${path}`);
      await page.getByRole('main').getByRole('button', { name: opener, exact: true }).first().click();
      const form = page.getByRole('dialog').filter({ has: page.locator('form') });
      const { field, text } = await typeInto(form, line);
      await page.keyboard.press('Escape');
      await question.getByRole('button', { name: 'Stay' }).click();
      await expect(question).toBeHidden();
      await expect(field).toHaveValue(text);
      if (opener === 'Edit') {
        await form.getByRole('button', { name: 'Save' }).click();
        await expect(failed.first()).toBeVisible();
        await expect(field).toHaveValue(text);
      }
      await form.getByRole('button', { name: 'Cancel' }).click();
      await question.getByRole('button', { name: 'Leave' }).click();
      await expect(form).toBeHidden();
    });
  }
});

test(
  'a change is asked about when one goes back or to another page; a refused field says so itself',
  AT_NIGHT,
  async ({ page, product }) => {
    await carryStaffSession(page, await staffToken(product));
    const question = page.getByRole('dialog', { name: 'Leave without saving' });
    const menu = (path: string) => page.getByRole('navigation').locator(`a[href="#${path}"]`);
    const editFirst = async (path: string, heading: string) => {
      await menu(path).click();
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await page.getByRole('main').getByRole('button', { name: 'Edit' }).first().click();
    };
    await page.goto('/admin/#/catalog/tags');
    await editFirst('/trade/logistics', 'Logistics companies');
    const drawer = page.getByRole('dialog').filter({ has: page.locator('form') });
    const code = drawer.getByLabel(/^Code/);
    await code.fill('another-code');
    await page.route('**/admin_api/**', (route) =>
      route.request().method() === 'GET'
        ? route.continue()
        : route.fulfill({
            status: 422,
            // Of the first field it says in words what is wrong, as the server does.
            json: { code: 4000, data: { fields: { code: 'field.invalid' } }, msg: 'This value is not allowed.' },
          }),
    );
    await drawer.getByRole('button', { name: 'Save' }).click();
    await expect(drawer.getByText('This value is not allowed.')).toBeVisible();
    await expect(code).toBeFocused();
    await expect(code).toHaveValue('another-code');
    await page.goBack();
    await question.getByRole('button', { name: 'Stay' }).click();
    await expect(code).toHaveValue('another-code');
    await page.goBack();
    await question.getByRole('button', { name: 'Leave' }).click();
    await expect(page).toHaveURL(/catalog\/tags/);

    await editFirst('/content/pages', 'Terms and pages');
    const title = page.getByLabel(/^Title, English/);
    await title.fill('Another title');
    await menu('/catalog/tags').click();
    await question.getByRole('button', { name: 'Stay' }).click();
    await expect(title).toHaveValue('Another title');
    await menu('/catalog/tags').click();
    await question.getByRole('button', { name: 'Leave' }).click();
    await expect(page).toHaveURL(/catalog\/tags/);
  },
);

import { accountEndpoints } from '@app/contract/accounts/endpoints';
import type { Locator, Page } from '@playwright/test';
import { carrySession, freshEmail, INVITE_CODE, newCustomer, PASSWORD } from '../support/customers.ts';
import { findGood, firstVariant } from '../support/goods.ts';
import { AT_NIGHT, expect, test } from '../support/journey.ts';
import { addToCart } from '../support/orders.ts';
import { ask } from '../support/products.ts';
import { expectPath, open, screen } from '../support/storefront.ts';

/** Fills the password field of a form: its label alone, not the button that shows it. */
const password = (form: Locator, label = 'Password'): Locator => form.getByLabel(label, { exact: true });

/** Waits until the field says this, and says it as its own description. */
async function expectFlaw(field: Locator, message: string): Promise<void> {
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(message);
}

test(
  'signing in: what is wrong is said at the field, and what was typed stays',
  AT_NIGHT,
  async ({ page, product }) => {
    const customer = await newCustomer(product);
    await open(page, '/login');
    const form = screen(page, 'login');
    const email = form.getByLabel('E-mail');
    await form.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expectFlaw(email, 'Enter your e-mail.');
    await expectFlaw(password(form), 'Enter your password.');
    await email.fill('nonsense');
    await password(form).fill('short');
    await form.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expectFlaw(email, 'Enter an e-mail such as name@example.com.');
    await expectFlaw(password(form), 'Use 6 to 20 characters.');
    await email.fill(customer.email);
    await password(form).fill('Wrong-password-1');
    await form.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(form.getByText('The e-mail or the password is not correct.')).toBeVisible();
    await expect(email).toHaveValue(customer.email);
    await expect(password(form)).toHaveValue('Wrong-password-1');
  },
);

test(
  'registering: each field says its own rule, also those only the server knows',
  AT_NIGHT,
  async ({ page, product }) => {
    const taken = await newCustomer(product);
    await open(page, '/register');
    const form = screen(page, 'register');
    const submit = form.getByRole('button', { name: 'Create account', exact: true });
    const email = form.getByLabel('E-mail');
    const invite = form.getByLabel('Invite code');
    const again = password(form, 'Repeat the password');
    await email.fill('a@b');
    await password(form).fill('123');
    await again.fill('1234');
    await invite.fill('');
    await form.getByLabel('Nickname (optional)').fill('a b!');
    await submit.click();
    await expectFlaw(email, 'Enter an e-mail such as name@example.com.');
    await expectFlaw(password(form), 'Use 6 to 20 characters.');
    await expectFlaw(invite, 'Enter an invite code.');
    await expectFlaw(form.getByLabel('Nickname (optional)'), 'Use Chinese characters, letters, digits, _ and - only.');
    await form.getByLabel('Nickname (optional)').fill('');

    await email.fill(taken.email);
    await password(form).fill(PASSWORD);
    await again.fill(`${PASSWORD}y`);
    await invite.fill('NOSUCH11');
    await submit.click();
    await expect(again).toHaveAttribute('aria-invalid', 'true');
    await again.fill(PASSWORD);
    await submit.click();
    await expectFlaw(invite, 'This invite code is not correct. Check it and try again.');
    await invite.fill(INVITE_CODE);
    await submit.click();
    await expectFlaw(email, 'This e-mail already has an account. Sign in instead.');
    await expect(password(form)).toHaveValue(PASSWORD);
    // A reload keeps what was typed, but for the passwords.
    const fresh = freshEmail();
    await email.fill(fresh);
    await page.reload();
    await expect(email).toHaveValue(fresh);
    await expect(invite).toHaveValue(INVITE_CODE);
    await expect(password(form)).toHaveValue('');
    await password(form).fill(PASSWORD);
    await again.fill(PASSWORD);
    await submit.click();
    await expectPath(page, '/');
  },
);

/** Opens the form of a new address for this country. */
async function newAddress(page: Page, country: string): Promise<Locator> {
  await open(page, '/addaddress');
  const form = screen(page, 'addressForm');
  await form.getByLabel('Country or region').click();
  await page.getByRole('dialog').getByRole('button', { name: country }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  return form;
}

test(
  'an address in Portugal: wrong parts are named, right ones kept, then it is saved',
  AT_NIGHT,
  async ({ page, product }) => {
    const customer = await newCustomer(product);
    await carrySession(page, customer);
    const form = await newAddress(page, 'Portugal');
    const save = form.getByRole('button', { name: 'Save' });
    await save.click();
    await expectFlaw(form.getByLabel('Recipient'), "Enter the recipient's name.");
    await expectFlaw(form.getByLabel('Street and house number'), 'Enter the street and house number.');
    await form.getByLabel('Recipient').fill('Ana Reis');
    await form.getByLabel('Phone').fill('12');
    await form.getByLabel('Street and house number').fill('Rua do Alecrim 28');
    await form.getByLabel('City').fill('Lisboa');
    await form.getByLabel('Postal code').fill('1200');
    await save.click();
    await expectFlaw(form.getByLabel('Phone'), 'Enter a correct phone number.');
    await expectFlaw(form.getByLabel('Postal code'), 'Enter a postal code as it is written in this country.');
    await expect(form.getByLabel('City')).toHaveValue('Lisboa');
    await form.getByLabel('Phone').fill('912345678');
    await form.getByLabel('Postal code').fill('1200-018');
    await save.click();
    await expect(page.getByRole('status').getByText('Address saved')).toBeVisible();
    const { list } = await ask(product, accountEndpoints.addressPage, { token: customer.token });
    expect(list).toMatchObject([{ country: 'PT', postalCode: '1200-018', name: 'Ana Reis', isDefault: true }]);
  },
);

test('an address in China: the place is chosen from its tree and carries its six digits', async ({ page, product }) => {
  const customer = await newCustomer(product);
  await carrySession(page, customer);
  const form = await newAddress(page, 'China');
  await form.getByLabel('Recipient').fill('李雷');
  await form.getByLabel('Phone').fill('13800138000');
  await form.getByLabel('Street and house number').fill('建国路 88 号');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByLabel('Province, city, district')).toHaveAccessibleDescription(
    'Choose a province, city and district.',
  );
  await form.getByLabel('Province, city, district').click();
  const sheet = page.getByRole('dialog');
  for (const place of ['北京市', '朝阳区']) await sheet.getByRole('button', { name: place, exact: true }).click();
  await expect(form.getByLabel('Province, city, district')).toContainText('朝阳区');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('status').getByText('Address saved')).toBeVisible();
  const { list } = await ask(product, accountEndpoints.addressPage, { token: customer.token });
  expect(list).toMatchObject([{ country: 'CN', areaCode: '110105', county: '朝阳区', tel: '13800138000' }]);
});

test('a note stops at its limit and a quantity at what can be had', AT_NIGHT, async ({ page, product }) => {
  const customer = await newCustomer(product, { address: true });
  const good = await findGood(product, { limited: true });
  await addToCart(product, customer, firstVariant(good).id, 1);
  await carrySession(page, customer);
  await open(page, '/cart');
  const cart = screen(page, 'cart');
  const most = Math.min(good.detail.limit ?? 0, firstVariant(good).available);
  const quantity = cart.getByRole('textbox', { name: `Quantity of ${good.name}` });
  await quantity.fill('998');
  await quantity.press('Enter');
  await expect(quantity).toHaveValue(String(most));
  await expect(cart.getByRole('button', { name: 'Increase' })).toBeDisabled();
  await expect(cart.getByText(`At most ${good.detail.limit} per order`)).toBeVisible();
  await quantity.fill('0');
  await quantity.press('Enter');
  await expect(quantity).toHaveValue('1');
  await cart.getByRole('button', { name: 'Check out' }).click();

  const confirm = screen(page, 'confirmOrder');
  await confirm.getByRole('button', { name: /^Note to seller/ }).click();
  await expect(confirm.getByRole('textbox')).toBeFocused();
  await confirm.getByRole('textbox').fill('n'.repeat(260));
  await expect(confirm.getByRole('textbox')).toHaveValue('n'.repeat(200));
  await expect(confirm.getByText('200 of 200')).toBeVisible();
  await page.reload();
  await expect(confirm.getByRole('button', { name: 'Place order' })).toBeEnabled();
});

import type { Locator } from '@playwright/test';
import { carrySession, endElsewhere, newCustomer, PASSWORD } from '../support/customers.ts';
import { bookOffer, findOffer, readBooking, stayAddress, stayIn } from '../support/hotels.ts';
import { expect, test } from '../support/journey.ts';
import { payFromBalance } from '../support/orders.ts';
import { carryStaffSession, DESK, staffToken } from '../support/staff.ts';
import { expectPath, open, pressIfThere, screen } from '../support/storefront.ts';

test('a stay is found among all orders by its hotel; names of guests are corrected, kept, and seen by staff', async ({
  page,
  browser,
  product,
}) => {
  test.setTimeout(90_000);
  const customer = await newCustomer(product, { usd: 2_000_000 });
  await carrySession(page, customer);
  const stay = await stayIn(product, 55);
  const offer = await findOffer(product, stay, () => true, 6);
  const booking = await bookOffer(product, customer, offer, stay);
  await open(page, '/order');
  const list = screen(page, 'allOrders');
  await expect(list.getByText(offer.hotel.name)).toBeVisible();
  await expect(list.getByRole('link', { name: 'Pay now' })).toHaveAttribute(
    'href',
    `#/hotelpayment?payment=${booking.paymentId}`,
  );
  await list.getByRole('button', { name: 'Search your orders' }).click();
  const box = list.getByRole('searchbox', { name: 'Search your orders' });
  await box.fill('no such place');
  await box.press('Enter');
  await expect(list.getByText('No order matches')).toBeVisible();
  await expect(list.getByText(offer.hotel.name)).toHaveCount(0);
  const word = offer.hotel.name.split(' ')[0]?.toUpperCase() ?? '';
  await box.fill(word);
  await box.press('Enter');
  await expect(list.getByText(offer.hotel.name)).toBeVisible();
  await expectPath(page, `/order?keyword=${encodeURIComponent(word)}`);
  await payFromBalance(product, customer, booking.paymentId);
  await open(page, `/hotelorderdetail?id=${booking.orderId}`);
  const order = screen(page, 'hotelOrderDetail');
  await order.getByRole('button', { name: 'Change names' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('Surname').fill('');
  await sheet.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(sheet.getByLabel('Surname')).toHaveAttribute('aria-invalid', 'true');
  await sheet.getByLabel('Surname').fill("O'Neil-Sousa");
  await sheet.getByLabel('Given names').fill('Inês Maria');
  await sheet.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(order.getByText("Inês Maria O'Neil-Sousa")).toBeVisible();
  await page.reload();
  await expect(order.getByText("Inês Maria O'Neil-Sousa")).toBeVisible();
  expect((await readBooking(product, customer, booking.orderId)).guests).toMatchObject([
    { givenName: 'Inês Maria', familyName: "O'Neil-Sousa" },
  ]);

  const desk = await browser.newContext({ viewport: DESK, baseURL: product.url, locale: 'en-US' });
  const back = await desk.newPage();
  await carryStaffSession(back, await staffToken(product));
  await back.goto(`/admin/#/travel/orders/${booking.orderId}`);
  await expect(back.getByText("O'Neil-Sousa").first()).toBeVisible();
  await desk.close();
});

test('a booking half filled in survives a reload and the end of the session; another person does not see it', async ({
  page,
  product,
}) => {
  test.setTimeout(90_000);
  const customer = await newCustomer(product);
  await carrySession(page, customer);
  const stay = await stayIn(product, 65);
  const { hotel, plan } = await findOffer(product, stay, () => true, 8);
  await open(page, `/hotelsubmitorder?plan=${plan.id}&hotel=${hotel.id}&${stayAddress(stay)}`);
  const form = screen(page, 'hotelSubmitOrder');
  const kept: readonly (readonly [Locator, string])[] = [
    [form.getByLabel('Surname'), 'Reis'],
    [form.getByLabel('Given names'), 'Ana'],
    [form.getByLabel('Contact name'), 'Ana Reis'],
    // A form that opens before the page has read whose session it carries does not know the address.
    [form.getByLabel('E-mail'), customer.email],
    [form.getByLabel('Phone', { exact: true }), '+12025550123'],
    [form.getByLabel('Wishes (optional)'), 'A quiet room'],
  ];
  for (const [field, value] of kept) await field.fill(value);
  await page.reload();
  for (const [field, value] of kept) await expect(field).toHaveValue(value);

  await form.getByRole('checkbox').last().check({ force: true });
  const book = form.getByRole('button', { name: 'Book now' });
  await expect(book).toBeEnabled();
  await endElsewhere(product, customer);
  // A call in the background may hear of it before the press.
  await pressIfThere(book);
  await expectPath(page, '/login');
  const login = screen(page, 'login');
  await login.getByLabel('E-mail').fill(customer.email);
  await login.getByLabel('Password', { exact: true }).fill(`${PASSWORD}x`);
  await login.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expectPath(page, '/hotelsubmitorder');
  for (const [field, value] of kept) await expect(field).toHaveValue(value);
  await book.click();
  await expectPath(page, '/hotelpayment');
  await page.reload();
  await expect(screen(page, 'travelCashier').getByText(hotel.name).first()).toBeVisible();
});

test('a link pays for somebody else: masked, only by its own key', async ({ page, product }) => {
  const customer = await newCustomer(product);
  const stay = await stayIn(product, 75);
  const offer = await findOffer(product, stay, () => true, 10);
  const booking = await bookOffer(product, customer, offer, stay);
  const later = await stayIn(product, 85);
  const other = await bookOffer(
    product,
    await newCustomer(product),
    await findOffer(product, later, () => true, 10),
    later,
  );
  const { accessKey } = await readBooking(product, customer, booking.orderId);
  await open(page, `/hotelpayment?payment=${booking.paymentId}&key=${accessKey}`);
  const cashier = screen(page, 'travelCashier');
  await expect(cashier.getByText(offer.hotel.name).first()).toBeVisible();
  for (const secret of ['Reis', '912345678', 'ana.reis@example.com'])
    expect(await cashier.innerText()).not.toContain(secret);
  for (const address of [
    `/hotelpayment?payment=${other.paymentId}&key=${accessKey}`,
    `/hotelpayment?payment=${booking.paymentId}&key=${'x'.repeat(32)}`,
    `/hotelorderdetail?id=${other.orderId}&key=${accessKey}`,
  ]) {
    await open(page, address);
    await expect(
      screen(page)
        .getByText(/Sign in|not found|cannot be found/i)
        .first(),
    ).toBeVisible();
    expect(await screen(page).innerText()).not.toContain(offer.hotel.name);
  }
});

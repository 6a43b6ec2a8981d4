import { audit } from '../support/audit.ts';
import { drawingPictures } from '../support/browser.ts';
import { carrySession } from '../support/customers.ts';
import { AT_NIGHT, expect, test } from '../support/journey.ts';
import { readOrder } from '../support/orders.ts';
import { PIXEL } from '../support/pictures.ts';
import { brokenInvariants } from '../support/staff.ts';
import { askFrom, balanceOf, bought, en, staffDecides, USD } from '../support/steps/after-sale.ts';
import { open, path, screen } from '../support/storefront.ts';

test.use(drawingPictures);

test('one of three pieces goes back with pictures; the others stay', async ({ page, browser, product }) => {
  test.setTimeout(120_000);
  const { customer, orderId, payable } = await bought(product, { pieces: 3, delivered: true, start: 4 });
  await carrySession(page, customer);
  const form = await askFrom(page, orderId, 'request_return');
  const fewer = form.getByRole('button', { name: en('common.decrease') });
  await fewer.click();
  await fewer.click();
  await form.getByRole('button', { name: en('after_sale.reason.damaged') }).click();
  await form.getByRole('textbox', { name: en('after_sale.description') }).fill('The rim is chipped');
  await form.locator('input[type="file"]').setInputFiles([PIXEL, { ...PIXEL, name: 'two.png' }]);
  const remove = form.getByRole('button', { name: en('common.remove_photo', { index: 2 }) });
  await expect(remove).toBeVisible();
  await remove.click();
  await audit(page, 'the request for a return');
  await form.getByRole('button', { name: new RegExp(`^${en('after_sale.send')}`) }).click();

  const one = screen(page, 'afterSaleDetail');
  await expect(one.getByRole('heading', { name: en('after_sale.state.return_requested') })).toBeVisible();
  await expect(one.getByText(en('after_sale.of_bought', { count: 1, bought: 3 }))).toBeVisible();
  await audit(page, 'a return');
  const { number } = await readOrder(product, customer, orderId);
  await staffDecides(browser, product, { number, button: 'Approve return', note: 'Sorry for that', checked: true });

  await expect(one.getByText('Sorry for that').first()).toBeVisible();
  const send = one.getByRole('button', { name: en('after_sale.parcel_send') });
  await send.click();
  await expect(one.getByText(en('field.required'))).toBeVisible();
  await one
    .getByRole('group', { name: en('after_sale.company') })
    .getByRole('button')
    .first()
    .click();
  await one.getByRole('textbox', { name: en('after_sale.tracking_number') }).fill('BACK-77 1');
  await send.click();
  await expect(one.getByRole('heading', { name: en('after_sale.state.return_in_transit') })).toBeVisible();
  await staffDecides(browser, product, { number, button: 'Receive and refund' });
  await expect(one.getByRole('heading', { name: en('after_sale.state.refund_successful') })).toBeVisible();

  const order = await readOrder(product, customer, orderId);
  expect(order.state).toBe('pending_review');
  const back = order.refundAmount?.usd ?? 0;
  expect(back).toBeGreaterThan(0);
  expect(back).toBeLessThan(payable);
  expect(await balanceOf(product, customer)).toBe(USD - payable + back);
  expect(await brokenInvariants(product)).toEqual([]);
});

test(
  'a refused return goes on as before and can be asked for and withdrawn again',
  AT_NIGHT,
  async ({ page, browser, product }) => {
    test.setTimeout(90_000);
    const { customer, orderId } = await bought(product, { pieces: 1, delivered: true, start: 5 });
    await carrySession(page, customer);
    const send = async () => {
      const form = screen(page, 'afterSale');
      await form.getByRole('button', { name: en('after_sale.reason.does_not_fit') }).click();
      await form.getByRole('button', { name: new RegExp(`^${en('after_sale.send')}`) }).click();
    };
    await askFrom(page, orderId, 'request_return');
    await send();
    const one = screen(page, 'afterSaleDetail');
    await expect(one.getByRole('heading', { name: en('after_sale.state.return_requested') })).toBeVisible();
    const { number } = await readOrder(product, customer, orderId);
    await staffDecides(browser, product, { number, button: 'Reject return', note: 'It shows signs of use' });
    await expect(one.getByRole('heading', { name: en('after_sale.state.return_rejected') })).toBeVisible();
    await expect(one.getByText('It shows signs of use').first()).toBeVisible();
    expect((await readOrder(product, customer, orderId)).state).toBe('pending_review');

    await one.getByRole('link', { name: en('after_sale.ask_again') }).click();
    await send();
    await expect(one.getByRole('heading', { name: en('after_sale.state.return_requested') })).toBeVisible();
    await one.getByRole('button', { name: en('after_sale.withdraw') }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: en('after_sale.withdraw') })
      .click();
    await expect(one.getByRole('heading', { name: en('after_sale.state.withdrawn') })).toBeVisible();
    expect(path(page)).toContain('/aftersaledetail');
    await open(page, `/orderdetails?id=${orderId}`);
    await expect(screen(page, 'orderDetails').getByRole('link', { name: /Return/ })).toHaveCount(2);
    expect(await brokenInvariants(product)).toEqual([]);
  },
);

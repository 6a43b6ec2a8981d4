import { drawingPictures } from '../support/browser.ts';
import { carrySession, newCustomer } from '../support/customers.ts';
import { bookOffer, findOffer, stayIn } from '../support/hotels.ts';
import { expect, test } from '../support/journey.ts';
import { payFromBalance } from '../support/orders.ts';
import { screen } from '../support/storefront.ts';

test.use(drawingPictures);
for (const lang of ['en-us', 'zh-cn']) {
  test(`look ${lang}`, async ({ page, product }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    const stay = await stayIn(product, 60, 2, { rooms: 2, adults: 3 });
    const offer = await findOffer(
      product,
      stay,
      ({ freeUntil, roomsLeft }) => freeUntil !== null && roomsLeft === null,
    );
    const customer = await newCustomer(product, { usd: 5_000_000 });
    const { orderId, paymentId } = await bookOffer(product, customer, offer, stay);
    await payFromBalance(product, customer, paymentId);
    await carrySession(page, customer);
    await page.goto(`/?lang=${lang}#/hotelorderdetail?id=${orderId}`);
    const order = screen(page, 'hotelOrderDetail');
    await order.getByRole('button', { name: /^Change booking|^更改预订/ }).click();
    const sheet = page.getByRole('dialog');
    await expect(sheet.getByRole('radio').first()).toBeAttached();
    await page.screenshot({ path: `/tmp/h/tables-stay1-${lang}.png` });
    await sheet.getByRole('button', { name: /^Add a room|增加一间/ }).click();
    await sheet
      .getByRole('button', { name: /^Give up|^放弃/ })
      .first()
      .click();
    await page.waitForTimeout(700);
    await page.screenshot({ path: `/tmp/h/tables-stay2-${lang}.png` });
    await sheet.getByLabel(/^Surname|^姓$/).fill('Reis');
    await sheet.getByLabel(/^Given name|^名$/).fill('Bruno');
    await page.screenshot({ path: `/tmp/h/tables-stay3-${lang}.png` });
    await sheet.getByRole('button', { name: /See the price|查看/ }).click();
    await page.waitForTimeout(900);
    await page.screenshot({ path: `/tmp/h/tables-stay4-${lang}.png` });
  });
}

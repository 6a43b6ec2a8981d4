import { drawingPictures } from '../support/browser.ts';
import { carrySession, newCustomer } from '../support/customers.ts';
import { bookFlight, changeableFor } from '../support/flights.ts';
import { test } from '../support/journey.ts';
import { payFromBalance } from '../support/orders.ts';

test.use(drawingPictures);
for (const lang of ['en-US', 'zh-cn'] as const) {
  test(`look ${lang}`, async ({ page, product }) => {
    test.setTimeout(150_000);
    await page.setViewportSize({ width: 375, height: 812 });
    await changeableFor(product, 3_000);
    const customer = await newCustomer(product, { usd: 1_000_000 });
    const booked = await bookFlight(product, customer, lang === 'zh-cn' ? 6 : 7, { adults: 3 });
    await payFromBalance(product, customer, booked.paymentId);
    await carrySession(page, customer);
    await page.goto(
      `/?lang=${lang.toLowerCase() === 'en-us' ? 'en-US' : lang}#/ticketorderdetail?id=${booked.orderId}`,
    );
    await page
      .getByRole('button', { name: /^(Change booking|更改预订)$/ })
      .first()
      .click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('radio').nth(1).check({ force: true });
    await sheet.getByRole('checkbox').first().check({ force: true });
    await page.waitForTimeout(1500);
    await page.screenshot({ path: `/tmp/h/party-1-${lang}.png` });
    await sheet.getByRole('group').filter({ hasText: '$' }).getByRole('button', { name: /\+\$/ }).last().click();
    await page.waitForTimeout(800);
    await sheet
      .getByRole('button', { name: /\+\$\d/ })
      .last()
      .click();
    await page.screenshot({ path: `/tmp/h/party-2-${lang}.png` });
    await sheet.getByRole('button').last().click();
    await page.waitForTimeout(1500);
    await page.screenshot({ path: `/tmp/h/party-3-${lang}.png` });
  });
}

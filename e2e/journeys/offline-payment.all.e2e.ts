import { carrySession, newCustomer } from '../support/customers.ts';
import { findGood, firstVariant } from '../support/goods.ts';
import { AT_NIGHT, expect, test } from '../support/journey.ts';
import { placeOrder } from '../support/orders.ts';
import { chancePicture } from '../support/pictures.ts';
import { chooseTransfer } from '../support/steps/offline-payment.ts';
import { screen } from '../support/storefront.ts';

test.describe('in Chinese', () => {
  test.use({ locale: 'zh-CN' });
  test('the instructions and the waiting voucher speak Chinese', AT_NIGHT, async ({ page, product }) => {
    const customer = await newCustomer(product, { address: true });
    const order = await placeOrder(product, customer, firstVariant(await findGood(product, {}, 4)).id);
    await carrySession(page, customer);
    await chooseTransfer(page, order.paymentId, /银行转账/, 'zh-cn');
    const paying = screen(page, 'offlinePayment');
    await expect(paying.getByRole('heading', { name: '1. 转账至以下账户' })).toBeVisible();
    await paying.locator('input[type="file"]').setInputFiles(chancePicture());
    await page.getByRole('button', { name: '提交审核' }).click();
    await expect(paying.getByRole('heading', { name: '正在核对您的付款' })).toBeVisible();
    await expect(paying.getByText('已等待 1分钟')).toBeVisible();
  });
});

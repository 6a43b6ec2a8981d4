import { audit } from '../support/audit.ts';
import { carrySession, newCustomer } from '../support/customers.ts';
import { findGood } from '../support/goods.ts';
import { expect, test } from '../support/journey.ts';
import { expectPath, open, screen } from '../support/storefront.ts';

test('a bell on a product asks for a lower price; it stands among the alerts under Me, leads back, and is deleted there', async ({
  page,
  product,
}) => {
  const good = await findGood(product, {}, 41);
  await carrySession(page, await newCustomer(product));
  await open(page, `/goodsdetail?id=${good.id}`);
  const detail = screen(page, 'productDetail');
  await detail.getByRole('button', { name: 'Tell me when it gets cheaper' }).click();
  await expect(detail.getByRole('button', { name: 'Price alert is on' })).toHaveAttribute('aria-pressed', 'true');

  await open(page, '/mine');
  await screen(page, 'mine').getByRole('link', { name: 'Price alerts' }).click();
  await expectPath(page, '/pricealerts');
  const alerts = screen(page, 'priceAlerts');
  await expect(alerts.getByRole('link', { name: good.name })).toBeVisible();
  await expect(alerts.getByText(/when you asked/).first()).toBeVisible();
  await audit(page, 'price alerts');
  await alerts.getByRole('link', { name: good.name }).click();
  await expectPath(page, '/goodsdetail');
  await page.goBack();
  await alerts.getByRole('button', { name: `Delete alert: ${good.name}` }).click();
  await expect(alerts.getByText('No price alerts')).toBeVisible();
});

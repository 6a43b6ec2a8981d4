import { accountEndpoints } from '@app/contract/accounts/endpoints';
import { sql } from 'kysely';
import { audit } from '../support/audit.ts';
import { carrySession, newCustomer } from '../support/customers.ts';
import { findFlight } from '../support/flights.ts';
import { expect, test } from '../support/journey.ts';
import { ask, onDatabase } from '../support/products.ts';
import { open, screen } from '../support/storefront.ts';

test('a member sees what a flight costs them on its page, and the form asks for just that', async ({
  page,
  product,
}) => {
  const customer = await newCustomer(product);
  await onDatabase(product, (db) =>
    sql`UPDATE customer SET spent_usd = (SELECT threshold_usd FROM member_level ORDER BY discount_bp DESC, threshold_usd LIMIT 1)
      WHERE id = ${customer.id}`.execute(db),
  );
  const userInfo = await ask(product, accountEndpoints.userInfo, { token: customer.token });
  expect(userInfo.level.discountBp).toBeGreaterThan(0);
  const { key, brand } = await findFlight(product, { days: 43 });
  await carrySession(page, { ...customer, userInfo });
  await open(page, `/ticketsdetail?out=${key}&brand=${brand}`);
  const details = screen(page, 'flightDetails');
  const bar = details.locator('[data-bottom-bar]').getByText(/^Your price \$/);
  await expect(bar).toBeVisible();
  const amount = /\$[\d.,]+\d/.exec(await bar.innerText())?.[0] ?? '';
  expect(amount).not.toBe('');
  await audit(page, 'a flight with the price of a member');
  await open(page, `/ticketssubmitorder?out=${key}&brand=${brand}`);
  await expect(screen(page, 'flightSubmitOrder').locator('[data-bottom-bar]')).toContainText(amount);
});

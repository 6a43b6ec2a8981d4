import { staffTravelDealEndpoints } from '@app/contract/travel-deals/endpoints';
import { audit } from '../support/audit.ts';
import { choose } from '../support/choose.ts';
import { findTrip } from '../support/combos.ts';
import { carrySession, newCustomer } from '../support/customers.ts';
import { expect, test } from '../support/journey.ts';
import { ask } from '../support/products.ts';
import { brokenInvariants, carryStaffSession, DESK, staffToken } from '../support/staff.ts';
import { expectPath, open, path, screen } from '../support/storefront.ts';

test('staff put a combo on a deal, and a customer finds it among the deals and books it for less', async ({
  page,
  browser,
  product,
}) => {
  test.setTimeout(180_000);
  const { combo } = await findTrip(product, { flies: false });
  const title = `Less of ${combo.name}`;
  const context = await browser.newContext({
    baseURL: product.url,
    viewport: DESK,
    locale: 'en-US',
    reducedMotion: 'reduce',
  });
  const desk = await context.newPage();
  await carryStaffSession(desk, await staffToken(product));
  await desk.goto('/admin/#/trade/travel-deals');
  await desk.getByRole('button', { name: 'New deal' }).click();
  const drawer = desk.getByRole('dialog');
  await choose(drawer.getByLabel(/^Kind/), 'Combos');
  await choose(drawer.getByLabel(/^What it is on/), combo.name);
  await drawer.getByLabel('Title, English').fill(title);
  await drawer.getByLabel('One sentence about it, English').fill('A fifth less of a whole trip.');
  await drawer.getByLabel(/^Units at the deal/).fill('3');
  await drawer.getByLabel(/^Units per customer/).fill('1');
  await expect(drawer.getByRole('region', { name: 'Had it run for the last 30 days' })).toContainText('instead of');
  await audit(desk, 'a deal on a combo');
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(drawer).toBeHidden();
  const token = await staffToken(product);
  const { list } = await ask(product, staffTravelDealEndpoints.listTravelDeals, { token, query: { title } });
  const [deal] = list;
  expect(deal).toMatchObject({ kind: 'combo', key: `combo:${combo.id}`, method: 'percent', value: 20, quota: 3 });
  if (!deal) throw new Error('no deal was made');
  const { id, version, state: _state, subject: _subject, claimed: _claimed, waiting: _waiting, ...body } = deal;
  const startsAt = new Date(Date.now() - 3_600_000).toISOString();
  await ask(product, staffTravelDealEndpoints.updateTravelDeal, {
    token,
    params: { id },
    body: { ...body, version, startsAt },
  });

  await context.close();
  const customer = await newCustomer(product, { usd: 3_000_000 });
  await carrySession(page, customer);
  await open(page, '/discountorder?kind=combo');
  const card = screen(page, 'dealHome').getByRole('article').filter({ hasText: title });
  await expect(card).toContainText('for 2 adults');
  await audit(page, 'deals of combos');
  await card.getByRole('link').first().click();
  await expectPath(page, '/discountorderdetail');
  const details = screen(page, 'dealDetails');
  await expect(details.getByText('3 bookings left')).toBeVisible();
  await expect(details.getByText('First days of this deal')).toBeVisible();
  await audit(page, 'a deal of a combo');
  await details.getByRole('link', { name: 'See the combo' }).click();
  await expectPath(page, '/combodetail');
  const bar = screen(page, 'comboDetails').locator('[data-bottom-bar]');
  await expect(bar.getByText(/^Deal −\d+%$/)).toBeVisible();
  await bar.getByRole('link', { name: 'Book combo' }).click();
  await expectPath(page, '/orderconfrim');
  await expect(screen(page, 'comboSubmitOrder').getByRole('heading', { name: combo.name })).toBeVisible();
  expect(path(page)).toContain(combo.id);
  await expect(screen(page, 'comboSubmitOrder').getByText(/deal/i).first()).toBeVisible();
  expect(await brokenInvariants(product)).toEqual([]);
});

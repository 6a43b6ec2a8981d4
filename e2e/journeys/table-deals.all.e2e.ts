import { staffTravelDealEndpoints } from '@app/contract/travel-deals/endpoints';
import { audit } from '../support/audit.ts';
import { choose } from '../support/choose.ts';
import { carrySession, newCustomer } from '../support/customers.ts';
import { newRestaurant, tableDay } from '../support/dining.ts';
import { expect, test } from '../support/journey.ts';
import { ask } from '../support/products.ts';
import { brokenInvariants, carryStaffSession, DESK, staffToken } from '../support/staff.ts';
import { fillIn } from '../support/steps/dining-booking.ts';
import { expectPath, open, screen } from '../support/storefront.ts';

test('staff put the menus of a restaurant on a deal for some hours, and a customer finds it and books a table at it', async ({
  page,
  browser,
  product,
}) => {
  test.setTimeout(180_000);
  const place = await newRestaurant(product, { name: `Casa ${Date.now().toString(36)}` });
  const title = `Early at ${place.name}`;
  const context = await browser.newContext({
    baseURL: product.url,
    viewport: DESK,
    locale: 'en-US',
    reducedMotion: 'reduce',
  });
  const desk = await context.newPage();
  const token = await staffToken(product);
  await carryStaffSession(desk, token);
  await desk.goto('/admin/#/trade/travel-deals');
  await desk.getByRole('button', { name: 'New deal' }).click();
  const drawer = desk.getByRole('dialog');
  await choose(drawer.getByLabel(/^Kind/), 'Tables with a set menu');
  await choose(drawer.getByLabel(/^What it is on/), place.name);
  await drawer.getByLabel('Title, English').fill(title);
  await drawer.getByLabel('One sentence about it, English').fill('A fifth less before eight.');
  await drawer.getByLabel(/^Units at the deal/).fill('6');
  for (const [label, hour] of [
    ['From hour', '19:00'],
    ['Until hour', '20:00'],
  ] as const) {
    await drawer.getByLabel(label).fill(hour);
    await drawer.getByLabel(label).press('Tab');
  }
  await expect(drawer.getByRole('region', { name: 'Had it run for the last 30 days' })).toContainText('instead of');
  await audit(desk, 'a deal on tables');
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(drawer).toBeHidden();
  const { list } = await ask(product, staffTravelDealEndpoints.listTravelDeals, { token, query: { title } });
  const [deal] = list;
  expect(deal).toMatchObject({
    kind: 'table',
    key: `restaurant:${place.id}`,
    sitting: { from: '19:00', to: '20:00' },
    quota: 6,
  });
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
  const day = await tableDay(product, place, 3);
  await open(page, `/diningroom?city=${place.cityId}&day=${day}&time=19:30`);
  await expect(screen(page, 'diningHome').getByRole('article')).toContainText('−20%');
  await open(page, '/discountorder?kind=table');
  const card = screen(page, 'dealHome').getByRole('article').filter({ hasText: title });
  await expect(card).toContainText('a person');
  await card.getByRole('link').first().click();
  await expectPath(page, '/discountdiningdetail');
  const details = screen(page, 'diningDeal');
  await expect(details.getByText('0 of 6 claimed')).toBeVisible();
  await expect(details.getByText(/sitting down 19:00–20:00/).first()).toBeVisible();
  await audit(page, 'a deal of tables');
  await details.getByRole('link', { name: 'Choose a table' }).click();

  await expectPath(page, '/dinindetail');
  const restaurant = screen(page, 'diningDetails');
  await expect(restaurant.getByText(/^Deal: .* a person/)).toBeVisible();
  // It leads to the next hour at which a table can be had at the deal, today or on another day.
  await expect(restaurant.getByRole('button', { name: /^(19:\d\d|20:00)/, pressed: true })).toBeVisible();
  const menu = restaurant.getByRole('listitem').filter({ hasText: 'Tasting' });
  await expect(menu.getByText('−20%')).toBeVisible();
  // It leads to the deal's menu too, one for each of two people.
  await expect(menu.getByRole('button', { name: 'Increase' })).toBeDisabled();
  await menu.getByRole('button', { name: 'Decrease' }).click();
  await menu.getByRole('button', { name: 'Increase' }).click();
  await expect(restaurant.getByText('The menus are paid ahead.')).toBeVisible();
  await audit(page, 'menus at a deal');
  await restaurant.getByRole('link', { name: 'Book table' }).click();
  const form = screen(page, 'diningSubmitOrder');
  await expect(form.getByText(/deal/i).first()).toBeVisible();
  await expect(form.getByText('$144.00').first()).toBeVisible();
  await fillIn(form);
  await form.getByRole('button', { name: 'Book table' }).click();
  await expectPath(page, '/diningpay');
  expect(await brokenInvariants(product)).toEqual([]);
});

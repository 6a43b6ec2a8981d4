import { accountEndpoints } from '@app/contract/accounts/endpoints';
import { hotelEndpoints } from '@app/contract/verticals/hotels/endpoints';
import { DEMO_CUSTOMER } from '../../apps/server/src/demo/demo-customer.ts';
import { routeAt } from '../../apps/storefront/src/shell/route-table.ts';
import { brokenWords } from '../support/broken-words.ts';
import { watchCalls } from '../support/calls-under-way.ts';
import { carrySession } from '../support/customers.ts';
import { findFlight } from '../support/flights.ts';
import { expectNothingCovered } from '../support/floating.ts';
import { stayAddress, stayIn } from '../support/hotels.ts';
import { expect, NIGHT, test } from '../support/journey.ts';
import { ask, type Product } from '../support/products.ts';
import { screen } from '../support/storefront.ts';
import { smallTargets } from '../support/targets.ts';

// All that links lead to, one page each: far more than one journey.
test.describe.configure({ timeout: 600_000 });

/** Smaller than this one way or the other, in CSS pixels, a finger misses it (WCAG 2.2, 2.5.8). */
const LEAST = 24;
/** So many screens are walked at every change; at night all that links lead to. */
const BY_DAY = 16;
/** So many screens are reached by one load of the page. */
const BY_ONE_LOAD = 4;

/** Where the walk begins: the roots, and results that a form leads to instead of a link. */
async function beginnings(product: Product): Promise<string[]> {
  const { cities } = await ask(product, hotelEndpoints.hotelHome);
  const flight = await findFlight(product, { days: 20, to: 'tokyo', stops: 1 });
  const day = `from=${flight.from}&to=${flight.to}&day=${flight.day}`;
  return [
    `/hotelsearch?city=${cities[0]?.id}&${stayAddress(await stayIn(product, 20))}`,
    `/ticketssearch?${day}&adults=2&childAges=8`,
    `/ticketsdetail?out=${flight.key}&adults=2`,
    ...['/', '/mine', '/order', '/cart', '/category', '/tourgroups', '/diningroom', '/wallet', '/setting', '/account'],
  ];
}

/** What one address shares with others of its screen: its path, and what tells one view of it from another. */
const kindOf = (address: string): string =>
  address.replace(/\?.*/, '') + (/[?&](tab|list|set)=/.exec(address)?.[1] ?? '');

test('no target is too small, no code breaks, the chat is there and nothing lies under a floating button, wherever links lead', async ({
  page,
  product,
}) => {
  const { token, userInfo } = await ask(product, accountEndpoints.login, { body: DEMO_CUSTOMER });
  await carrySession(page, { ...DEMO_CUSTOMER, id: userInfo.id, token: token.token, userInfo });
  const settled = watchCalls(page);
  const ahead = await beginnings(product);
  const walked = new Set<string>();
  for (let address = ahead.shift(); address !== undefined; address = ahead.shift()) {
    if (walked.has(kindOf(address)) || (!NIGHT && walked.size >= BY_DAY)) continue;
    walked.add(kindOf(address));
    // Another query in front of the hash: the whole page loads; the same one: only its screen changes.
    await page.goto(`/?walk=${Math.ceil(walked.size / BY_ONE_LOAD)}#${address}`);
    await expect(screen(page).locator('main'), address).toBeVisible();
    await settled();
    // It comes a second after the page, where it does not stand in the bar on top.
    const { chat } = routeAt(...(address.split('?') as [string, string?]))?.rule ?? {};
    if (chat === undefined) await expect(page.locator('[data-floating="chat"]'), address).toBeAttached();
    const links = screen(page).locator('a[href^="#/"]').filter({ visible: true });
    ahead.push(...(await links.evaluateAll((found) => found.map((one) => one.getAttribute('href')?.slice(1) ?? '/'))));
    await expectNothingCovered(page, address);
    expect.soft(await smallTargets(page, LEAST), address).toEqual([]);
    expect.soft(await brokenWords(page), address).toEqual([]);
  }
  // A walk that finds no links proves nothing.
  expect(walked.size).toBeGreaterThanOrEqual(BY_DAY);
});

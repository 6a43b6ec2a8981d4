import { afterAll, beforeAll, expect, test } from 'vitest';
import { sliceFactories } from '../app.ts';
import { erasePort, userInfoPort } from '../modules/accounts/core.ts';
import { notifyCatalogs } from '../modules/catalog/core/usecases/watch-catalog.ts';
import { watchCatalog } from '../modules/catalog/public.ts';
import { payablePort } from '../modules/payments/public.ts';
import { travelVerticalPort } from '../modules/travel/public.ts';
import { inTransaction } from '../platform/db/connect.ts';
import { openShop, type Shop } from '../testing/shop.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';

let whole: Shop;
let small: TestApp;
beforeAll(async () => {
  whole = await openShop();
  small = await testApp({ factories: sliceFactories(['settings', 'languages', 'currencies']) });
});
afterAll(async () => {
  await whole.close();
  await small.close();
});

test('an app of three slices runs three of them, whatever else runs in the process', async () => {
  const { app } = small;
  expect(app.slices.map(({ name }) => name).sort()).toEqual(['currencies', 'languages', 'platform', 'settings']);
  for (const port of [erasePort, userInfoPort, payablePort, travelVerticalPort])
    expect(port.all(app.platform)).toEqual([]);
  expect((await app.verify()).filter(({ ok }) => !ok)).toEqual([]);
  expect(app.platform.endpoints().some(({ path }) => path === '/currency')).toBe(true);
  expect(app.platform.endpoints().some(({ path }) => path === '/user/cart')).toBe(false);
});

test('the whole product has everything that its slices give', () => {
  const { platform } = whole.app;
  expect(erasePort.all(platform).length).toBeGreaterThan(15);
  expect(userInfoPort.all(platform).length).toBeGreaterThan(5);
  expect(travelVerticalPort.all(platform).map(({ kind }) => kind)).toEqual([
    'dining',
    'flight',
    'hotel',
    'diningcombo',
    'tour',
  ]);
  expect(
    travelVerticalPort.all(platform).every(({ slotProvider, searchProvider }) => slotProvider && searchProvider),
  ).toBe(true);
});

test('what is committed in one app is not heard of in another', async () => {
  const heard: string[] = [];
  const stops = [whole, small].map(({ app }, index) =>
    watchCatalog(app.platform.db, ({ reviewed = [] }) => void heard.push(`${index} ${reviewed.join()}`)),
  );
  await inTransaction(small.app.platform.db, async (tx) =>
    notifyCatalogs(tx, () => ({ stock: [], deals: [], reviewed: ['a'] })),
  );
  for (const stop of stops) stop();
  expect(heard).toEqual(['1 a']);
});

import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';

// One after the other in one worker, so that the second has the context of the first.
test.describe.configure({ mode: 'serial' });

const NAME = 'left-behind';
/** Where the first journey leaves something, which the second looks for. */
const LISBON = { latitude: 38.7, longitude: -9.1 };

/** What a page finds of an earlier visit. */
const found = (page: Page) =>
  page.evaluate(async (name) => {
    const state = async (permission: PermissionName) => (await navigator.permissions.query({ name: permission })).state;
    return {
      cookie: document.cookie.includes(name),
      stored: localStorage.getItem(name),
      ofTheTab: sessionStorage.getItem(name),
      databases: (await indexedDB.databases()).some((database) => database.name === name),
      place: await state('geolocation'),
      online: navigator.onLine,
      global: name in window,
      width: window.innerWidth,
      year: new Date().getFullYear(),
    };
  }, NAME);

test('a journey leaves all that a browser stores', async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(LISBON);
  await context.setExtraHTTPHeaders({ 'X-Left-Behind': 'yes' });
  await context.addInitScript((name) => Object.assign(window, { [name]: true }), NAME);
  await context.route('**/left-behind', (route) => route.fulfill({ body: 'left' }));
  await page.clock.setFixedTime(new Date('2030-01-01T00:00:00Z'));
  await page.setViewportSize({ width: 800, height: 600 });
  await page.goto('/');
  await page.evaluate(async (name) => {
    // biome-ignore lint/suspicious/noDocumentCookie: what a page of the product would write
    document.cookie = `${name}=yes; path=/`;
    localStorage.setItem(name, 'yes');
    sessionStorage.setItem(name, 'yes');
    await new Promise((done) => {
      indexedDB.open(name).onsuccess = done;
    });
  }, NAME);
  for (let entry = 0; entry < 60; entry += 1) await page.evaluate((hash) => (location.hash = hash), `#/${entry}`);
  expect(await page.evaluate(() => history.length)).toBe(50);
  await context.setOffline(true);
  expect(await found(page)).toEqual({
    ...{ cookie: true, stored: 'yes', ofTheTab: 'yes', databases: true, place: 'granted', online: false },
    ...{ global: true, width: 800, year: 2030 },
  });
});

test('the next one begins as a new visitor', async ({ page, product }) => {
  const sent = page.waitForRequest(`${product.url}/`);
  await page.goto('/');
  expect((await sent).headers()).not.toHaveProperty('x-left-behind');
  expect(await found(page)).toEqual({
    ...{ cookie: false, stored: null, ofTheTab: null, databases: false, place: 'prompt', online: true },
    ...{ global: false, width: 375, year: new Date().getFullYear() },
  });
  expect(await page.evaluate(() => history.length)).toBeLessThan(10);
  const answer = await page.evaluate(() => fetch('/left-behind').then((response) => response.text()));
  expect(answer).not.toBe('left');
});

import type { Page } from '@playwright/test';

const FLAG = 'journey.offline';

/**
 * Takes the connection from the page's device, over reloads too: Chromium from 150 on forgets there that its emulated
 * line is cut and tells the new page that it is online, which no real device does.
 */
export async function loseConnection(page: Page): Promise<void> {
  await page.addInitScript((flag) => {
    Object.defineProperty(navigator, 'onLine', { get: () => localStorage.getItem(flag) === null });
  }, FLAG);
  await page.evaluate((flag) => localStorage.setItem(flag, '1'), FLAG);
  await page.context().setOffline(true);
}

/**
 * Gives the connection back. A screen that missed its part offline now loads the page again by itself: wait for what it
 * shows then, and do not navigate or reload before, since one load would break off the other.
 */
export async function regainConnection(page: Page): Promise<void> {
  await page.evaluate((flag) => localStorage.removeItem(flag), FLAG);
  await page.context().setOffline(false);
}

/** Returns what is stored in the page of the answers that it has read, as text. */
export const storedAnswers = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const opening = indexedDB.open('avela', 1);
        opening.onsuccess = () => {
          const asked = opening.result.transaction('quick').objectStore('quick').get('kept_answers');
          asked.onsuccess = () => resolve(JSON.stringify(asked.result ?? null));
        };
      }),
  );

import { randomUUID } from 'node:crypto';
import { chatEndpoints } from '@app/contract/chat/endpoints';
import { staffChatEndpoints } from '@app/contract/chat/staff-endpoints';
import type { Browser, Page } from '@playwright/test';
import { sql } from 'kysely';
import { audit } from '../support/audit.ts';
import { drawingPictures } from '../support/browser.ts';
import { carrySession, newCustomer } from '../support/customers.ts';
import { findGood } from '../support/goods.ts';
import { AT_NIGHT, expect, test } from '../support/journey.ts';
import { ask, onDatabase, type Product } from '../support/products.ts';
import { carryStaffSession, DESK, staffToken } from '../support/staff.ts';
import { setHours } from '../support/steps/chat.ts';
import { expectPath, open } from '../support/storefront.ts';

test.use(drawingPictures);

/** Longer than a popup notice waits before it rises over the home screen. */
const NOTICE_MS = 2_500;

const panel = (page: Page) => page.getByRole('dialog', { name: 'Chat' });
const log = (page: Page) => page.getByRole('log');
const write = async (page: Page, words: string) => {
  await panel(page).getByRole('textbox', { name: 'Write a message' }).fill(words);
  await panel(page).getByRole('button', { name: 'Send', exact: true }).click();
};

/** Opens the desk in a browser of its own, before the talk of this person. */
async function openDesk(browser: Browser, product: Product, name: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: product.url, viewport: DESK, reducedMotion: 'reduce' });
  const desk = await context.newPage();
  await carryStaffSession(desk, await staffToken(product));
  await desk.goto('/admin/#/service/chat?tab=waiting');
  await desk
    .getByRole('button', { name: new RegExp(name) })
    .first()
    .click();
  return desk;
}
const answer = async (desk: Page, words: string) => {
  await desk.getByRole('textbox', { name: /Write an answer/ }).fill(words);
  await desk.getByRole('button', { name: 'Send', exact: true }).click();
};

test.describe.configure({ mode: 'serial' });

/** In the page: how long after it was loaded the chat's own chunk was asked for. */
function msFromLoadToChat(): number {
  const [whole] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const chunks = performance.getEntriesByType('resource').filter(({ name }) => name.includes('chat-widget'));
  return Math.min(...chunks.map(({ startTime }) => startTime)) - (whole?.loadEventStart ?? Number.NaN);
}

test('the chat appears a second after load, as a chunk of its own, and going back closes it', async ({
  page,
  product,
}) => {
  await setHours(product, true);
  await open(page, '/cart');
  const bubble = page.getByRole('button', { name: 'Chat with us' });
  // An empty cart has room for it, whatever others have bought; it hides where it would lie on something.
  await expect(bubble).toBeVisible();
  expect(await page.evaluate(msFromLoadToChat)).toBeGreaterThanOrEqual(1_000);
  const bars = await page.locator('nav[data-bottom-bar]').filter({ visible: true }).first().boundingBox();
  const box = await bubble.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bars?.y ?? 0);
  await bubble.click();
  await expect(panel(page)).toBeVisible();
  await expect(panel(page).getByText('Hello. How can we help?')).toBeVisible();
  await page.goBack();
  await expect(panel(page)).toHaveCount(0);
  await expectPath(page, '/cart');
  await bubble.click();
  await expect(panel(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  // A popup notice of the home screen waits until the chat is closed.
  await page.goto('/#/?chat=open');
  await expect(panel(page)).toBeVisible();
  await page.waitForTimeout(NOTICE_MS);
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.goto('/#/login');
  await expect(page.locator('[data-screen="login"]')).toBeVisible();
  await expect(bubble).toHaveCount(0);
});

test('a customer and an agent talk, through a broken line, without losing or doubling a word', async ({
  page,
  product,
  browser,
}) => {
  await setHours(product, true);
  const customer = await newCustomer(product);
  const name = await onDatabase(product, async (db) => {
    const { rows } = await sql<{ nickname: string }>`SELECT nickname FROM customer WHERE id = ${customer.id}`.execute(
      db,
    );
    return rows[0]?.nickname ?? '';
  });
  const good = await findGood(product, {});
  await carrySession(page, customer);
  await open(page, `/goodsdetail?id=${good.id}`);
  await page.getByRole('button', { name: 'Chat with us' }).click();
  await write(page, '<b>Is this</b> still made?');
  await expect(log(page).getByText('<b>Is this</b> still made?')).toBeVisible();
  await panel(page).getByRole('button', { name: 'Add something' }).click();
  await panel(page).getByRole('button', { name: 'Product' }).click();
  await page
    .getByRole('dialog', { name: 'Choose a product' })
    .getByRole('button')
    .filter({ hasText: '$' })
    .first()
    .click();
  await expect(log(page).locator('a[href*="goodsdetail"]')).toBeVisible();
  // The talk goes along to another screen, and through a reload.
  await page.goto('/#/category?chat=open');
  await page.reload();
  await expect(log(page).locator('a[href*="goodsdetail"]')).toBeVisible();
  await audit(page, 'chat panel');

  const desk = await openDesk(browser, product, name);
  await expect(desk.getByRole('log').getByText('<b>Is this</b> still made?')).toBeVisible();
  await desk.getByRole('button', { name: 'Take' }).click();
  await expect(log(page).getByText('Administrator joined')).toBeVisible();
  await answer(desk, 'Yes, it is.');
  await expect(log(page).getByText('Yes, it is.')).toBeVisible();
  await expect(desk.getByRole('log').getByText(/· Read/)).toBeVisible();
  await panel(page).getByRole('textbox').fill('Hm');
  await expect(desk.getByText('The customer is writing')).toBeVisible();
  await audit(desk, 'chat desk');
  // What is typed and not sent survives a reload.
  await page.reload();
  await expect(panel(page).getByRole('textbox')).toHaveValue('Hm');

  await page.context().setOffline(true);
  await write(page, 'Said without a line');
  await expect(log(page).getByText('Not sent')).toBeVisible();
  await answer(desk, 'Said meanwhile');
  await page.context().setOffline(false);
  await expect(log(page).getByText('Said meanwhile')).toHaveCount(1);
  await expect(desk.getByRole('log').getByText('Said without a line')).toHaveCount(1);
  await expect(log(page).getByText('Not sent')).toHaveCount(0);
  await expect(log(page).getByText('Said without a line')).toHaveCount(1);

  await desk.getByRole('textbox', { name: /Write an answer/ }).fill('/hello');
  await desk.getByRole('button', { name: /^\/hello/ }).click();
  await desk.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(log(page).getByText('Hello, thank you for writing to us. How can I help?')).toBeVisible();

  await desk.getByRole('button', { name: 'End chat' }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'End chat' }).click();
  await panel(page).getByRole('radio', { name: '5 stars' }).click();
  await panel(page).getByRole('button', { name: 'Send rating' }).click();
  await expect(panel(page).getByRole('radio')).toHaveCount(0);
  await expect(desk.getByText('5 stars').first()).toBeVisible();
  await desk.context().close();
});

test('without a socket both sides go on by asking', async ({ page, product }) => {
  await setHours(product, true);
  await page.routeWebSocket(/\/realtime/, (socket) => socket.close());
  await open(page, '/category?chat=open');
  await write(page, 'Nobody pushes here');
  await expect(log(page).getByText('Sent')).toBeVisible();
  const visitor = await page.evaluate(() => localStorage.getItem('chat.visitor'));
  const state = await fetch(`${product.url}/app_index${chatEndpoints.chatState.path}`, {
    headers: { 'visitor-token': visitor ?? '' },
  });
  const { data } = (await state.json()) as { data: { talk: { id: string } } };
  const token = await staffToken(product);
  await ask(product, staffChatEndpoints.send, {
    token,
    params: { id: data.talk.id },
    body: { kind: 'text', clientId: randomUUID(), text: 'Found by asking' },
  });
  await expect(log(page).getByText('Found by asking')).toBeVisible({ timeout: 15_000 });
});

test('outside hours a message is left, with every field told what it lacks', AT_NIGHT, async ({ page, product }) => {
  await setHours(product, false);
  try {
    await open(page, '/category?chat=open');
    await expect(panel(page).getByText(/Back .+, your time/)).toBeVisible();
    await panel(page).getByRole('button', { name: 'Send message' }).click();
    await expect(panel(page).getByText('Enter your e-mail.')).toBeVisible();
    await expect(panel(page).getByText('Write something first.')).toBeVisible();
    await audit(page, 'leave a message');
    await panel(page).getByRole('textbox', { name: 'Name' }).fill('Ana');
    await panel(page).getByRole('textbox', { name: 'E-mail' }).fill('ana@example.com');
    await panel(page).getByRole('textbox', { name: 'Message' }).fill('Do you wrap gifts?');
    await panel(page).getByRole('button', { name: 'Send message' }).click();
    await expect(log(page).getByText('Do you wrap gifts?')).toBeVisible();
  } finally {
    await setHours(product, true);
  }
});

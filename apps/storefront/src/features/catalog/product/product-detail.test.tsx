import { accountEndpoints } from '@app/contract/accounts/endpoints';
import { cartEndpoints } from '@app/contract/cart/endpoints';
import { catalogEndpoints } from '@app/contract/catalog/endpoints';
import { favouriteEndpoints } from '@app/contract/favourites/endpoints';
import { orderEndpoints } from '@app/contract/orders/endpoints';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FakeServer } from '../../../testing/fake-server.ts';
import { LAMP, quoteOfLamp } from '../../../testing/goods-answers.ts';
import { fetchScreen, openScreen } from '../../../testing/open-screen.tsx';
import { ANA } from '../../../testing/shop-answers.ts';
import { stopClock } from '../../../testing/stop-clock.ts';

const address = `/goodsdetail?id=${LAMP.id}`;
const heading = () => screen.queryByRole('heading', { level: 1, name: LAMP.name });

test('a part that fails says so and a retry mends it', async () => {
  const server = new FakeServer().fail(catalogEndpoints.productDetails);
  const user = await openScreen(address, { server });
  await screen.findByText('The shop could not answer. Try again in a moment.');
  expect(heading()).toBeNull();
  server.answer(catalogEndpoints.productDetails, LAMP);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(heading()).toBeVisible());
  expect(screen.queryByText('The shop could not answer. Try again in a moment.')).toBeNull();
});

test('no answer within 30 s is a timeout, said in words', async () => {
  const server = new FakeServer().fail(catalogEndpoints.productDetails);
  await openScreen(address, { server });
  const again = await screen.findByRole('button', { name: 'Try again' });
  server.silence(catalogEndpoints.productDetails);
  const pass = stopClock();
  fireEvent.click(again);
  await pass(29_990);
  expect(screen.queryByText('This took too long. Try again.')).toBeNull();
  await pass(20);
  expect(screen.getByText('This took too long. Try again.')).toBeVisible();
  expect(server.sentTo(catalogEndpoints.productDetails)).toHaveLength(2);
});

/** Opens the lamp for a customer, with the sheet of this button, and returns the button at its end. */
async function openSheet(server: FakeServer, name: string): Promise<HTMLElement> {
  server.answer(catalogEndpoints.productDetails, LAMP);
  const user = await openScreen(address, { server, as: ANA });
  await user.click(await screen.findByRole('button', { name }));
  return within(await screen.findByRole('dialog')).getByRole('button', { name });
}

test('the overlay covers a slow call and stays 500 ms after it', async () => {
  const server = new FakeServer();
  const letGo = server.hold(orderEndpoints.createQuote, quoteOfLamp());
  const button = await openSheet(server, 'Buy now');
  // Its chunk is fetched by a clock that no test can stop.
  await fetchScreen('confirmOrder');
  const overlay = () => screen.queryByTestId('loading-overlay');
  await waitFor(() => expect(overlay()).toBeNull());
  const pass = stopClock();
  fireEvent.click(button);
  await pass(0);
  expect(overlay()).toBeVisible();
  await pass(5_000);
  expect(overlay()).toBeVisible();

  await act(async () => letGo());
  await pass(200);
  expect(window.location.hash).toBe(`#/confirmorder?quote=${quoteOfLamp().id}`);
  await pass(200);
  expect(overlay()).toBeVisible();
  await pass(110);
  expect(overlay()).toBeNull();
});

test('a toast stays two seconds', async () => {
  const server = new FakeServer().answer(cartEndpoints.addToCart, { lineId: LAMP.id, count: 1 });
  const button = await openSheet(server, 'Add to cart');
  const pass = stopClock();
  fireEvent.click(button);
  await pass(0);
  const toast = () => screen.queryByText('Added to cart');
  expect(toast()).toBeVisible();
  await pass(1_900);
  expect(toast()).toBeVisible();
  await pass(200);
  expect(toast()).toBeNull();
  const [variant] = LAMP.variants;
  expect(server.sentTo(cartEndpoints.addToCart)).toMatchObject([{ body: { variantId: variant?.id, quantity: 1 } }]);
});

test('a visitor who presses a heart signs in, and what they pressed for is done', async () => {
  const session = { token: { token: 'new', expiresAt: new Date().toISOString() }, userInfo: ANA };
  const server = new FakeServer()
    .answer(catalogEndpoints.productDetails, LAMP)
    .answer(accountEndpoints.login, session)
    .answer(favouriteEndpoints.collectProduct, { collected: true, count: 1 });
  const kept = () => (server.sentTo(favouriteEndpoints.collectProduct).length > 0 ? [LAMP.id] : []);
  server.answer(favouriteEndpoints.collectedIds, kept);
  const user = await openScreen(address, { server });
  const heart = () => screen.findByRole('button', { name: 'Add to wishlist: Harbour lamp' });
  await user.click(await heart());
  await user.type(await screen.findByLabelText('E-mail'), 'ana@example.com');
  await user.type(screen.getByLabelText('Password'), 'Lantern-42');
  expect(window.location.hash).toBe('#/login');
  expect(server.sentTo(favouriteEndpoints.collectProduct)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  await waitFor(async () => expect(await heart()).toHaveAttribute('aria-pressed', 'true'));
  expect(window.location.hash).toBe(`#${address}`);
  expect(server.sentTo(favouriteEndpoints.collectProduct).map(({ query }) => query)).toMatchObject([
    { id: LAMP.id, on: '1' },
  ]);
});

import { cartEndpoints } from '@app/contract/cart/endpoints';
import { catalogEndpoints } from '@app/contract/catalog/endpoints';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FakeServer } from '../../testing/fake-server.ts';
import { fill } from '../../testing/fill.ts';
import { cartOf, LAMP } from '../../testing/goods-answers.ts';
import { openScreen } from '../../testing/open-screen.tsx';
import { ANA } from '../../testing/shop-answers.ts';

test('a quantity stops at what can be had, and at one', async () => {
  const server = new FakeServer()
    .answer(cartEndpoints.cartList, cartOf(1))
    .answer(cartEndpoints.setQuantity, ({ body }) => cartOf(Number(body.quantity)));
  const sent = () => server.sentTo(cartEndpoints.setQuantity).map(({ body }) => body);
  const user = await openScreen('/cart', { server, as: ANA });
  const quantity = await screen.findByRole('textbox', { name: 'Quantity of Harbour lamp' });
  const lineId = cartOf(1).lines[0]?.id;
  expect(screen.queryByText('At most 3 per order')).toBeNull();
  await fill(user, quantity, '998');
  await user.keyboard('{Enter}');
  expect(quantity).toHaveValue('3');
  expect(screen.getByRole('button', { name: 'Increase' })).toBeDisabled();
  expect(screen.getByText('At most 3 per order')).toBeVisible();
  await waitFor(() => expect(sent()).toEqual([{ lineId, quantity: 3 }]));

  await fill(user, quantity, '0');
  await user.keyboard('{Enter}');
  expect(quantity).toHaveValue('1');
  await waitFor(() =>
    expect(sent()).toEqual([
      { lineId, quantity: 3 },
      { lineId, quantity: 1 },
    ]),
  );
});

test('a visitor removes what they put in and sees the way to their saved cart', async () => {
  const server = new FakeServer()
    .answer(catalogEndpoints.productDetails, LAMP)
    .answer(cartEndpoints.visitorCart, cartOf(1));
  const user = await openScreen(`/goodsdetail?id=${LAMP.id}`, { server });
  await user.click(await screen.findByRole('button', { name: 'Add to cart' }));
  const sheet = within(await screen.findByRole('dialog'));
  await user.click(sheet.getByRole('button', { name: 'Add to cart' }));
  await screen.findByText('Added to cart');
  const variantId = LAMP.variants[0]?.id;
  const lines = [{ variantId, quantity: 1, selected: true }];
  expect(server.sentTo(cartEndpoints.visitorCart)[0]?.body).toEqual({ lines, adding: variantId });

  act(() => {
    window.location.hash = '#/cart';
  });
  expect(await screen.findByRole('textbox', { name: 'Quantity of Harbour lamp' })).toHaveValue('1');
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  await user.click(screen.getByRole('button', { name: 'Clear cart' }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Clear cart' }));
  expect(await screen.findByText('Your cart is empty')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Sign in to see what you saved before' }));
  await waitFor(() => expect(window.location.hash).toBe('#/login'));
});

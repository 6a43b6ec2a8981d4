import { cartEndpoints } from '@app/contract/cart/endpoints';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FakeServer } from '../../testing/fake-server.ts';
import { fill } from '../../testing/fill.ts';
import { cartOf } from '../../testing/goods-answers.ts';
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

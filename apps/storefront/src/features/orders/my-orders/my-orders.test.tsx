import { orderEndpoints } from '@app/contract/orders/endpoints';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FakeServer } from '../../../testing/fake-server.ts';
import { fill } from '../../../testing/fill.ts';
import { idOf } from '../../../testing/goods-answers.ts';
import { openScreen } from '../../../testing/open-screen.tsx';
import { CANCELLED_ORDER } from '../../../testing/order-answers.ts';
import { ANA } from '../../../testing/shop-answers.ts';

const LAMPS = CANCELLED_ORDER;
const CUPS = {
  ...CANCELLED_ORDER,
  id: idOf(50),
  lines: CANCELLED_ORDER.lines.map((line) => ({ ...line, name: 'Two cups' })),
};

test('an order is found among others by a word of its product; emptied, all are there again', async () => {
  const server = new FakeServer().answer(orderEndpoints.orderList, ({ query: { keyword } }) => {
    const list = [LAMPS, CUPS].filter(({ lines }) => lines.some(({ name }) => name.includes(keyword ?? '')));
    return { list, cursor: null, counts: {} };
  });
  const user = await openScreen('/myorders', { server, as: ANA });
  const shows = (lamp: boolean, cups: boolean) =>
    waitFor(() => {
      const { textContent } = screen.getByRole('main');
      expect([textContent.includes('Harbour lamp'), textContent.includes('Two cups')]).toEqual([lamp, cups]);
    });
  await shows(true, true);
  await user.click(screen.getByRole('button', { name: 'Search your orders' }));
  const box = () => screen.getByRole('searchbox', { name: 'Search your orders' });
  expect(box()).toHaveFocus();
  await fill(user, box(), 'lamp');
  await user.keyboard('{Enter}');
  await shows(true, false);
  expect(window.location.hash).toBe('#/myorders?keyword=lamp');
  cleanup();

  // After a reload.
  await openScreen('/myorders?keyword=lamp', { server, as: ANA });
  expect(box()).toHaveValue('lamp');
  await shows(true, false);
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  await shows(true, true);
  expect(window.location.hash).toBe('#/myorders');

  await fill(user, box(), 'no such thing');
  await user.keyboard('{Enter}');
  expect(await screen.findByText('No order matches')).toBeVisible();
  await shows(false, false);
  await user.click(screen.getByRole('button', { name: 'Show all orders' }));
  await shows(true, true);
  expect(box()).toHaveValue('');
});

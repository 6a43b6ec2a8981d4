import type { BookedTable } from '@app/contract/verticals/dining/staff-schemas';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { App } from 'antd';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NoShowDialog } from './book-dialogs';

const ORDER = '01997e62-33e9-78d7-8b39-6ecb72985a60';
let sent: { address: string; body: unknown }[] = [];
beforeEach(() => {
  sent = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    sent.push({ address: new URL(address, 'http://x').pathname, body: JSON.parse(String(init.body)) });
    return new Response(JSON.stringify({ code: 200, data: {}, msg: '' }));
  });
});
afterEach(cleanup);

test('a party that did not come is noted in the book with a reason, as the call wants it; without one nothing is sent', async () => {
  const booking = { orderId: ORDER, number: 'T-7', version: 4 } as BookedTable;
  const onClose = vi.fn();
  const element = (
    <QueryClientProvider client={new QueryClient()}>
      <App>
        <NoShowDialog booking={booking} onClose={onClose} />
      </App>
    </QueryClientProvider>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
  const submit = await screen.findByRole('button', { name: 'travel.action.no_show' });
  await userEvent.click(submit);
  await waitFor(() => expect(screen.getByLabelText('orders.reason').getAttribute('aria-invalid')).toBe('true'));
  expect(sent).toEqual([]);
  await userEvent.type(screen.getByLabelText('orders.reason'), 'The table stayed empty');
  await userEvent.click(submit);
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(sent).toEqual([
    {
      address: `/admin_api/travel-orders/${ORDER}/no-show`,
      body: { version: 4, note: 'The table stayed empty' },
    },
  ]);
});

import { staffOrderEndpoints as calls } from '@app/contract/orders/staff-endpoints';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { App } from 'antd';
import { useState } from 'react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { Failure } from '../api/failure';
import { useAnswer } from '../api/use-answer';
import { useAction } from './use-action';

const ID = '01997e62-33e9-78d7-8b39-6ecb72985a60';
let asked: string[] = [];
let refusal: Failure | null = null;

/** A dialog that begins from what the server offers and closes a moment after it was sent, as after its animation. */
function Dialog({ onClose }: { onClose: () => void }) {
  const form = useAnswer(calls.openAfterSaleForm, { params: { id: ID } }, { ofForm: true });
  const { run } = useAction();
  const send = async () => {
    const sent = await run(() => (refusal ? Promise.reject(refusal) : Promise.resolve('sent')));
    if (sent) setTimeout(onClose, 20);
  };
  return form.data ? (
    <button type="button" onClick={() => void send()}>
      Send
    </button>
  ) : null;
}

function Screen() {
  const order = useAnswer(calls.readOrder, { params: { id: ID } });
  const [open, setOpen] = useState(false);
  return (
    <>
      {order.data && <p>The order</p>}
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {open && <Dialog onClose={() => setOpen(false)} />}
    </>
  );
}

/** Opens the screen; returns who presses. */
function open() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const frame = (
    <QueryClientProvider client={client}>
      <App>
        <Outlet />
      </App>
    </QueryClientProvider>
  );
  render(
    <RouterProvider
      router={createMemoryRouter([{ element: frame, children: [{ path: '/', element: <Screen /> }] }])}
    />,
  );
  return userEvent.setup();
}

const times = (end: RegExp): number => asked.filter((path) => end.test(path)).length;
const FORM = /after-sale/;
const ORDER = new RegExp(`${ID}$`);

beforeEach(() => {
  asked = [];
  refusal = null;
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(new URL(address, 'http://x').pathname);
    return new Response(JSON.stringify({ code: 200, data: { id: ID, lines: [], reasons: [] }, msg: '' }));
  });
});

test('when a form was sent, then what is behind it is read again and what it began from is not', async () => {
  const user = open();
  await screen.findByText('The order');
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await user.click(await screen.findByRole('button', { name: 'Send' }));
  await vi.waitFor(() => expect(screen.queryByRole('button', { name: 'Send' })).toBeNull());
  expect(times(ORDER)).toBe(2);
  expect(times(FORM)).toBe(1);

  // The next form begins from what is offered by then.
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await screen.findByRole('button', { name: 'Send' });
  expect(times(FORM)).toBe(2);
});

test('when it was refused because of how things stand, then what it begins from is read again as well', async () => {
  refusal = new Failure('refused', { status: 409 });
  const user = open();
  await screen.findByText('The order');
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await user.click(await screen.findByRole('button', { name: 'Send' }));
  await vi.waitFor(() => expect(times(FORM)).toBe(2));
  expect(times(ORDER)).toBe(2);
});

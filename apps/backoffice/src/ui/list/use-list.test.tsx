import { staffMailEndpoints } from '@app/contract/mail/staff-endpoints';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, waitFor } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider, useLocation } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { useCameFrom } from '../../api/use-session-end';
import { type List, useList } from './use-list';

type Row = { id: string };

const SORT = { field: 'createdAt', order: 'DESC' } as const;
let asked: string[] = [];
let total = 45;
let ended = false;
let list: List<Row>;
let cameFrom = '';

/** A server whose list has `total` rows, or that knows the session no longer. */
function answer(address: string): Response {
  const query = new URL(address, 'http://x').searchParams;
  query.delete('lang');
  asked.push(query.toString());
  if (ended) return new Response(JSON.stringify({ code: 2011, data: null, msg: '' }), { status: 401 });
  const [page, limit] = [Number(query.get('page')), Number(query.get('limit'))];
  const rows = Array.from({ length: Math.max(0, Math.min(limit, total - (page - 1) * limit)) }, (_, at) => ({
    id: `${page}-${at}`,
  }));
  return new Response(JSON.stringify({ code: 200, data: { list: rows, total }, msg: '' }), { status: 200 });
}

function Screen() {
  list = useList<Row>(staffMailEndpoints.listMails, { sort: SORT, only: undefined });
  return <p>{useLocation().search}</p>;
}
function Login() {
  cameFrom = useCameFrom();
  return null;
}

/** Opens the list, or another address; returns the router. */
function open(address: string) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const frame = (
    <QueryClientProvider client={client}>
      <Outlet />
    </QueryClientProvider>
  );
  const router = createMemoryRouter(
    [
      {
        element: frame,
        children: [
          { path: '/mails', element: <Screen /> },
          { path: '/login', element: <Login /> },
          { path: '/', element: null },
        ],
      },
    ],
    { initialEntries: ['/', address] },
  );
  render(<RouterProvider router={router} />);
  return router;
}
const isRead = () => waitFor(() => expect(list.isFetching).toBe(false));

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('avela.staff.token', 't');
  [asked, total, ended, cameFrom] = [[], 45, false, ''];
  // Other screens of this worker ask for things of their own.
  vi.stubGlobal('fetch', async (address: string) =>
    String(address).includes('/admin_api/mails?') ? answer(address) : new Response('', { status: 503 }),
  );
});

test('the list stands in the address, each change is a step that Back takes back, and a change begins at page 1', async () => {
  const router = open('/mails');
  await isRead();
  expect([list.rows?.length, list.total, list.hasNextPage]).toEqual([20, 45, true]);
  act(() => list.setPage(3));
  await waitFor(() => expect([list.page, list.rows?.length, list.hasNextPage]).toEqual([3, 5, false]));
  act(() => list.setFilter({ word: 'ann', state: '' }));
  await waitFor(() => expect([list.page, list.filter]).toEqual([1, { word: 'ann' }]));
  await isRead();
  expect(asked).toEqual([
    'sort=createdAt&order=desc&limit=20&page=1',
    'sort=createdAt&order=desc&limit=20&page=3',
    'word=ann&sort=createdAt&order=desc&limit=20&page=1',
  ]);
  await act(() => router.navigate(-1));
  await waitFor(() => expect([list.page, list.filter]).toEqual([3, {}]));
  await act(() => router.navigate(-1));
  await waitFor(() => expect(list.page).toBe(1));
});

test('opened again from the menu it is as it was left; a link opens it as the link says', async () => {
  const router = open('/mails');
  await isRead();
  act(() => list.setFilter({ state: 'failed' }));
  await waitFor(() => expect(list.filter).toEqual({ state: 'failed' }));
  await act(() => router.navigate('/'));
  await act(() => router.navigate('/mails'));
  await waitFor(() => expect(router.state.location.search).toContain('failed'));
  expect(list.filter).toEqual({ state: 'failed' });
  await act(() => router.navigate('/'));
  await act(() => router.navigate('/mails?page=2'));
  await waitFor(() => expect([list.page, list.filter]).toEqual([2, {}]));
});

test('a page that is gone leads to the last one', async () => {
  const router = open('/mails?page=9');
  await waitFor(() => expect(list.page).toBe(3));
  await isRead();
  expect(list.rows).toHaveLength(5);
  await act(() => router.navigate(-1));
  expect(router.state.location.pathname).toBe('/');
});

test('a session that has ended leads to the sign-in, which leads back, and what was arranged is forgotten', async () => {
  window.location.hash = '#/mails?page=2';
  const router = open('/mails?page=2');
  await isRead();
  localStorage.setItem('avela.staff.store./mails.hiddenColumns', '["state"]');
  ended = true;
  await act(async () => {
    await list.refetch();
  });
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  expect(cameFrom).toBe('/mails?page=2');
  expect(Object.keys(localStorage)).toEqual(['avela.staff.store./mails.hiddenColumns']);
});

import { staffDealReportEndpoints as calls } from '@app/contract/deals/deal-report-endpoints';
import type { StaffSession } from '@app/contract/staff/staff-schemas';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { SessionProvider } from '../../api/session';
import { useDaysReport } from './use-report';

const rule = {
  endpoint: calls.dealReport,
  asks: { by: { field: 'by', among: ['deal', 'day'], first: 'deal' }, sort: { field: 'kind', among: ['hotel'] } },
  firstDays: { span: 7, startsIn: -6 },
} as const;

let asked: string[] = [];
let report: ReturnType<typeof useDaysReport<typeof rule.endpoint, typeof rule.asks>>;

function Screen() {
  report = useDaysReport<typeof rule.endpoint, typeof rule.asks>(rule);
  return null;
}

/** Opens the report at an address; returns the router. */
function open(address: string) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const screen = (
    <QueryClientProvider client={client}>
      <SessionProvider value={{ clockOffsetMs: 0 } as StaffSession}>
        <Screen />
      </SessionProvider>
    </QueryClientProvider>
  );
  const router = createMemoryRouter([{ path: '/report', element: screen }], { initialEntries: [address] });
  render(<RouterProvider router={router} />);
  return router;
}

beforeEach(() => {
  asked = [];
  vi.stubGlobal('fetch', async (address: string) => {
    const query = new URL(address, 'http://x').searchParams;
    query.delete('lang');
    asked.push(query.toString());
    return new Response(JSON.stringify({ code: 200, data: { rows: [] }, msg: '' }), { status: 200 });
  });
});

test('when an address names days and choices, then the report is read of them and of as many days before', async () => {
  open('/report?from=2026-03-01&to=2026-03-07&by=day&sort=hotel');
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(asked.map((query) => Object.fromEntries(new URLSearchParams(query)))).toEqual([
    { by: 'day', kind: 'hotel', from: '2026-03-01', to: '2026-03-07' },
    { by: 'day', kind: 'hotel', from: '2026-02-22', to: '2026-02-28' },
  ]);
});

test('when an address names what cannot be chosen, then the first choice stands, and none where there is no first', async () => {
  open('/report?by=year&sort=boat');
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(report.asked).toEqual({ by: 'deal' });
  expect(asked[0]).not.toContain('kind');
  const { from, to } = report.days;
  expect((Date.parse(to) - Date.parse(from)) / 86_400_000).toBe(6);
});

test('when something else is asked for, then the address holds it, and an empty choice leaves it', async () => {
  const router = open('/report?sort=hotel');
  await act(async () => report.ask({ from: '2026-01-01', to: '2026-01-02', sort: undefined }));
  expect(router.state.location.search).toBe('?from=2026-01-01&to=2026-01-02');
  expect(report.days).toEqual({ from: '2026-01-01', to: '2026-01-02' });
});

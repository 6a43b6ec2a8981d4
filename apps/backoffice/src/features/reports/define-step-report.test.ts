import { expect, test } from 'vitest';
import type { Text } from '../../text/use-text';
import { stepsCsv } from './define-step-report';
import { agentReport } from './reports';

test('when a report is exported, then it states its days, its lines sum to the total, and no cell is a formula', () => {
  const t = ((key: string) => (key === 'reports.period' ? '=1+1' : key)) as Text;
  const money = { users: 0, topUps: 0, topUpUsd: 0, withdrawals: 0, withdrawalUsd: 0, differenceUsd: 0 };
  const none = { ...money, paid: 0, revenueUsd: 0, refunds: 0, refundedUsd: 0, netUsd: 0 };
  const row = {
    ...none,
    users: 2,
    topUps: 1,
    topUpUsd: 12_345,
    withdrawalUsd: 20_000,
    differenceUsd: -7_655,
    paid: 1,
    revenueUsd: 990,
  };
  const head = { timeZone: 'UTC', currency: 'USD', range: { key: null, from: '2026-01-01', to: '2026-01-02' } };
  const rows = [
    { from: '2026-01-01', to: '2026-01-01', ...row },
    { from: '2026-01-02', to: '2026-01-02', ...none },
  ];
  const text = stepsCsv(agentReport.figures, { ...head, rows, totals: row }, t);
  expect(text.split('\r\n')).toEqual([
    '\uFEFFreports.states',
    "'=1+1,,reports.users,reports.top_up_count,reports.top_ups,reports.withdrawal_count,reports.withdrawals,reports.difference,reports.paid,reports.revenue,reports.refunded",
    '2026-01-01,2026-01-01,2,1,123.45,0,200.00,-76.55,1,9.90,0.00',
    '2026-01-02,2026-01-02,0,0,0.00,0,0.00,0.00,0,0.00,0.00',
    'reports.total,,2,1,123.45,0,200.00,-76.55,1,9.90,0.00',
    '',
  ]);
});

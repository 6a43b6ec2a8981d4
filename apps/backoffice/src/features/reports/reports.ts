import { staffReportEndpoints as calls } from '@app/contract/reports/staff-endpoints';
import { defineStepReport } from './define-step-report';

/** Orders, revenue and refunds. */
export const orderReport = defineStepReport({
  endpoint: calls.orderReport,
  title: 'permission.reports.orders',
  file: 'order-statistics',
  figures: [
    { key: 'orders', title: 'reports.orders', as: 'count', tile: true, measure: 'orders' },
    { key: 'paid', title: 'reports.paid', as: 'count', tile: true, measure: 'paid' },
    { key: 'revenueUsd', title: 'reports.revenue', as: 'money', tile: true, measure: 'paid' },
    { key: 'refunds', title: 'reports.refunds', as: 'count', measure: 'refunds' },
    { key: 'refundedUsd', title: 'reports.refunded', as: 'money', tile: true, measure: 'refunds', costs: true },
    { key: 'netUsd', title: 'reports.net', as: 'money', tile: true },
    { key: 'averageUsd', title: 'reports.average', as: 'money' },
  ],
  line: 'revenueUsd',
  beside: 'before',
});

/** New users, money that came into wallets and left them, and what was bought. */
export const agentReport = defineStepReport({
  endpoint: calls.agentReport,
  title: 'permission.reports.agents',
  file: 'top-ups-and-withdrawals',
  figures: [
    { key: 'users', title: 'reports.users', as: 'count', tile: true, measure: 'users' },
    { key: 'topUps', title: 'reports.top_up_count', as: 'count', measure: 'top_ups' },
    { key: 'topUpUsd', title: 'reports.top_ups', as: 'money', tile: true, measure: 'top_ups' },
    { key: 'withdrawals', title: 'reports.withdrawal_count', as: 'count', measure: 'withdrawals' },
    {
      key: 'withdrawalUsd',
      title: 'reports.withdrawals',
      as: 'money',
      tile: true,
      measure: 'withdrawals',
      costs: true,
    },
    { key: 'differenceUsd', title: 'reports.difference', as: 'money', tile: true },
    { key: 'paid', title: 'reports.paid', as: 'count', measure: 'paid' },
    { key: 'revenueUsd', title: 'reports.revenue', as: 'money', tile: true, measure: 'paid' },
    { key: 'refundedUsd', title: 'reports.refunded', as: 'money', measure: 'refunds', costs: true },
  ],
  line: 'topUpUsd',
  beside: 'withdrawalUsd',
});

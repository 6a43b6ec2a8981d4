import { defineStaffEndpoints } from '../core/endpoint.ts';
import type { shapes } from './staff-schemas.ts';

const orders = { permission: 'reports.orders.view' } as const;
const agents = { permission: 'reports.agents.view' } as const;

export const staffReportEndpoints = defineStaffEndpoints<typeof shapes>()({
  workbench: {
    method: 'GET',
    path: '/workbench',
    access: { permission: 'dashboard.view' },
    scope: 'own_tree',
    summary: 'The dashboard: figures, what waits, best sellers; only the parts the role may see',
  },
  waiting: {
    method: 'GET',
    path: '/waiting',
    access: 'staff',
    scope: 'own_tree_own_places',
    summary: 'What waits behind each entry of the menu',
  },
  orderReport: {
    method: 'GET',
    path: '/reports/orders',
    access: orders,
    scope: 'own_tree',
    errors: ['record.not_found'],
    summary: 'Orders, revenue and refunds by day, week or month, with the period before',
  },
  orderEntries: {
    method: 'GET',
    path: '/reports/order-entries',
    access: orders,
    scope: 'own_tree',
    errors: ['record.not_found'],
    summary: 'The records behind a figure of the orders; they sum to it',
  },
  agentReport: {
    method: 'GET',
    path: '/reports/agents',
    access: agents,
    scope: 'own_tree',
    errors: ['record.not_found'],
    summary: 'New users, top-ups and withdrawals by day, week or month, with the period before',
  },
  agentRows: {
    method: 'GET',
    path: '/reports/agent-rows',
    access: agents,
    scope: 'own_tree',
    summary: 'New users, top-ups and withdrawals of each agent with everybody below them',
  },
  agentsFound: {
    method: 'GET',
    path: '/reports/agents-found',
    access: agents,
    scope: 'own_tree',
    summary: 'The first agents whose names hold a word, or the one of an id',
  },
  moneyEntries: {
    method: 'GET',
    path: '/reports/money-entries',
    access: agents,
    scope: 'own_tree',
    errors: ['record.not_found'],
    summary: 'The records behind a figure of top-ups, withdrawals or new users; they sum to it',
  },
  recount: {
    method: 'POST',
    path: '/reports/recount',
    access: { permission: 'reports.orders.recount' },
    scope: 'house',
    errors: ['report.recounting'],
    summary: 'Count days again from the records they come from',
  },
});

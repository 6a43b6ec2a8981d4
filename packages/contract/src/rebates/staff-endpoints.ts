import { defineStaffEndpoints } from '../core/endpoint.ts';
import type { shapes } from './staff-schemas.ts';

const view = { permission: 'money.rebates.view' } as const;

export const staffRebateEndpoints = defineStaffEndpoints<typeof shapes>()({
  listRebates: {
    method: 'GET',
    path: '/rebates',
    access: view,
    scope: 'own_tree',
    summary: "Agents' rebates: pending, settled and reversed, with counts and sums",
  },
  readRebate: {
    method: 'GET',
    path: '/rebates/:id',
    access: view,
    scope: 'own_tree',
    errors: ['record.not_found'],
    summary: "The rebate of one order: its lines and the books' transfers",
  },
  listAgentPayables: {
    method: 'GET',
    path: '/agent-payables',
    access: view,
    scope: 'own_tree',
    summary: 'What the house owes agents for rebates that went into no wallet',
  },
  readAgentPayable: {
    method: 'GET',
    path: '/agent-payables/:id',
    access: view,
    scope: 'own_tree',
    errors: ['record.not_found'],
    summary: 'What the house owes one agent, and what was paid out to them',
  },
  payOutRebates: {
    method: 'POST',
    path: '/agent-payables/:id/pay-out',
    access: { permission: 'money.rebates.pay_out' },
    scope: 'house',
    byPerson: true,
    idempotent: true,
    errors: ['record.not_found', 'rebate.more_than_owed'],
    summary: 'Book that rebates were paid out to an agent',
  },
});

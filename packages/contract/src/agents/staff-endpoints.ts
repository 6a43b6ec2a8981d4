import { defineStaffEndpoints } from '../core/endpoint.ts';
import type { shapes } from './staff-schemas.ts';

const view = { permission: 'people.agents.view' } as const;
const edit = { permission: 'people.agents.edit' } as const;

export const staffAgentEndpoints = defineStaffEndpoints<typeof shapes>()({
  listAgents: {
    method: 'GET',
    path: '/agents',
    access: view,
    scope: 'own_tree',
    summary: 'Agents with their people and sales; an agent’s staff sees the agent’s subtree alone',
  },
  agentTree: {
    method: 'GET',
    path: '/agent-tree',
    access: view,
    scope: 'own_tree',
    errors: ['record.not_found'],
    summary: 'The agents right below one, or at the top, each with sums over everybody below them',
  },
  agentChoices: {
    method: 'GET',
    path: '/agent-choices',
    access: view,
    scope: 'own_tree',
    summary: 'Every agent the asker may see, to choose one',
  },
  agentPeople: {
    method: 'GET',
    path: '/agents/:id/people',
    access: view,
    scope: 'own_tree',
    errors: ['record.not_found'],
    summary: 'Customers who came by an agent’s code, newest first',
  },
  readAgent: {
    method: 'GET',
    path: '/agents/:id',
    access: view,
    scope: 'own_tree',
    errors: ['record.not_found'],
    summary: 'One agent with superiors and every ratio so far',
  },
  makeAgent: {
    method: 'POST',
    path: '/agents',
    access: edit,
    scope: 'house',
    errors: ['record.not_found', 'customer.erased', 'agent.exists', 'agent.superior_ended', 'agent.code_taken'],
    summary: 'Make a customer an agent, with a code of their own',
  },
  updateAgent: {
    method: 'PUT',
    path: '/agents/:id',
    access: edit,
    scope: 'house',
    errors: ['record.not_found', 'record.stale', 'agent.circle', 'agent.superior_ended'],
    summary: 'Save an agent’s name, level, ratio and superior; a stale version and a circle are refused',
  },
  endAgent: {
    method: 'POST',
    path: '/agents/:id/end',
    access: edit,
    scope: 'house',
    errors: ['record.not_found', 'record.stale', 'agent.has_agents_below', 'agent.has_staff'],
    summary: 'End an agent: nobody registers with their code, and new orders bring them nothing',
  },
  resumeAgent: {
    method: 'POST',
    path: '/agents/:id/resume',
    access: edit,
    scope: 'house',
    errors: ['record.not_found', 'record.stale', 'agent.superior_ended'],
    summary: 'Make an ended agent one again',
  },
});

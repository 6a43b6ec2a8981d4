import { defineSlice } from '../../platform/slice.ts';
import { agentInvariants } from './app/domain/invariants.ts';
import { agentRoutes } from './app/http/agent.routes.ts';

export default defineSlice((platform) => ({
  name: 'agents',
  owns: ['agent', 'agent_ratio_change'],
  reads: ['customer', 'staff'],
  endpoints: agentRoutes(platform),
  invariants: agentInvariants,
}));

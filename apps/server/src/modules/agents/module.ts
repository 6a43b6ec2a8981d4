import { defineSlice } from '../../platform/slice.ts';
import { erasePort, personalDataPort } from '../accounts/core.ts';
import { agentInvariants } from './app/domain/invariants.ts';
import { agentRoutes } from './app/http/agent.routes.ts';
import { eraseAgent } from './app/usecases/erase-agent.ts';
import { personalData } from './app/usecases/personal-data.ts';

export default defineSlice((platform) => ({
  name: 'agents',
  owns: ['agent', 'agent_ratio_change'],
  reads: ['customer'],
  gives: [personalDataPort(personalData), erasePort(eraseAgent)],
  endpoints: agentRoutes(platform),
  invariants: agentInvariants,
}));

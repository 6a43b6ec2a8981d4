export {
  type AgentChoice,
  type AgentRecord,
  agentChoices,
  agentRecord,
  lockAgent,
  standsBelow,
} from './core/db/agent-record.repo.ts';
export { agentsAs } from './core/db/readable.ts';
export { agentsAbove, agentsAboveCustomer, inSubtree, subtreeOf } from './core/db/subtree.repo.ts';

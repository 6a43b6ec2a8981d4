export { agentsAbove, agentsAboveCustomer, inSubtree } from './core/db/subtree.repo.ts';

import type { ErasePort } from '../../../accounts/core.ts';
import { forgetWallet } from '../db/agent.repo.ts';

/**
 * An agent whose wallet belonged to somebody who leaves has none any more: later rebates are owed to the agent instead of
 * going where they cannot be withdrawn. What was credited stays in the books.
 */
export const eraseAgent: ErasePort = (tx, { customerId }) => forgetWallet(tx, customerId);

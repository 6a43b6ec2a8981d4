import type { TreeActor } from '../../../../platform/http/bind.ts';
import { type Sought, soughtBy } from '../db/find-customer.repo.ts';

/**
 * Returns what narrows a list that shows e-mails to people: to those of the agent that a member of staff works for, and to
 * whom they typed.
 */
export const peopleFilter = (
  staff: TreeActor,
  typed: string | undefined,
): { readonly agentId: string | null; readonly sought: Sought | undefined } => ({
  agentId: staff.agentId,
  sought: soughtBy(staff, typed, { email: 'shown' }),
});

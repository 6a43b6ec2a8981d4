import type { Shape, StaffScope } from '@app/contract/core/endpoint';
import { invariant } from '@app/kernel/assert';
import type { BoundEndpoint, Call, StaffActor, TreeActor } from './bind.ts';

/** Whether a call of this scope is closed to them whatever their role holds: the house's affairs, to an agent's staff. */
export const isBeyondScope = (scope: StaffScope | undefined, staff: StaffActor): boolean =>
  scope === 'house' && !staff.ofHouse;

/** Staff of the house, asking for everybody: for calls of the scope `house` that show what `own_tree` calls show. */
export function seeingEverybody(staff: StaffActor): TreeActor {
  invariant(staff.ofHouse, 'only staff of the house see everybody');
  return { ...staff, agentId: null };
}

/**
 * Runs a handler as somebody of the staff; null where nobody of them calls. A handler of the scope `own_tree` that
 * answers without having asked for the agent has forgotten the subtree: its answer is withheld from an agent's staff,
 * and from everybody when `strict`. Throws what the handler throws.
 */
export async function handleInScope(
  bound: BoundEndpoint,
  by: {
    readonly staff: TreeActor | null;
    readonly callAs: (staff: TreeActor | null) => Call<Shape, TreeActor>;
    readonly strict: boolean;
  },
): Promise<unknown> {
  const { staff, callAs, strict } = by;
  const { name, scope } = bound.endpoint;
  if (scope !== 'own_tree' || staff === null) return bound.handle(callAs(staff));
  let asked = false;
  const watched: TreeActor = {
    ...staff,
    get agentId() {
      asked = true;
      return staff.agentId;
    },
  };
  const answer = await bound.handle(callAs(watched));
  if (strict || !staff.ofHouse) invariant(asked, `${name} has the scope own_tree and never asked whose staff calls`);
  return answer;
}

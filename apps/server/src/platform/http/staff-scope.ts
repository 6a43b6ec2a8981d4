import { type Shape, type StaffScope, scopeReach } from '@app/contract/core/endpoint';
import { invariant } from '@app/kernel/assert';
import type { BoundEndpoint, Call, ScopedActor, StaffActor, TreeActor } from './bind.ts';

/** Staff of the house, asking for everybody: for calls of the scope `house` that show what `own_tree` calls show. */
export function seeingEverybody(staff: StaffActor): TreeActor {
  invariant(staff.worksFor === 'house', 'only staff of the house see everybody');
  return { ...staff, agentId: null };
}

/** Who of those that the scope narrows a handler has not asked for. */
function forgotten(scope: StaffScope, asked: { readonly agent: boolean; readonly merchant: boolean }): string | null {
  const { agents, merchants } = scopeReach[scope];
  if (agents === 'own' && !asked.agent) return 'agent';
  return merchants === 'own' && !asked.merchant ? 'merchant' : null;
}

/**
 * Runs a handler as a member of staff; null where the caller is none. A handler that answers without having asked for
 * the agent or the merchant that its scope narrows by has forgotten them: its answer is withheld from all but staff of the
 * house, and from everybody when `strict`. Throws what the handler throws.
 */
export async function handleInScope(
  bound: BoundEndpoint,
  by: {
    readonly staff: ScopedActor | null;
    readonly callAs: (staff: ScopedActor | null) => Call<Shape, ScopedActor>;
    readonly strict: boolean;
  },
): Promise<unknown> {
  const { staff, callAs, strict } = by;
  const { name, scope } = bound.endpoint;
  if (scope === undefined || staff === null) return bound.handle(callAs(staff));
  const asked = { agent: false, merchant: false };
  const watched: ScopedActor = {
    ...staff,
    get agentId() {
      asked.agent = true;
      return staff.agentId;
    },
    get merchantId() {
      asked.merchant = true;
      return staff.merchantId;
    },
  };
  const answer = await bound.handle(callAs(watched));
  const missing = forgotten(scope, asked);
  if (strict || staff.worksFor !== 'house')
    invariant(missing === null, `${name} has the scope ${scope} and never asked for the ${missing} of who calls`);
  return answer;
}

import { refuse } from '@app/contract/core/refuse';
import type { Queryable } from '../../../../platform/db/connect.ts';
import { readWait } from '../../db/wait.repo.ts';

/** The offer of an entry while it stands. Refuses dining.wait_over, also for another's. */
export async function standingOffer(db: Queryable, of: { readonly waitId: string; readonly customerId?: string }) {
  const wait = await readWait(db, of.waitId);
  const own = of.customerId === undefined || wait?.customerId === of.customerId;
  if (!wait || !own || wait.state !== 'offered' || wait.ranOut || !wait.offer) return refuse('dining.wait_over');
  return { wait, offer: wait.offer };
}

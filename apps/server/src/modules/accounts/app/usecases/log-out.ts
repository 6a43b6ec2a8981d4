import { inTransaction } from '../../../../platform/db/connect.ts';
import type { CustomerActor } from '../../../../platform/http/bind.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { lockCustomer } from '../../core/db/customer.repo.ts';
import { endOtherSessions, endSession } from '../../core/db/session.repo.ts';
import type { Sessions } from './authenticate.ts';

/** Signs out on this device. */
export async function logOut(platform: Platform, sessions: Sessions, customer: CustomerActor): Promise<null> {
  sessions.ended(await endSession(platform.db, customer.sessionId));
  return null;
}

/** Signs out everywhere; the other devices are told that it happened elsewhere. */
export async function logOutEverywhere(platform: Platform, sessions: Sessions, customer: CustomerActor): Promise<null> {
  const ended = await inTransaction(platform.db, async (tx) => {
    // A sign-in that is just being written is waited for, so that it ends too.
    await lockCustomer(tx, customer.id);
    const others = await endOtherSessions(tx, customer.id, customer.sessionId);
    return [...others, ...(await endSession(tx, customer.sessionId))];
  });
  sessions.ended(ended);
  return null;
}

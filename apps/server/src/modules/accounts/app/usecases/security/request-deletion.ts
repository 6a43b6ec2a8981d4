import type { Deletion } from '@app/contract/accounts/security/schemas';
import { assertThat, refuse } from '@app/contract/core/refuse';
import { inTransaction } from '../../../../../platform/db/connect.ts';
import { newId } from '../../../../../platform/new-id.ts';
import type { Platform } from '../../../../../platform/slice.ts';
import { dayText, sendMail } from '../../../../mail/public.ts';
import { parameter } from '../../../../settings/public.ts';
import { lockCustomer } from '../../../core/db/customer.repo.ts';
import { insertDeletion, waitingDeletion, withdraw } from '../../../core/db/deletion.repo.ts';
import { securityOf } from '../../../core/db/security.repo.ts';
import { deletionBlockers } from '../../../core/usecases/ports.ts';
import { provePassword } from '../../../core/usecases/prove-password.ts';
import { toWaiting } from './read-security.ts';

type Who = { readonly customerId: string; readonly currency: string; readonly points: () => Promise<number> };

/** Whether the account is to be deleted, what stands in the way, and what would be lost. */
export async function readDeletion(platform: Platform, who: Who): Promise<Deletion> {
  const [waiting, blockers, days, points] = await Promise.all([
    waitingDeletion(platform.db, who.customerId),
    deletionBlockers(platform, platform.db, who),
    parameter(platform, 'account.deletion_days'),
    who.points(),
  ]);
  return { waiting: toWaiting(waiting), blockers, days, points };
}

/**
 * Has the account deleted after the days for a change of mind; the customer is told by mail. Refuses
 * account.wrong_password, account.deletion_blocked with `blockers`, account.deletion_waiting and rate.too_many.
 */
export async function requestDeletion(
  platform: Platform,
  who: Who,
  wish: { readonly password: string; readonly reason: string },
): Promise<Deletion> {
  const { customerId } = who;
  const owner = await securityOf(platform.db, customerId);
  const forgetTries = await provePassword(
    platform,
    { customerId, hash: owner.passwordHash },
    { password: wish.password },
  );
  const days = await parameter(platform, 'account.deletion_days');
  await inTransaction(platform.db, async (tx) => {
    await lockCustomer(tx, customerId);
    const blockers = await deletionBlockers(platform, tx, who);
    assertThat(blockers.length === 0, 'account.deletion_blocked', { blockers });
    const id = newId(platform.clock);
    const made = await insertDeletion(tx, { id, customerId, reason: wish.reason, days });
    if (!made) return refuse('account.deletion_waiting');
    await sendMail(platform, tx, {
      to: owner.email,
      locale: owner.locale,
      template: 'deletion_requested',
      values: { day: await dayText(platform, owner, made.endsAt) },
      key: `deletion_requested/${id}`,
      customerId,
    });
  });
  await forgetTries();
  return readDeletion(platform, who);
}

/** Keeps the account after all. Refuses account.no_deletion. */
export async function withdrawDeletion(platform: Platform, customerId: string): Promise<null> {
  await inTransaction(platform.db, async (tx) => {
    await lockCustomer(tx, customerId);
    assertThat(await withdraw(tx, customerId), 'account.no_deletion');
  });
  return null;
}

import { DEFAULT_CURRENCY } from '@app/contract/core/locale';
import { inTransaction, type Tx } from '../../../../../platform/db/connect.ts';
import type { Platform } from '../../../../../platform/slice.ts';
import { dayText, deleteMailsOf, sendMail } from '../../../../mail/public.ts';
import { type DueDeletion, finish, holdUp, takeDueDeletion } from '../../../core/db/deletion.repo.ts';
import { eraseCustomer } from '../../../core/db/erase.repo.ts';
import { type Correspondent, correspondent } from '../../../core/db/security.repo.ts';
import { deletionBlockers, runErasePorts } from '../../../core/usecases/ports.ts';
import type { Sessions } from '../authenticate.ts';

/** Puts the deletion off by a day because something is open again; the customer is told the first time. */
async function putOff(
  platform: Platform,
  tx: Tx,
  given: { due: DueDeletion; owner: Correspondent; kinds: string[] },
): Promise<void> {
  const { due, owner, kinds } = given;
  const again = await holdUp(tx, due.id, kinds);
  await sendMail(platform, tx, {
    to: owner.email,
    locale: owner.locale,
    template: 'deletion_held_up',
    values: { day: await dayText(platform, owner, again) },
    key: `deletion_held_up/${due.id}`,
    customerId: due.customerId,
  });
}

/** Takes the person out of every slice, and writes to them a last time. Returns the sessions that ended. */
async function erase(platform: Platform, tx: Tx, given: { due: DueDeletion; owner: Correspondent }): Promise<string[]> {
  const { due, owner } = given;
  const { customerId } = due;
  await runErasePorts(platform, tx, customerId);
  await platform.files.eraseOf(tx, customerId);
  await deleteMailsOf(tx, customerId);
  const ended = await eraseCustomer(tx, customerId);
  await finish(tx, due);
  await sendMail(platform, tx, {
    to: owner.email,
    locale: owner.locale,
    template: 'deletion_done',
    values: {},
    key: `deletion_done/${due.id}`,
    customerId,
    eraseWhenDone: true,
  });
  return ended;
}

/** Deletes one account whose day has come, or puts it off while something is open. Gives how many it dealt with. */
export async function deleteDueAccount(platform: Platform, sessions: Sessions): Promise<number> {
  const outcome = await inTransaction(platform.db, async (tx) => {
    const due = await takeDueDeletion(tx);
    const owner = due && (await correspondent(tx, due.customerId));
    if (!due || !owner) return null;
    const blockers = await deletionBlockers(platform, tx, { customerId: due.customerId, currency: DEFAULT_CURRENCY });
    if (blockers.length === 0) return { due, ended: await erase(platform, tx, { due, owner }) };
    await putOff(platform, tx, { due, owner, kinds: blockers.map(({ kind }) => kind) });
    return { due, ended: [] };
  });
  if (!outcome) return 0;
  sessions.ended(outcome.ended);
  sessions.changed(outcome.due.customerId);
  return 1;
}

import { refuse, refuseField } from '@app/contract/core/refuse';
import { inTransaction } from '../../../platform/db/connect.ts';
import type { Platform } from '../../../platform/slice.ts';
import { updateProfile } from '../db/profile.repo.ts';
import type { Sessions } from './authenticate.ts';

type Change = { readonly nickname?: string | undefined; readonly avatar?: string | null | undefined };

const taken = (): never => refuse('account.nickname_taken', { fields: { nickname: 'error.account.nickname_taken' } });

const nicknameRace = (error: unknown): boolean => (error as { constraint?: string }).constraint === 'customer_nickname';

/**
 * Changes nickname, avatar or both. Refuses account.nickname_taken, and input.invalid for an avatar that is no picture
 * the customer uploaded.
 */
export async function editProfile(
  platform: Platform,
  sessions: Sessions,
  wish: { customerId: string; change: Change },
): Promise<void> {
  const { customerId, change } = wish;
  if (change.avatar && !(await platform.files.ownedBy(platform.db, [change.avatar], customerId))) {
    refuseField('avatar', 'field.invalid');
  }
  try {
    const done = await inTransaction(platform.db, (tx) => updateProfile(tx, customerId, change));
    if (!done) taken();
  } catch (error) {
    throw nicknameRace(error) ? taken() : error;
  }
  sessions.changed(customerId);
}

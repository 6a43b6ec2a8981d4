import { refuse, refuseField } from '@app/contract/core/refuse';
import { inTransaction } from '../../../../platform/db/connect.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { passwordOf } from '../../core/db/customer.repo.ts';
import { type ProfileChange, updateProfile } from '../../core/db/profile.repo.ts';
import { birthdayFlaw, latestDay } from '../domain/birthday.ts';
import type { Sessions } from './authenticate.ts';
import { checkNickname } from './check-nickname.ts';

const taken = (): never => refuse('account.nickname_taken', { fields: { nickname: 'error.account.nickname_taken' } });

const nicknameRace = (error: unknown): boolean => (error as { constraint?: string }).constraint === 'customer_nickname';

/** Refuses a birthday that cannot be one. Today is the day where it is latest, so that nobody's own day is refused. */
export function checkBirthday(platform: Platform, birthday: string): void {
  const flaw = birthdayFlaw(birthday, latestDay(platform.clock.now()));
  if (flaw) refuseField('birthday', flaw);
}

/**
 * Changes nickname, avatar, gender and birthday, those that are given. Refuses account.nickname_taken,
 * account.nickname_reserved, and input.invalid for an avatar that is no picture the customer uploaded or a birthday that cannot be one.
 */
export async function editProfile(
  platform: Platform,
  sessions: Sessions,
  wish: { customerId: string; change: ProfileChange },
): Promise<void> {
  const { customerId, change } = wish;
  if (change.avatar && !(await platform.files.ownedBy(platform.db, [change.avatar], customerId))) {
    refuseField('avatar', 'field.invalid');
  }
  if (change.birthday) checkBirthday(platform, change.birthday);
  if (change.nickname !== undefined) {
    await checkNickname(platform, change.nickname, (await passwordOf(platform.db, customerId)).nickname);
  }
  try {
    const done = await inTransaction(platform.db, (tx) => updateProfile(tx, customerId, change));
    if (!done) taken();
  } catch (error) {
    throw nicknameRace(error) ? taken() : error;
  }
  sessions.changed(customerId);
}

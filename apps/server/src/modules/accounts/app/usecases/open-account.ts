import { randomBytes } from 'node:crypto';
import type { ErrorKey } from '@app/contract/core/error-catalogue';
import { refuse } from '@app/contract/core/refuse';
import { readableCode } from '@app/kernel/ids';
import type { Tx } from '../../../../platform/db/connect.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { insertCustomer, type NewCustomer } from '../../core/db/registration.repo.ts';
import { runSignUpPorts } from '../../core/usecases/ports.ts';
import { nicknameFromEmail } from '../domain/nickname.ts';
import { isReserved } from './check-nickname.ts';
import { isShopCode, randomInviteCode } from './invite-codes.ts';

const TRIES = 6;
const SUFFIX_LENGTH = 5;
/** What a nickname begins with that would be a reserved one if it were taken from the e-mail. */
const PLAIN_NAME = 'user';

const atField = (key: ErrorKey, field: string): never => refuse(key, { fields: { [field]: `error.${key}` } });

const withSuffix = (name: string): string => `${name}_${readableCode(randomBytes(SUFFIX_LENGTH), SUFFIX_LENGTH)}`;

async function ownNickname(platform: Platform, email: string): Promise<string> {
  const own = nicknameFromEmail(email);
  return (await isReserved(platform, own)) ? withSuffix(PLAIN_NAME) : own;
}

export type NewAccount = Omit<NewCustomer, 'nickname' | 'inviteCode'> & {
  /** Null: taken from the e-mail. */
  readonly nickname: string | null;
  readonly byStaff: boolean;
};

/** Adds the customer under a nickname and a code nobody has; a nickname that was chosen is never changed. */
async function addCustomer(platform: Platform, tx: Tx, given: NewAccount): Promise<void> {
  const { nickname: wish, byStaff: _byStaff, ...base } = given;
  const own = wish ?? (await ownNickname(platform, base.email));
  let nickname = own;
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    const inviteCode = randomInviteCode();
    if (await isShopCode(platform, inviteCode)) continue;
    const outcome = await insertCustomer(tx, { ...base, nickname, inviteCode });
    if (outcome === 'added') return;
    if (outcome === 'email') atField('account.email_registered', 'email');
    if (outcome === 'nickname' && wish !== null) atField('account.nickname_taken', 'nickname');
    if (outcome === 'nickname') nickname = withSuffix(own);
  }
  throw new Error('no free nickname or invite code was found');
}

/**
 * Adds a customer with everything a new one gets, in the caller's transaction; returns the points that were granted.
 * Refuses account.email_registered and account.nickname_taken, at their fields.
 */
export async function openAccount(platform: Platform, tx: Tx, given: NewAccount): Promise<number> {
  await addCustomer(platform, tx, given);
  const pointsGranted = await runSignUpPorts(platform, tx, given.id);
  await platform.events.emit(tx, 'account.registered', {
    customerId: given.id,
    ...(given.byStaff ? { byStaff: true } : {}),
  });
  return pointsGranted;
}

import { randomBytes } from 'node:crypto';
import { assertThat } from '@app/contract/core/refuse';
import { readableCode } from '@app/kernel/ids';
import { readCode } from '@app/kernel/typed-code';
import type { Queryable, Tx } from '../../../../platform/db/connect.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { guardedParameter, initializeParameter, parameter, parameterNow } from '../../../settings/public.ts';
import { type Inviter, inviterOf, isPersonalCode, lockInviteCodes } from '../../core/db/invite-code.repo.ts';

/** The parameter that holds the shop's own invite code. */
const SHOP_CODE = 'shop.invite_code';
/** Length of a code that nobody chose: 32^8 of them. */
const CODE_LENGTH = 8;

/** Who registers with the shop's own code was invited by nobody: no agent earns by it, no customer counts it. */
const THE_SHOP: Inviter = { agentId: null, userId: null };

const isSame = (one: string, other: string): boolean => readCode(one) !== '' && readCode(one) === readCode(other);

/** A code that nobody chose, in letters and digits that are not mistaken for one another. */
export const randomInviteCode = (): string => readableCode(randomBytes(CODE_LENGTH), CODE_LENGTH);

/**
 * Gives the shop its own invite code unless it had one, so that a first customer can register. Of programs that start at
 * once one sets it, and all read the same.
 */
export async function ensureShopCode(db: Queryable): Promise<void> {
  let code = randomInviteCode();
  while (await isPersonalCode(db, code)) code = randomInviteCode();
  await initializeParameter(db, SHOP_CODE, code);
}

/** Whether a code is the shop's own, by the one reading of codes. */
export const isShopCode = async (platform: Platform, code: string): Promise<boolean> =>
  isSame(code, await parameter(platform, SHOP_CODE));

/** Whom an invite code stands for: the shop, an agent or a customer; null when nobody has it any more. */
export const whoInvites = async (platform: Platform, db: Queryable, code: string): Promise<Inviter | null> =>
  (await isShopCode(platform, code)) ? THE_SHOP : inviterOf(db, code);

/** Whether the shop, an agent or a customer has an invite code; nobody else can choose it until the transaction ends. */
export async function isInviteCodeTaken(tx: Tx, code: string): Promise<boolean> {
  await lockInviteCodes(tx);
  return isSame(code, await parameterNow(tx, SHOP_CODE)) || isPersonalCode(tx, code);
}

/** Has the shop's code refused when an agent or a customer has it. */
export const shopCodeGuard = guardedParameter(SHOP_CODE, async (tx, value) => {
  await lockInviteCodes(tx);
  const taken = value !== '' && (await isPersonalCode(tx, value));
  assertThat(!taken, 'parameter.invite_code_taken', { fields: { value: 'error.parameter.invite_code_taken' } });
});

import type { Tx } from '../../../platform/db/connect.ts';
import type { Platform } from '../../../platform/slice.ts';
import { type Gift, takeGift } from '../../accounts/core.ts';
import { openAccounts, post } from '../../ledger/core.ts';
import { parameter } from '../../settings/public.ts';

type Receiver = { readonly customerId: string; readonly platform: Platform };

const gifts = {
  sign_up: { points: 'points.sign_up', kind: 'points_sign_up', key: 'points-sign-up' },
  email: { points: 'points.email', kind: 'points_email', key: 'points-email' },
} as const;

/** Books a gift once a person: neither an account nor an e-mail gets it twice. Gives the points. */
async function give(tx: Tx, gift: Gift, { customerId, platform }: Receiver): Promise<number> {
  const { kind, key, ...of } = gifts[gift];
  const points = await parameter(platform, of.points);
  if (!(await takeGift(tx, customerId, gift)) || points === 0) return 0;
  const { replayed } = await post(tx, {
    kind,
    key: `${key}/${customerId}`,
    reference: { kind: 'customer', id: customerId },
    entries: [
      { account: { owner: customerId, code: 'points' }, amount: points },
      { account: { house: 'points_issued', unit: 'points' }, amount: -points },
    ],
  });
  return replayed ? 0 : points;
}

/** Opens the accounts of a new customer and books the sign-up gift. Gives the points. */
export async function giveSignUpPoints(tx: Tx, to: Receiver): Promise<number> {
  await openAccounts(tx, to.customerId);
  return give(tx, 'sign_up', to);
}

/** Books the gift of a verified e-mail. Gives the points. */
export const giveEmailPoints = (tx: Tx, to: Receiver): Promise<number> => give(tx, 'email', to);

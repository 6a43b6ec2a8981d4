import type { Tx } from '../../../platform/db/connect.ts';
import type { Platform } from '../../../platform/slice.ts';
import { parameter } from '../../settings/public.ts';
import { openAccounts } from '../db/account.repo.ts';
import { post } from './post.ts';

/** Opens the accounts of a new customer and books the sign-up gift, once a person however often it is called. */
export async function giveSignUpPoints(
  tx: Tx,
  { customerId, platform }: { readonly customerId: string; readonly platform: Platform },
): Promise<void> {
  await openAccounts(tx, customerId);
  const points = await parameter(platform, 'points.sign_up');
  if (points === 0) return;
  await post(tx, {
    kind: 'points_sign_up',
    key: `points-sign-up/${customerId}`,
    reference: { kind: 'customer', id: customerId },
    entries: [
      { account: { owner: customerId, code: 'points' }, amount: points },
      { account: { house: 'points_issued', unit: 'points' }, amount: -points },
    ],
  });
}

import type { Gender } from '@app/contract/accounts/schemas';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../../platform/db/connect.ts';

/** What a customer may change of themselves; what is undefined stays as it is. */
export type ProfileChange = {
  readonly nickname?: string | undefined;
  readonly avatar?: string | null | undefined;
  readonly gender?: Gender | null | undefined;
  readonly birthday?: string | null | undefined;
};

/** Sets what is given; gives false when another customer has the nickname. */
export async function updateProfile(tx: Tx, customerId: string, change: ProfileChange): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`
    SELECT EXISTS (
      SELECT FROM customer WHERE lower(nickname) = lower(${change.nickname ?? null}::text) AND id <> ${customerId}
    ) AS taken
  `.execute(tx);
  if (rows[0]?.taken) return false;
  await tx
    .updateTable('customer')
    .set((eb) => ({
      ...(change.nickname === undefined ? {} : { nickname: change.nickname }),
      ...(change.avatar === undefined ? {} : { avatar: change.avatar }),
      ...(change.gender === undefined ? {} : { gender: change.gender }),
      ...(change.birthday === undefined ? {} : { birthday: change.birthday }),
      version: eb('version', '+', 1),
    }))
    .where('id', '=', customerId)
    .execute();
  return true;
}

/** Stores the currency that a customer wants prices shown in. */
export async function keepCurrency(db: Queryable, customerId: string, code: string): Promise<void> {
  await db.updateTable('customer').set({ currency: code }).where('id', '=', customerId).execute();
}

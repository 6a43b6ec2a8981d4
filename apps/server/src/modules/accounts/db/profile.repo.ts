import type { Localized } from '@app/contract/core/locale';
import { refuse } from '@app/contract/core/refuse';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../platform/db/connect.ts';

export type Profile = {
  id: string;
  email: string;
  emailVerified: boolean;
  nickname: string;
  avatar: string | null;
  inviteCode: string;
  currency: string;
  levelName: Localized | null;
  levelImage: string | null;
  levelIdentifier: string | null;
};

/** A customer with his level, in one query, together with what stands in line. Refuses auth.user_missing. */
export async function profileOf(db: Queryable, customerId: string): Promise<Profile> {
  const { rows } = await sql<Profile>`
    SELECT c.id, c.email, c.email_verified_at IS NOT NULL AS "emailVerified", c.nickname, c.avatar,
           c.invite_code AS "inviteCode", c.currency,
           l.name AS "levelName", l.image AS "levelImage", l.identifier AS "levelIdentifier"
      FROM customer c
      LEFT JOIN LATERAL (
        SELECT name, image, identifier FROM member_level
         WHERE threshold_usd <= c.spent_usd ORDER BY threshold_usd DESC LIMIT 1
      ) l ON true
     WHERE c.id = ${customerId}
  `.execute(db);
  return rows[0] ?? refuse('auth.user_missing');
}

/** Sets what is given; gives false when another customer has the nickname. */
export async function updateProfile(
  tx: Tx,
  customerId: string,
  change: { nickname?: string | undefined; avatar?: string | null | undefined },
): Promise<boolean> {
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
      version: eb('version', '+', 1),
    }))
    .where('id', '=', customerId)
    .execute();
  return true;
}

import type { Gender } from '@app/contract/accounts/schemas';
import { refuse } from '@app/contract/core/refuse';
import { CompiledQuery, type RawBuilder, sql } from 'kysely';
import { batched } from '../../../../platform/db/batched.ts';
import type { Db } from '../../../../platform/db/connect.ts';

export type Profile = {
  readonly id: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly nickname: string;
  readonly avatar: string | null;
  readonly gender: Gender | null;
  readonly birthday: string | null;
  readonly inviteCode: string;
  readonly currency: string;
  readonly locale: string;
  readonly timeZone: string | null;
  readonly timeZoneChosen: boolean;
  readonly spentUsd: number;
  /** What the level goes by: what was spent, or what staff granted. */
  readonly standingUsd: number;
  readonly deletionEndsAt: Date | null;
};

type Row = Profile & Readonly<Record<`part${number}`, unknown>>;
type Statement = { readonly columns: number; readonly text: string };
/** The text is the same until another part is registered, which only happens at the start. */
let known: Statement = { columns: -1, text: '' };

function putTogether(db: Db, values: readonly RawBuilder<unknown>[]): void {
  const others = values.map((value, index) => sql`, ${value} AS ${sql.ref(`part${index}`)}`);
  const { sql: text } = sql`
    SELECT me.id, me.email, me.email_verified_at IS NOT NULL AS "emailVerified", me.nickname, me.avatar, me.gender,
      to_char(me.birthday, 'YYYY-MM-DD') AS birthday, me.invite_code AS "inviteCode", me.currency, me.locale,
      me.time_zone AS "timeZone", me.time_zone_chosen AS "timeZoneChosen",
      me.spent_usd AS "spentUsd", me.standing_usd AS "standingUsd",
      (SELECT ends_at FROM deletion_request d WHERE d.customer_id = me.id AND d.state = 'waiting') AS "deletionEndsAt"
      ${sql.join(others, sql``)}
    FROM customer me WHERE me.id = ANY(${null}::uuid[])`.compile(db);
  known = { columns: values.length, text };
}

const find = batched(async (db, ids: readonly string[]) => {
  const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(known.text, [[...new Set(ids)]]));
  const found = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => found.get(id));
});

/**
 * A customer with other values about their row `me`, `part0` and on, in one statement that is planned once; what is
 * asked of other customers at the same time goes in it too. Refuses auth.user_missing.
 */
export async function profileWith(db: Db, customerId: string, values: readonly RawBuilder<unknown>[]): Promise<Row> {
  if (known.columns !== values.length) putTogether(db, values);
  return (await find(db, customerId)) ?? refuse('auth.user_missing');
}

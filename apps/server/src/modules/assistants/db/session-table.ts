import type { AssistantCheckoutState } from '@app/contract/assistants/assistant-checkout.machine';
import type { Language } from '@app/contract/core/locale';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable, Tx } from '../../../platform/db/connect.ts';

/** What every session of an assistant says of itself, whatever it is of. */
export type StoredSession = {
  readonly id: string;
  readonly profile: string;
  /** Its calls are signed by a key of the profile. */
  readonly signed: boolean;
  readonly state: AssistantCheckoutState;
  readonly language: Language;
  readonly customerId: string | null;
  readonly quoteId: string | null;
  readonly expiresAt: Date;
  /** It was not taken in time. */
  readonly expired: boolean;
  readonly version: number;
  /** Of who took it: until when their quote is stored; null once it is removed. */
  readonly quotedUntil: Date | null;
  readonly quoted: boolean;
  readonly ordered: boolean;
};

/** The columns of a session `s`, of the quote `q` of who took it, and of their order `o`; a quote is stored for a day after its price was held. */
export const sessionColumns: RawBuilder<unknown> = sql`s.id, s.profile, s.signed, s.state, s.language,
  s.customer_id AS "customerId", s.quote_id AS "quoteId", s.expires_at AS "expiresAt", s.expires_at <= app_now() AS expired,
  s.version, q.expires_at + interval '1 day' AS "quotedUntil", q.id IS NOT NULL AS quoted, o.id IS NOT NULL AS ordered`;

/** Columns that a kind of session has beside those of all, with what is written in them. */
type Columns = Readonly<Record<string, unknown>>;

const set = (columns: Columns): RawBuilder<unknown> =>
  sql.join(Object.entries(columns).map(([name, value]) => sql`${sql.ref(name)} = ${value}`));

const inMinutes = (minutes: number): RawBuilder<unknown> => sql`app_now() + ${minutes}::int * interval '1 minute'`;

type Lasting = { readonly id: string; readonly minutes: number };

/** Returns the rules by which sessions are stored in a table of their slice. */
export function sessionTable(name: string) {
  const table = sql.table(name);
  return {
    /** Locks a session to the end of the transaction: who waited must read what the other wrote. */
    async lock(tx: Tx, id: string): Promise<void> {
      await sql`SELECT 1 FROM ${table} WHERE id = ${id} FOR UPDATE`.execute(tx);
    },

    /** Stores a new session for so many minutes. */
    async insert(tx: Tx, one: Lasting & Pick<StoredSession, 'profile' | 'signed'>, columns: Columns): Promise<void> {
      const names = sql.join(Object.keys(columns).map((column) => sql.ref(column)));
      await sql`INSERT INTO ${table} (id, profile, signed, expires_at, ${names})
        VALUES (${one.id}, ${one.profile}, ${one.signed}, ${inMinutes(one.minutes)}, ${sql.join(Object.values(columns))})`.execute(
        tx,
      );
    },

    /** Writes a locked session anew, open for so many minutes: who had taken it takes it again. */
    async replace(tx: Tx, one: Lasting, columns: Columns): Promise<void> {
      await sql`UPDATE ${table} SET ${set(columns)}, state = 'open', customer_id = NULL, quote_id = NULL,
          expires_at = ${inMinutes(one.minutes)}, version = version + 1
        WHERE id = ${one.id}`.execute(tx);
    },

    /** Hands an open session of this version over to a customer, with what of it is forgotten; returns whether it did. */
    async handOver(
      db: Queryable,
      one: Pick<StoredSession, 'id' | 'version'> & { readonly customerId: string; readonly quoteId: string },
      forgotten: Columns,
    ): Promise<boolean> {
      const { rows } = await sql`UPDATE ${table} SET ${set(forgotten)}, state = 'handed_over',
          customer_id = ${one.customerId}, quote_id = ${one.quoteId}, version = version + 1
        WHERE id = ${one.id} AND version = ${one.version} AND state = 'open' AND expires_at > app_now()
        RETURNING id`.execute(db);
      return rows.length > 0;
    },

    /** Cancels a locked session, with what of it is forgotten. */
    async cancel(tx: Tx, id: string, forgotten: Columns): Promise<void> {
      await sql`UPDATE ${table} SET ${set(forgotten)}, state = 'canceled', customer_id = NULL, quote_id = NULL,
          version = version + 1 WHERE id = ${id}`.execute(tx);
    },

    /** Removes what an account took, when the account goes. */
    async deleteOf(tx: Tx, customerId: string): Promise<void> {
      await sql`DELETE FROM ${table} WHERE customer_id = ${customerId}`.execute(tx);
    },

    /** Removes a batch of sessions that ended: a day after their time without a taker, half a year after one was taken; returns how many. */
    async forget(db: Queryable): Promise<number> {
      const { numAffectedRows } = await sql`DELETE FROM ${table} WHERE id = ANY(ARRAY(
        SELECT id FROM ${table}
        WHERE expires_at < app_now() - CASE WHEN state = 'handed_over' THEN interval '180 days' ELSE interval '1 day' END
        ORDER BY expires_at LIMIT 1000 FOR UPDATE SKIP LOCKED))`.execute(db);
      return Number(numAffectedRows ?? 0n);
    },
  };
}

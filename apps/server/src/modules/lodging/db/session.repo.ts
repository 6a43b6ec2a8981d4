import type { AssistantCheckoutState } from '@app/contract/assistants/assistant-checkout.machine';
import type { Language } from '@app/contract/core/locale';
import type { TravelKind } from '@app/contract/travel/kinds';
import { sql } from 'kysely';
import { json, type Queryable, type Tx } from '../../../platform/db/connect.ts';
import type { FrozenTravel } from '../../travel/public.ts';
import type { StoredWish } from '../domain/session-body.ts';

export type Session = {
  readonly id: string;
  readonly profile: string;
  /** Its calls are signed by a key of the profile. */
  readonly signed: boolean;
  readonly state: AssistantCheckoutState;
  readonly language: Language;
  readonly kind: TravelKind;
  readonly wish: StoredWish;
  readonly request: Record<string, unknown>;
  readonly frozen: FrozenTravel;
  readonly customerId: string | null;
  readonly quoteId: string | null;
  readonly expiresAt: Date;
  readonly expired: boolean;
  readonly version: number;
  /** Of who took it: until when their quote is stored; null once it is removed. */
  readonly quotedUntil: Date | null;
  readonly quoted: boolean;
  readonly ordered: boolean;
  /** The key of the link to the order: who comes by it sees people masked. */
  readonly orderKey: string | null;
  readonly orderNumber: string | null;
  readonly paid: boolean;
  readonly confirmed: boolean;
};

type Written = Pick<Session, 'language' | 'kind' | 'wish' | 'request' | 'frozen'> & { readonly minutes: number };

/** A quote is stored for a day after its price was frozen. */
const columns = sql`s.id, s.profile, s.signed, s.state, s.language, s.kind, s.wish, s.request, s.frozen,
  s.customer_id AS "customerId", s.quote_id AS "quoteId", s.expires_at AS "expiresAt", s.expires_at <= app_now() AS expired,
  s.version, q.expires_at + interval '1 day' AS "quotedUntil", q.id IS NOT NULL AS quoted, o.id IS NOT NULL AS ordered,
  o.access_key AS "orderKey", o.number AS "orderNumber", o.paid_at IS NOT NULL AS paid,
  EXISTS (SELECT FROM travel_order_history h WHERE h.order_id = o.id AND h.event = 'confirm') AS confirmed`;

/** A session with what became of its order. Check first whose it is. */
export async function readSession(db: Queryable, id: string): Promise<Session | null> {
  const { rows } = await sql<Session>`
    SELECT ${columns} FROM lodging_session s
    LEFT JOIN travel_quote q ON q.id = s.quote_id LEFT JOIN travel_order o ON o.id = s.quote_id
    WHERE s.id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/** A session as `readSession` returns it, locked to the end of the transaction. */
export async function lockSession(tx: Tx, id: string): Promise<Session | null> {
  // The row is locked first: who waited must read what the other wrote.
  await sql`SELECT 1 FROM lodging_session WHERE id = ${id} FOR UPDATE`.execute(tx);
  return readSession(tx, id);
}

/** Stores a new session for so many minutes. */
export async function insertSession(tx: Tx, one: Written & Pick<Session, 'id' | 'profile' | 'signed'>): Promise<void> {
  await sql`INSERT INTO lodging_session (id, profile, signed, language, kind, wish, request, frozen, expires_at)
    VALUES (${one.id}, ${one.profile}, ${one.signed}, ${one.language}, ${one.kind}, ${json(one.wish)}, ${json(one.request)},
      ${json(one.frozen)}, app_now() + ${one.minutes}::int * interval '1 minute')`.execute(tx);
}

/** Writes a locked session anew, open for so many minutes: who had taken it takes it again. */
export async function replaceSession(tx: Tx, one: Written & Pick<Session, 'id'>): Promise<void> {
  await sql`UPDATE lodging_session SET state = 'open', language = ${one.language}, kind = ${one.kind}, wish = ${json(one.wish)},
      request = ${json(one.request)}, frozen = ${json(one.frozen)}, customer_id = NULL, quote_id = NULL,
      expires_at = app_now() + ${one.minutes}::int * interval '1 minute', version = version + 1
    WHERE id = ${one.id}`.execute(tx);
}

/** Stores the price of an open session of this version as it was said last. */
export async function storePrice(
  db: Queryable,
  one: Pick<Session, 'id' | 'version' | 'request' | 'frozen'>,
): Promise<void> {
  await sql`UPDATE lodging_session SET request = ${json(one.request)}, frozen = ${json(one.frozen)}
    WHERE id = ${one.id} AND version = ${one.version} AND state = 'open'`.execute(db);
}

/** Hands an open session of this version over to a customer, and forgets whom it was for; returns whether it did. */
export async function handOver(
  db: Queryable,
  one: Pick<Session, 'id' | 'version' | 'wish'> & { readonly customerId: string; readonly quoteId: string },
): Promise<boolean> {
  const { rows } = await sql`UPDATE lodging_session SET state = 'handed_over', customer_id = ${one.customerId},
      quote_id = ${one.quoteId}, wish = ${json(one.wish)}, version = version + 1
    WHERE id = ${one.id} AND version = ${one.version} AND state = 'open' AND expires_at > app_now()
    RETURNING id`.execute(db);
  return rows.length > 0;
}

/** Cancels a locked session, and forgets whom it was for. */
export async function cancelSessionRow(tx: Tx, one: Pick<Session, 'id' | 'wish'>): Promise<void> {
  await sql`UPDATE lodging_session SET state = 'canceled', customer_id = NULL, quote_id = NULL, wish = ${json(one.wish)},
      version = version + 1 WHERE id = ${one.id}`.execute(tx);
}

/** Removes what an account took, when the account goes. */
export async function deleteSessionsOf(tx: Tx, customerId: string): Promise<void> {
  await sql`DELETE FROM lodging_session WHERE customer_id = ${customerId}`.execute(tx);
}

/** Removes a batch of sessions that ended: a day after their time without a taker, half a year after one was taken; returns how many. */
export async function forgetSessions(db: Queryable): Promise<number> {
  const { numAffectedRows } = await sql`DELETE FROM lodging_session WHERE id = ANY(ARRAY(
    SELECT id FROM lodging_session
    WHERE expires_at < app_now() - CASE WHEN state = 'handed_over' THEN interval '180 days' ELSE interval '1 day' END
    ORDER BY expires_at LIMIT 1000 FOR UPDATE SKIP LOCKED))`.execute(db);
  return Number(numAffectedRows ?? 0n);
}

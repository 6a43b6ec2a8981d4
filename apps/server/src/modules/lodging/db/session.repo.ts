import type { TravelKind } from '@app/contract/travel/kinds';
import { sql } from 'kysely';
import { json, type Queryable, type Tx } from '../../../platform/db/connect.ts';
import { type StoredSession, sessionColumns, sessionTable } from '../../assistants/public.ts';
import type { FrozenTravel } from '../../travel/public.ts';
import { travelHistoryAs, travelOrdersAs, travelQuotesAs } from '../../travel/public.ts';
import { type StoredWish, withoutPeople } from '../domain/session-body.ts';

const history = travelHistoryAs('h');
const quotes = travelQuotesAs('q');
const orders = travelOrdersAs('o');

export type Session = StoredSession & {
  readonly kind: TravelKind;
  readonly wish: StoredWish;
  readonly request: Record<string, unknown>;
  readonly frozen: FrozenTravel;
  /** The key of the link to the order: who comes by it sees people masked. */
  readonly orderKey: string | null;
  readonly orderNumber: string | null;
  readonly paid: boolean;
  readonly confirmed: boolean;
};

type Written = Pick<Session, 'id' | 'language' | 'kind' | 'wish' | 'request' | 'frozen'> & {
  readonly minutes: number;
};

const table = sessionTable('lodging_session');

const columnsOf = ({ language, kind, wish, request, frozen }: Written) => ({
  language,
  kind,
  wish: json(wish),
  request: json(request),
  frozen: json(frozen),
});

/** Who a session was for is forgotten. */
const forgottenOf = ({ wish }: Pick<Session, 'wish'>) => ({ wish: json(withoutPeople(wish)) });

/** A session with what became of its order. Check first whose it is. */
export async function readSession(db: Queryable, id: string): Promise<Session | null> {
  const { rows } = await sql<Session>`
    SELECT ${sessionColumns}, s.kind, s.wish, s.request, s.frozen, ${orders.accessKey} AS "orderKey",
      ${orders.number} AS "orderNumber", ${orders.paidAt} IS NOT NULL AS paid,
      EXISTS (SELECT FROM ${history.table} WHERE ${history.orderId} = ${orders.id}
        AND ${history.event} = 'confirm') AS confirmed
    FROM lodging_session s
    LEFT JOIN ${quotes.table} ON ${quotes.id} = s.quote_id LEFT JOIN ${orders.table} ON ${orders.id} = s.quote_id
    WHERE s.id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/** A session as `readSession` returns it, locked to the end of the transaction. */
export async function lockSession(tx: Tx, id: string): Promise<Session | null> {
  await table.lock(tx, id);
  return readSession(tx, id);
}

export const insertSession = (tx: Tx, one: Written & Pick<Session, 'profile' | 'signed'>): Promise<void> =>
  table.insert(tx, one, columnsOf(one));
export const replaceSession = (tx: Tx, one: Written): Promise<void> => table.replace(tx, one, columnsOf(one));

/** Stores the price of a session of this version that is not over as it was said last. */
export async function storePrice(
  db: Queryable,
  one: Pick<Session, 'id' | 'version' | 'request' | 'frozen'>,
): Promise<void> {
  await sql`UPDATE lodging_session SET request = ${json(one.request)}, frozen = ${json(one.frozen)}
    WHERE id = ${one.id} AND version = ${one.version} AND state IN ('open', 'handed_over')`.execute(db);
}

/** Hands an open session of this version over to a customer; returns whether it did. */
export const handOver = (
  db: Queryable,
  one: Pick<Session, 'id' | 'version' | 'wish'> & { readonly customerId: string; readonly quoteId: string },
): Promise<boolean> => table.handOver(db, one, forgottenOf(one));
export const cancelSessionRow = (tx: Tx, one: Pick<Session, 'id' | 'wish'>): Promise<void> =>
  table.cancel(tx, one.id, forgottenOf(one));
export const { deleteOf: deleteSessionsOf, forget: forgetSessions } = table;

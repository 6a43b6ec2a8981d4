import type { Gender } from '@app/contract/accounts/schemas';
import type { Localized } from '@app/contract/core/locale';
import type { OrderKind } from '@app/contract/reports/staff-schemas';
import { sql } from 'kysely';
import type { Queryable } from '../../../../../platform/db/connect.ts';
import { agentsAs, inSubtree } from '../../../../agents/core.ts';
import { type UserListRow, userColumns } from './user-list.repo.ts';

const agents = agentsAs('a');

export type UserRecord = UserListRow & {
  readonly avatar: string | null;
  readonly realName: string | null;
  readonly phoneCountry: string | null;
  readonly gender: Gender | null;
  readonly birthday: string | null;
  readonly locale: string;
  readonly currency: string;
  readonly grantedUsd: number;
  readonly disabledAt: Date | null;
  readonly disabledBecause: string | null;
  readonly deletedAt: Date | null;
  readonly version: number;
  readonly agentOf: { id: string; name: string; ended: boolean; level: number; rebateBp: number } | null;
  readonly invited: number;
};

/** One customer below the agent who asks, or null. */
export async function userRecord(db: Queryable, id: string, agentId: string | null): Promise<UserRecord | null> {
  const { rows } = await sql<UserRecord>`
    SELECT ${userColumns}, c.avatar, c.real_name AS "realName", c.phone_country AS "phoneCountry", c.gender, to_char(c.birthday, 'YYYY-MM-DD') AS birthday, c.locale, c.currency,
      c.granted_usd AS "grantedUsd", c.disabled_at AS "disabledAt", c.disabled_because AS "disabledBecause",
      c.deleted_at AS "deletedAt", c.version,
      (SELECT jsonb_build_object('id', ${agents.id}, 'name', ${agents.name}, 'ended', ${agents.endedAt} IS NOT NULL,
          'level', ${agents.level}, 'rebateBp', ${agents.rebateBp}) FROM ${agents.table}
        WHERE ${agents.userId} = c.id ORDER BY ${agents.endedAt} DESC NULLS FIRST, ${agents.createdAt} LIMIT 1) AS "agentOf",
      (SELECT count(*)::int FROM customer i WHERE i.invited_by_user = c.id) AS invited
    FROM customer c WHERE c.id = ${id} AND ${inSubtree('c.invited_by_agent', agentId)}`.execute(db);
  return rows[0] ?? null;
}

export type ChainPart = { readonly kind: 'customer' | 'agent'; readonly id: string; readonly name: string };

/** Longer chains are cut: nobody follows them. */
const CHAIN = 20;

/** By whose code somebody came, and so on upwards; of agents those that the asker's agent may see. */
export async function inviteChain(db: Queryable, id: string, agentId: string | null): Promise<ChainPart[]> {
  const { rows } = await sql<ChainPart>`
    WITH RECURSIVE people AS (
      SELECT c.id, c.nickname, c.invited_by_user, c.invited_by_agent, 0 AS step FROM customer c WHERE c.id = ${id}
      UNION ALL
      SELECT c.id, c.nickname, c.invited_by_user, c.invited_by_agent, p.step + 1
        FROM people p JOIN customer c ON c.id = p.invited_by_user WHERE p.step < ${CHAIN}
    ), agents AS (
      SELECT ${agents.id}, ${agents.name}, ${agents.parentId}, 100 AS step FROM ${agents.table}
       WHERE ${agents.id} = (SELECT invited_by_agent FROM people ORDER BY step DESC LIMIT 1)
      UNION ALL
      SELECT ${agents.id}, ${agents.name}, ${agents.parentId}, g.step + 1 FROM agents g
        JOIN ${agents.table} ON ${agents.id} = g.parent_id
       WHERE g.step < ${100 + CHAIN}
    )
    SELECT 'customer' AS kind, id, nickname AS name, step FROM people WHERE step > 0 AND ${agentId}::uuid IS NULL
    UNION ALL
    SELECT 'agent', id, name, step FROM agents WHERE ${inSubtree('agents.id', agentId)}
    ORDER BY step`.execute(db);
  return rows.map(({ kind, id: of, name }) => ({ kind, id: of, name }));
}

export type OrderFacts = {
  readonly total: number;
  readonly paidUsd: number;
  readonly latest: readonly {
    id: string;
    kind: OrderKind;
    number: string;
    state: string;
    payableUsd: number;
    createdAt: string;
  }[];
};

/** Which orders of a customer the asker may see. */
type OrderEyes = { readonly goods: boolean; readonly travel: boolean };

/** How many orders a customer placed, what they came to that were paid, and the newest five; of the kinds that may be seen. */
export async function orderFacts(db: Queryable, customerId: string, may: OrderEyes): Promise<OrderFacts> {
  const { rows } = await sql<OrderFacts>`
    WITH own AS (
      SELECT o.id, 'goods' AS kind, o.number, o.state, o.payable_usd, o.refund_usd, o.paid_at, o.created_at
      FROM goods_order o WHERE o.customer_id = ${customerId} AND ${may.goods}
      UNION ALL
      SELECT o.id, o.kind, o.number, o.state, o.payable_usd, o.refund_usd, o.paid_at, o.created_at
      FROM travel_order o WHERE o.customer_id = ${customerId} AND ${may.travel}
    )
    SELECT count(*)::int AS total,
      COALESCE(sum(o.payable_usd - COALESCE(o.refund_usd, 0)) FILTER (WHERE o.paid_at IS NOT NULL), 0)::bigint AS "paidUsd",
      COALESCE((SELECT jsonb_agg(jsonb_build_object('id', n.id, 'kind', n.kind, 'number', n.number, 'state', n.state,
          'payableUsd', n.payable_usd, 'createdAt', n.created_at) ORDER BY n.created_at DESC, n.id DESC)
        FROM (SELECT * FROM own ORDER BY created_at DESC, id DESC LIMIT 5) n), '[]') AS latest
    FROM own o`.execute(db);
  return rows[0] ?? { total: 0, paidUsd: 0, latest: [] };
}

export type CouponFact = {
  readonly id: string;
  readonly couponId: string;
  readonly name: Localized;
  readonly state: 'usable' | 'held' | 'used' | 'lapsed';
  readonly validUntil: Date;
};

/** The newest twenty coupons of a customer. */
export async function couponFacts(db: Queryable, customerId: string): Promise<CouponFact[]> {
  const { rows } = await sql<CouponFact>`
    SELECT m.id, m.coupon_id AS "couponId", c.name, m.valid_until AS "validUntil",
      CASE WHEN m.state = 'usable' AND m.valid_until <= app_now() THEN 'lapsed' ELSE m.state END AS state
    FROM customer_coupon m JOIN coupon c ON c.id = m.coupon_id
    WHERE m.customer_id = ${customerId} ORDER BY m.created_at DESC, m.id LIMIT 20`.execute(db);
  return rows;
}

/** The ids of a customer's ledger accounts, by their code. */
export async function accountIds(db: Queryable, customerId: string): Promise<Partial<Record<string, string>>> {
  const { rows } = await sql<{ code: string; id: number }>`
    SELECT code, id FROM ledger_account WHERE owner_id = ${customerId}`.execute(db);
  return Object.fromEntries(rows.map(({ code, id }) => [code, String(id)]));
}

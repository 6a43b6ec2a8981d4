import type { Locale } from '@app/contract/core/locale';
import { refuse } from '@app/contract/core/refuse';
import type { Rebate, RebateOrder } from '@app/contract/rebates/schemas';
import type { RebateState } from '@app/contract/rebates/states';
import { encodeCursor } from '@app/kernel/pagination';
import { sql } from 'kysely';
import type { Queryable } from '../../../../platform/db/connect.ts';
import { cursorAfter, readPlace } from '../../../../platform/http/place-in-feed.ts';
import { idAfter } from '../../../../platform/http/place-in-list.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { priceIn } from '../../../currencies/public.ts';
import { shortened } from '../../../levels/public.ts';
import { bookedOf, type OwnLine, ownSums, pendingOf } from '../db/own-rebates.repo.ts';
import { rebateOfOrder } from '../db/rebate-order.repo.ts';

type RebatesReader = { readonly customerId: string; readonly lang: Locale; readonly currency: string };
type Stretch = { readonly state: RebateState; readonly cursor: string | undefined; readonly limit: number };

const BP_PER_PERCENT = 100;
const NOTHING = { count: 0, usd: 0 };

/** Lines of one state, one more than asked for telling of a next stretch, and what its cursor would be. */
async function linesOf(
  db: Queryable,
  of: RebatesReader & Stretch,
): Promise<{ rows: OwnLine[]; next: (last: OwnLine) => string }> {
  const { customerId, state } = of;
  const limit = of.limit + 1;
  if (state === 'pending') {
    const rows = await pendingOf(db, { customerId, after: readPlace(of.cursor), limit });
    return { rows, next: ({ place, id }) => cursorAfter({ at: place, id }) };
  }
  const kind = state === 'settled' ? 'credit' : 'reversal';
  const rows = await bookedOf(db, { customerId, after: idAfter(of.cursor), limit, kind });
  return { rows, next: ({ id }) => encodeCursor([Number(id)]) };
}

/** A stretch of an agent's rebates of one state with the sums of all; nothing for a customer who is no agent. */
export async function listRebates(platform: Platform, of: RebatesReader & Stretch) {
  const [[{ rows, next }, agent], price] = await Promise.all([
    platform.replicas.read((db) => Promise.all([linesOf(db, of), ownSums(db, of.customerId)])),
    priceIn(platform, of.currency),
  ]);
  const page = rows.slice(0, of.limit);
  const last = page.at(-1);
  const sumOf = (state: RebateState) => {
    const { count, usd } = agent?.[state] ?? NOTHING;
    return { count, amount: price(usd) };
  };
  return {
    list: page.map(
      ({ id, orderId, orderNumber, nickname, amountUsd, at }): Rebate => ({
        id,
        state: of.state,
        orderId,
        orderNumber,
        nickname: shortened(nickname),
        amount: price(amountUsd),
        at: at.toISOString(),
      }),
    ),
    cursor: rows.length > of.limit && last ? next(last) : null,
    agent: agent ? { name: agent.name, level: agent.level, ratioPercent: agent.rebateBp / BP_PER_PERCENT } : null,
    sums: { pending: sumOf('pending'), settled: sumOf('settled'), reversed: sumOf('reversed') },
  };
}

/** What an agent may see of an order that earns them a rebate. Refuses record.not_found, also for another agent's. */
export async function showRebateOrder(
  platform: Platform,
  of: RebatesReader & { orderId: string },
): Promise<RebateOrder> {
  const [order, price] = await Promise.all([
    rebateOfOrder(platform.db, of.orderId, sql`a.user_id = ${of.customerId}`),
    priceIn(platform, of.currency),
  ]);
  if (!order) refuse('record.not_found');
  return {
    orderNumber: order.orderNumber,
    nickname: shortened(order.nickname),
    ratioPercent: order.rebateBp / BP_PER_PERCENT,
    paid: price(order.paidUsd),
    refunded: price(order.refundedUsd),
    expected: order.expectedUsd === null ? null : price(order.expectedUsd),
    paidAt: order.paidAt.toISOString(),
    completedAt: order.completedAt?.toISOString() ?? null,
    lines: order.lines.map(({ id, kind, amountUsd, at }) => ({
      id,
      state: kind === 'credit' ? 'settled' : 'reversed',
      amount: price(amountUsd),
      at: new Date(at).toISOString(),
    })),
  };
}

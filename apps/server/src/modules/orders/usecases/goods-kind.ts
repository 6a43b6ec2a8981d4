import { type GoodsOrderState, myOrderTabs } from '@app/contract/orders/goods-order.machine';
import { goodsStates } from '@app/contract/orders/goods-order-groups';
import type { OrderGroup } from '@app/contract/orders/schemas';
import { ORDER_GROUPS } from '@app/contract/orders/schemas';
import { parameter } from '../../settings/public.ts';
import { countByState } from '../db/order-counts.repo.ts';
import { customerOrders } from '../db/order-read.repo.ts';
import type { OrderKind } from './order-kinds.ts';
import { summaryView } from './order-views.ts';

const states: Record<OrderGroup, readonly GoodsOrderState[]> = {
  all: myOrderTabs.all,
  unpaid: goodsStates('unpaid'),
  asked: [],
  active: goodsStates('active'),
  done: goodsStates('done'),
  cancelled: goodsStates('cancelled'),
  returns: goodsStates('returns'),
};

/** Orders of goods, as the list of all orders shows them. */
export const goodsKind: OrderKind = {
  kind: 'goods',
  payable: 'goods_order',
  title: 'orders.kind.goods',
  list: async (platform, { customerId, lang, group, words, ids, after, limit }) => {
    const returnDays = await parameter(platform, 'order.return_days');
    const rows = await customerOrders(platform.db, {
      customerId,
      states: states[group],
      includePastDeadline: group === 'all' || group === 'cancelled',
      orPastDeadline: group === 'cancelled',
      words,
      ids,
      after,
      limit: limit - 1,
    });
    return rows.map((row) => {
      const goods = summaryView(row, { lang, returnDays });
      const [first] = goods.lines;
      return {
        place: { createdAt: row.cursorAt, id: row.id },
        order: {
          kind: 'goods',
          id: goods.id,
          number: goods.number,
          title: first?.name ?? '',
          cover: first?.cover ?? null,
          stateText: platform.translate(lang, `orders.state.${goods.state}`),
          payable: goods.payable,
          createdAt: goods.createdAt,
          details: `/orderdetails?id=${goods.id}`,
          goods,
          booked: null,
        },
      };
    });
  },
  counts: async (platform, customerId) => {
    const rows = await countByState(platform.db, customerId);
    const inGroup = (group: OrderGroup) =>
      rows
        .filter(({ state }) => (states[group] as readonly string[]).includes(state))
        .reduce((sum, { n }) => sum + n, 0);
    return Object.fromEntries(ORDER_GROUPS.map((group) => [group, inGroup(group)])) as Record<OrderGroup, number>;
  },
};

import { z } from 'zod';
import { typedAmount } from '../core/amounts.ts';
import { limits } from '../core/limits.ts';
import { count, id, moment, optionalText, pageOf, pageQuery, paragraphs } from '../core/validation.ts';
import { goodsOrderMachine } from '../orders/goods-order.machine.ts';
import { travelOrderMachine } from '../travel/travel-order.machine.ts';
import { REBATE_STATES } from './states.ts';

const state = z.enum(REBATE_STATES, { error: 'field.invalid' });
const agent = z.object({ id: z.uuid(), name: z.string() });
const customer = z.object({ id: z.uuid(), nickname: z.string(), email: z.string() });

/** One line of the books of rebates. Money in USD cents. */
const staffRebateRow = z.object({
  id: z.string(),
  state,
  agent,
  customer,
  orderId: z.uuid(),
  orderNumber: z.string(),
  percent: z.number(),
  /** Paid for the order and not given back. */
  keptUsd: count,
  amountUsd: count,
  at: moment,
});
export type StaffRebateRow = z.infer<typeof staffRebateRow>;

const sum = z.object({ count, usd: count });

/** Everything the books hold of one order's rebate. */
const staffRebate = z.object({
  orderId: z.uuid(),
  orderNumber: z.string(),
  /** As the ledger names it: `goods_order`, `hotel_order`. */
  orderKind: z.string(),
  orderState: z.enum([...goodsOrderMachine.states, ...travelOrderMachine.states]),
  agent: agent.extend({ wallet: z.boolean() }),
  customer,
  percent: z.number(),
  paidUsd: count,
  refundedUsd: count,
  /** What is still expected; null once the order is completed or nothing is left of it. */
  expectedUsd: count.nullable(),
  paidAt: moment,
  completedAt: moment.nullable(),
  lines: z.array(
    z.object({
      id: z.string(),
      state,
      amountUsd: count,
      /** The part of it that is or was owed by the house, no wallet taking it. */
      owedUsd: count,
      caseNumber: z.string().nullable(),
      at: moment,
    }),
  ),
  transfers: z.array(
    z.object({
      id: z.string(),
      key: z.string(),
      at: moment,
      entries: z.array(z.object({ code: z.string(), owner: z.string().nullable(), amountUsd: z.int() })),
    }),
  ),
});
export type StaffRebate = z.infer<typeof staffRebate>;

/** What the house owes an agent for rebates that went into no wallet; below zero where the agent owes the house. */
const agentPayable = z.object({
  id: z.uuid(),
  name: z.string(),
  wallet: z.boolean(),
  bookedUsd: z.int(),
  paidOutUsd: count,
  owedUsd: z.int(),
  lastPaidAt: moment.nullable(),
});
export type AgentPayable = z.infer<typeof agentPayable>;

const agentPayableDetail = agentPayable.extend({
  payouts: z.array(z.object({ id: z.uuid(), amountUsd: count, reason: z.string(), by: z.string(), at: moment })),
});
export type AgentPayableDetail = z.infer<typeof agentPayableDetail>;

const params = z.object({ id });
const sums = z.object({ pending: sum, settled: sum, reversed: sum });

export const shapes = {
  listRebates: {
    query: z.object({
      ...pageQuery,
      tab: state.optional().default('pending'),
      agent: optionalText(limits.nickname).optional(),
      number: optionalText(40).optional(),
      customer: optionalText(limits.email).optional(),
      from: z.iso.date('field.invalid').optional(),
      to: z.iso.date('field.invalid').optional(),
      sort: z.enum(['at'], { error: 'field.invalid' }).optional().default('at'),
      order: z.enum(['asc', 'desc'], { error: 'field.invalid' }).optional().default('desc'),
    }),
    answer: pageOf(staffRebateRow).extend({
      counts: z.object({ pending: count, settled: count, reversed: count }),
      sums,
    }),
  },
  readRebate: { params, answer: staffRebate },
  listAgentPayables: {
    query: z.object({ ...pageQuery, name: optionalText(limits.nickname).optional() }),
    answer: pageOf(agentPayable),
  },
  readAgentPayable: { params, answer: agentPayableDetail },
  payOutRebates: {
    params,
    body: z.strictObject({ amount: typedAmount, reason: paragraphs(limits.withdrawalReason) }),
    answer: agentPayableDetail,
  },
};

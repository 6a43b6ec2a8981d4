import { z } from 'zod';
import { limits } from '../core/limits.ts';
import {
  count,
  feedOf,
  feedQuery,
  id,
  moment,
  optionalText,
  pageOf,
  pageQuery,
  paragraphs,
  text,
} from '../core/validation.ts';

const AGENT_TABS = ['all', 'active', 'ended'] as const;
const AGENT_ACTIONS = ['end', 'resume', 'edit'] as const;
export type AgentAction = (typeof AGENT_ACTIONS)[number];
export type AgentTab = (typeof AGENT_TABS)[number];

const named = z.object({ id: z.uuid(), name: z.string() });

/** What an agent is, in a form. Ratios are basis points: 100 are one percent. */
const agentTerms = {
  name: text(limits.agentName),
  level: z.int('field.number').min(1, 'field.too_small').max(limits.agentLevel, 'field.too_big'),
  rebateBp: z.int('field.number').min(0, 'field.too_small').max(limits.rebateBp, 'field.too_big'),
  /** The agent above. */
  parentId: id.nullable(),
};

/** An agent in the list. People are customers who came by their code; sales what these paid and kept, in USD cents. */
const agentRow = z.object({
  id: z.uuid(),
  name: z.string(),
  level: z.int(),
  rebateBp: z.int(),
  inviteCode: z.string(),
  parent: named.nullable(),
  /** The customer whose wallet gets the agent's rebates. */
  customer: z.object({ id: z.uuid(), nickname: z.string() }).nullable(),
  people: count,
  orders: count,
  salesUsd: z.int(),
  createdAt: moment,
  endedAt: moment.nullable(),
});
export type AgentRow = z.infer<typeof agentRow>;

/** An agent in the tree: on their own, and with everybody below them. */
const agentNode = agentRow.extend({
  agentsBelow: count,
  team: z.object({ agents: count, people: count, orders: count, salesUsd: z.int() }),
});
export type AgentNode = z.infer<typeof agentNode>;

const agentDetail = agentNode.extend({
  version: z.int(),
  /** What the asker may do with the agent now. */
  actions: z.array(z.enum(AGENT_ACTIONS)),
  parentId: z.uuid().nullable(),
  /** From the top down to the one above them. */
  path: z.array(named),
  ratioChanges: z.array(
    z.object({
      id: z.uuid(),
      /** Null where they became an agent. */
      beforeBp: z.int().nullable(),
      afterBp: z.int(),
      reason: z.string(),
      by: z.string(),
      at: moment,
    }),
  ),
});
export type AgentDetail = z.infer<typeof agentDetail>;

/** A customer who came by an agent's code. */
const agentPerson = z.object({
  id: z.uuid(),
  nickname: z.string(),
  orders: count,
  paidUsd: z.int(),
  createdAt: moment,
  /** The agent that this customer is. */
  agentId: z.uuid().nullable(),
});
export type AgentPerson = z.infer<typeof agentPerson>;

/** An agent as chosen. */
export const agentChoice = named.extend({ parentId: z.uuid().nullable(), ended: z.boolean() });

const params = z.object({ id });
const reason = paragraphs(limits.staffReason);
const version = z.int().min(1);

const agentInput = z.strictObject({ ...agentTerms, reason });
export type AgentInput = z.infer<typeof agentInput>;

export const shapes = {
  listAgents: {
    query: z.object({
      ...pageQuery,
      tab: z.enum(AGENT_TABS, { error: 'field.invalid' }).optional().default('all'),
      name: optionalText(limits.agentName).optional(),
      code: optionalText(limits.code).optional(),
      level: z
        .string()
        .regex(/^([1-9]|10)$/, 'field.invalid')
        .transform(Number)
        .optional(),
      sort: z
        .enum(['createdAt', 'name', 'level', 'rebateBp'], { error: 'field.invalid' })
        .optional()
        .default('createdAt'),
      order: z.enum(['asc', 'desc'], { error: 'field.invalid' }).optional().default('desc'),
    }),
    answer: pageOf(agentRow).extend({ counts: z.object({ all: count, active: count, ended: count }) }),
  },
  agentTree: {
    query: z.object({
      /** Whose agents below; the top of what the asker sees when absent. */
      parent: id.optional(),
    }),
    answer: z.array(agentNode),
  },
  agentChoices: { answer: z.array(agentChoice) },
  agentPeople: { params, query: z.object(feedQuery), answer: feedOf(agentPerson) },
  readAgent: { params, answer: agentDetail },
  makeAgent: {
    body: agentInput.extend({
      customerId: id,
      /** Null: one is made up. */
      inviteCode: z
        .string({ error: 'field.invalid' })
        .trim()
        .toUpperCase()
        .regex(/^[A-Z0-9]{4,20}$/, 'field.agent_code')
        .nullable(),
    }),
    answer: agentDetail,
  },
  updateAgent: { params, body: agentInput.extend({ version }), answer: agentDetail },
  endAgent: { params, body: z.strictObject({ version, reason }), answer: agentDetail },
  resumeAgent: { params, body: z.strictObject({ version, reason }), answer: agentDetail },
};

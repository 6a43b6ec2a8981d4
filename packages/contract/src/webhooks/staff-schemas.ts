import { z } from 'zod';
import { count, distinct, id, moment, nothing, optionalText, pageOf, pageQuery, text } from '../core/validation.ts';
import { webhookKinds } from './kinds.ts';
import { webhookLimits } from './limits.ts';

/** Failing: the last try was no success, and it is tried again. Paused: nothing is sent until staff switch it on. */
const ENDPOINT_STATES = ['on', 'failing', 'paused'] as const;
export type EndpointState = (typeof ENDPOINT_STATES)[number];
/**
 * Why an endpoint is paused: by staff, after three days of failures, because it answered that it is gone (410), or while its merchant is
 * closed or its agent has ended.
 */
const PAUSE_REASONS = ['staff', 'failures', 'gone', 'closed', 'ended'] as const;
/** Given up was tried for three days, or its endpoint is gone. */
const MESSAGE_STATES = ['waiting', 'delivered', 'given_up'] as const;
export type MessageState = (typeof MESSAGE_STATES)[number];

const kind = z.enum(webhookKinds, { error: 'field.invalid' });

const endpointTerms = z.strictObject({
  name: text(webhookLimits.name),
  /** By https; in a demo also of this very machine. */
  url: text(webhookLimits.url),
  kinds: distinct(z.array(kind).min(1, 'field.required').max(webhookKinds.length, 'field.invalid')),
});
export type WebhookEndpointTerms = z.infer<typeof endpointTerms>;

const endpointInput = endpointTerms
  .extend({
    /** Whose it is, for good. Staff of an agent or a merchant name their own, or neither, which means the same to them. */
    agentId: id.nullable().optional().default(null),
    merchantId: id.nullable().optional().default(null),
  })
  .superRefine(({ agentId, merchantId }, context) => {
    if (agentId !== null && merchantId !== null)
      context.addIssue({ code: 'custom', path: ['merchantId'], message: 'field.agent_or_merchant' });
  });
export type WebhookEndpointInput = z.output<typeof endpointInput>;

const named = z.object({ id: z.uuid(), name: z.string() });

const endpoint = endpointTerms.extend({
  id: z.uuid(),
  /** Whose it is: an agent's, a merchant's, or with neither the house's. */
  agent: named.nullable(),
  merchant: named.nullable(),
  state: z.enum(ENDPOINT_STATES),
  pausedBecause: z.enum(PAUSE_REASONS).nullable(),
  /** Messages that wait. */
  waiting: count,
  lastDeliveredAt: moment.nullable(),
  /** Until when the secret of before signs as well; null where it does not. */
  oldSecretUntil: moment.nullable(),
  createdAt: moment,
  version: z.int(),
});
export type WebhookEndpoint = z.infer<typeof endpoint>;

const withSecret = z.object({
  endpoint,
  /** The secret that messages are signed with, in this answer alone. */
  secret: z.string(),
});

const message = z.object({
  /** What is sent as `webhook-id`. */
  id: z.uuid(),
  endpoint: named,
  kind,
  /** The id of the record it is about. */
  record: z.string(),
  state: z.enum(MESSAGE_STATES),
  attempts: count,
  createdAt: moment,
  /** When it is tried next; null unless it waits. */
  nextTryAt: moment.nullable(),
  doneAt: moment.nullable(),
});
export type WebhookMessage = z.infer<typeof message>;

const messageDetail = message.extend({
  /** What is sent, to the letter. */
  body: z.string(),
  /** The last tries, the newest first. */
  tries: z.array(
    z.object({
      at: moment,
      /** The status of the answer; null where none came. */
      status: z.int().nullable(),
      /** How the answer began. */
      answer: z.string(),
      /** Why no answer came. */
      error: z.string(),
      milliseconds: count,
    }),
  ),
});
export type WebhookMessageDetail = z.infer<typeof messageDetail>;

const params = z.object({ id });

export const shapes = {
  listWebhookEndpoints: {
    query: z.object({
      ...pageQuery,
      name: optionalText(webhookLimits.name).optional(),
      state: z.enum(ENDPOINT_STATES, { error: 'field.invalid' }).optional(),
    }),
    answer: pageOf(endpoint).extend({ counts: z.object({ all: count, on: count, failing: count, paused: count }) }),
  },
  readWebhookEndpoint: { params, answer: endpoint },
  createWebhookEndpoint: { body: endpointInput, answer: withSecret },
  updateWebhookEndpoint: { params, body: endpointTerms.extend({ version: z.int().min(1) }), answer: endpoint },
  switchWebhookEndpoint: {
    params,
    body: z.strictObject({ on: z.boolean({ error: 'field.invalid' }) }),
    answer: endpoint,
  },
  rotateWebhookSecret: { params, answer: withSecret },
  deleteWebhookEndpoint: { params, answer: nothing },
  webhookEndpointChoices: { answer: z.array(named) },
  webhookOwners: {
    answer: z.object({ agents: z.array(named.extend({ parent: z.string().nullable() })), merchants: z.array(named) }),
  },
  listWebhookMessages: {
    query: z.object({
      ...pageQuery,
      endpointId: id.optional(),
      kind: kind.optional(),
      record: id.optional(),
      state: z.enum(MESSAGE_STATES, { error: 'field.invalid' }).optional(),
    }),
    answer: pageOf(message).extend({
      counts: z.object({ all: count, waiting: count, delivered: count, given_up: count }),
    }),
  },
  readWebhookMessage: { params, answer: messageDetail },
  replayWebhookMessage: { params, answer: messageDetail },
};

import { afterCommit, type Tx } from '../../../platform/db/connect.ts';
import type { Platform } from '../../../platform/slice.ts';
import { agentsAboveCustomer } from '../../agents/core.ts';

/** Whose talk it is: the customer hears it once there is one, else the visitor's device. */
export type Owner = { readonly id: string; readonly customerId: string | null; readonly visitorId: string | null };

/** `chat.message`: something was written; `chat.changed`: taken, handed over, closed; `chat.read`, `chat.typing`: marks. */
export type ChatTopic = 'chat.message' | 'chat.changed' | 'chat.read' | 'chat.typing';

/**
 * Tells the open sockets of the person and of staff about a talk; of an agent's staff those above the customer, none for
 * a visitor. Only numbers travel: each device asks for what it lacks, and is given what it may see.
 */
export function notifyNow(
  platform: Platform,
  owner: Owner,
  news: { topic: ChatTopic; data?: Record<string, unknown> },
): void {
  const { customerId } = owner;
  const message = { topic: news.topic, data: { talk: owner.id, ...news.data } };
  const failed = (error: unknown) => platform.log.warn({ err: error }, 'a talk was not announced');
  if (customerId) platform.realtime.toCustomer(customerId, message).catch(failed);
  else if (owner.visitorId) platform.realtime.toVisitor(owner.visitorId, message).catch(failed);
  const above = customerId ? agentsAboveCustomer(platform.reads, customerId) : Promise.resolve([]);
  above.then((below) => platform.realtime.toStaff({ ...message, below })).catch(failed);
}

/** The same once the transaction has committed. */
export const notify = (
  platform: Platform,
  tx: Tx,
  news: { owner: Owner; topic: ChatTopic; data?: Record<string, unknown> },
): void => afterCommit(tx, () => notifyNow(platform, news.owner, news));

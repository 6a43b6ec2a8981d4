import { refuse } from '@app/contract/core/refuse';
import type { shapes, WebhookMessage, WebhookMessageDetail } from '@app/contract/webhooks/staff-schemas';
import type { z } from 'zod';
import { inTransaction, type Queryable } from '../../../platform/db/connect.ts';
import type { ScopedActor, StaffContext } from '../../../platform/http/bind.ts';
import { logOperation } from '../../../platform/http/operation-log.ts';
import type { Platform } from '../../../platform/slice.ts';
import type { EndpointScope } from '../db/endpoint.repo.ts';
import { type MessageRow, messageById, messagesPage, replay, triesOf } from '../db/message.repo.ts';
import { hearingScope } from './hearing-scope.ts';

type Query = z.output<(typeof shapes)['listWebhookMessages']['query']>;

const shown = (row: MessageRow): WebhookMessage => ({
  id: row.id,
  endpoint: { id: row.endpointId, name: row.endpointName },
  kind: row.kind,
  record: row.record,
  state: row.state,
  attempts: row.attempts,
  createdAt: row.createdAt.toISOString(),
  nextTryAt: row.state === 'waiting' ? row.nextTryAt.toISOString() : null,
  doneAt: row.doneAt?.toISOString() ?? null,
});

/** A page of the messages that the caller sees, with counts per state. */
export async function listMessages({ db }: Platform, staff: ScopedActor, { page, limit, ...filter }: Query) {
  const { rows, counts } = await messagesPage(db, hearingScope(staff), filter, { limit, offset: (page - 1) * limit });
  return { list: rows.map(shown), total: counts[filter.state ?? 'all'], page, limit, counts };
}

/** One message with what is sent and its last tries. Refuses record.not_found. */
export async function readMessage(db: Queryable, scope: EndpointScope, id: string): Promise<WebhookMessageDetail> {
  const row = (await messageById(db, scope, id)) ?? refuse('record.not_found');
  const tries = await triesOf(db, id);
  return { ...shown(row), body: row.body, tries: tries.map((one) => ({ ...one, at: one.at.toISOString() })) };
}

/** Has a message sent again under the same id, before what waits of the same record. Refuses record.not_found. */
export async function replayMessage(
  { db }: Platform,
  by: StaffContext<ScopedActor>,
  id: string,
): Promise<WebhookMessageDetail> {
  return inTransaction(db, async (tx) => {
    const scope = hearingScope(by.staff);
    if (!(await replay(tx, scope, id))) refuse('record.not_found');
    const record = `webhook_message/${id}`;
    await logOperation(tx, by, { action: 'webhook_message.replay', record, before: null, after: null });
    return readMessage(tx, scope, id);
  });
}

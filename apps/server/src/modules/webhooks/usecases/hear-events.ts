import type { DomainEvents } from '@app/contract/core/events';
import { type WebhookKind, webhookKinds, webhookRecord } from '@app/contract/webhooks/kinds';
import { type Heard, type Platform, type Subscriber, subscriber } from '../../../platform/slice.ts';
import { insertMessages, type News } from '../db/message.repo.ts';
import { bodyOf, recordOf } from '../domain/message-body.ts';

const newsOf = (kind: WebhookKind, payload: DomainEvents[WebhookKind], { id, at }: Heard): News => ({
  eventId: id,
  kind,
  field: webhookRecord[kind],
  record: recordOf(kind, payload),
  body: bodyOf(kind, payload, at),
});

/**
 * Hears every event that other programs can receive and writes its messages, once for each event however often it is heard;
 * `written` is called when there is something to send.
 */
export const webhookSubscribers = ({ db }: Platform, written: () => void): Subscriber[] =>
  webhookKinds.map((kind) => {
    const write = async (news: readonly News[]): Promise<void> => {
      if ((await insertMessages(db, news)) > 0) written();
    };
    return subscriber<WebhookKind>({
      name: `webhooks.${kind}`,
      event: kind,
      run: (payload, heard) => write([newsOf(kind, payload, heard)]),
      runAll: (payloads, heard) =>
        write(payloads.flatMap((payload, index) => (heard[index] ? [newsOf(kind, payload, heard[index])] : []))),
    });
  });

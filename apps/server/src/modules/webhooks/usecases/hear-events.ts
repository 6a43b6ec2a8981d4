import type { DomainEvents } from '@app/contract/core/events';
import { type WebhookKind, webhookKinds, webhookRecord } from '@app/contract/webhooks/kinds';
import { type Heard, type Platform, type Subscriber, subscriber } from '../../../platform/slice.ts';
import { insertMessages, type News } from '../db/message.repo.ts';
import { insertSenderMessages } from '../db/sender.repo.ts';
import { bodyOf, recordOf } from '../domain/message-body.ts';
import { webhookSenderPort } from './sender-port.ts';

type HeardNews = News & { readonly at: Date };

const newsOf = (kind: WebhookKind, payload: DomainEvents[WebhookKind], { id, at }: Heard): HeardNews => ({
  at,
  eventId: id,
  kind,
  field: webhookRecord[kind],
  record: recordOf(kind, payload),
  body: bodyOf(kind, payload, at),
});

/** Writes the messages of senders for events of a kind; returns how many there are. */
async function writeForSenders(platform: Platform, kind: WebhookKind, news: readonly HeardNews[]): Promise<number> {
  let written = 0;
  for (const { name, kinds, addressesOf } of webhookSenderPort.all(platform)) {
    if (!kinds.includes(kind)) continue;
    const addresses = await addressesOf(
      platform.db,
      news.map(({ record }) => record),
    );
    const own = news.flatMap((one) => {
      const found = addresses.get(one.record);
      return found ? [{ ...one, ...found }] : [];
    });
    if (own.length > 0) written += await insertSenderMessages(platform.db, { sender: name, kinds, news: own });
  }
  return written;
}

/**
 * Hears every event that other programs can receive and writes its messages, once for each event however often it is heard;
 * `written` is called when there is something to send.
 */
export const webhookSubscribers = (platform: Platform, written: () => void): Subscriber[] =>
  webhookKinds.map((kind) => {
    const write = async (news: readonly HeardNews[]): Promise<void> => {
      const own = await insertMessages(platform.db, news);
      if (own + (await writeForSenders(platform, kind, news)) > 0) written();
    };
    return subscriber<WebhookKind>({
      name: `webhooks.${kind}`,
      event: kind,
      run: (payload, heard) => write([newsOf(kind, payload, heard)]),
      runAll: (payloads, heard) =>
        write(payloads.flatMap((payload, index) => (heard[index] ? [newsOf(kind, payload, heard[index])] : []))),
    });
  });

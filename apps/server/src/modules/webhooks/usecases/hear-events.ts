import type { DomainEvents } from '@app/contract/core/events';
import { isSharedKind, type WebhookKind, webhookKinds, webhookRecord } from '@app/contract/webhooks/kinds';
import { type Heard, type Platform, type Subscriber, subscriber } from '../../../platform/slice.ts';
import type { Hearers } from '../../travel/public.ts';
import { isHeardBeside } from '../db/endpoint.repo.ts';
import { insertMessages, type News } from '../db/message.repo.ts';
import { insertSenderMessages } from '../db/sender.repo.ts';
import { bodyOf, recordOf } from '../domain/message-body.ts';
import { findHearers } from './hearers.ts';
import { webhookSenderPort } from './sender-port.ts';

const NONE: Hearers = { below: [], at: [] };

/** Whose addresses beside the house's hear of events of a kind: none are looked for where no such address wants it. */
async function hearersOfAll<K extends WebhookKind>(
  platform: Platform,
  kind: K,
  payloads: readonly DomainEvents[K][],
): Promise<Hearers[]> {
  if (!isSharedKind(kind) || !(await isHeardBeside(platform.db, [kind]))) return payloads.map(() => NONE);
  // The payloads are of this kind: the checker cannot follow that through the narrowed name.
  const find = findHearers[kind] as (platform: Platform, payload: DomainEvents[K]) => Promise<Hearers>;
  const found: Hearers[] = [];
  for (const payload of payloads) found.push(await find(platform, payload));
  return found;
}

const newsOf = (kind: WebhookKind, payload: DomainEvents[WebhookKind], { id, at }: Heard, hearers: Hearers): News => ({
  eventId: id,
  kind,
  field: webhookRecord[kind],
  record: recordOf(kind, payload),
  body: bodyOf(kind, payload, at),
  happenedAt: at,
  ...hearers,
});

/** Writes the messages of senders for events of a kind; returns how many there are. */
async function writeForSenders(platform: Platform, kind: WebhookKind, news: readonly News[]): Promise<number> {
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
    const write = async (payloads: readonly DomainEvents[WebhookKind][], heard: readonly Heard[]): Promise<void> => {
      const hearers = await hearersOfAll(platform, kind, payloads);
      const news = payloads.flatMap((payload, index) =>
        heard[index] ? [newsOf(kind, payload, heard[index], hearers[index] ?? NONE)] : [],
      );
      const own = await insertMessages(platform.db, news);
      if (own + (await writeForSenders(platform, kind, news)) > 0) written();
    };
    return subscriber<WebhookKind>({
      name: `webhooks.${kind}`,
      event: kind,
      run: (payload, heard) => write([payload], [heard]),
      runAll: write,
    });
  });

import type { WebhookKind } from '@app/contract/webhooks/kinds';
import type { Queryable } from '../../../platform/db/connect.ts';
import { defineKeyedPort } from '../../../platform/port.ts';

/** An address that news of a record go to, as its sender names it, and what staff read of it. */
export type Addressed = { readonly address: string; readonly name: string };

export type PreparedNews = {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
};

/** News that a slice makes and signs itself. They are sent, retried and logged as those of staff's addresses, and never paused. */
export type WebhookSender = {
  readonly name: string;
  /** What it sends news of. */
  readonly kinds: readonly WebhookKind[];
  /** Returns which of these records have an address, by their ids. */
  addressesOf(db: Queryable, records: readonly string[]): Promise<ReadonlyMap<string, Addressed>>;
  /** Makes what is sent of a record now; null where nothing is to be sent any more. Throws where it is to be tried again. */
  prepare(news: {
    readonly id: string;
    readonly address: string;
    readonly record: string;
    /** When it happened. */
    readonly at: Date;
  }): Promise<PreparedNews | null>;
};

export const webhookSenderPort = defineKeyedPort<string, WebhookSender>('sender of webhooks', ({ name }) => name);

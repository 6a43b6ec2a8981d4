import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import { fitsOneMessage, inMessages } from './notification-messages.ts';
import { listenOnOwnConnection } from './own-connection.ts';

/** What processes tell one another through PostgreSQL. Payloads that are no lists have at most 7,500 bytes of JSON. */
export type Channel = 'cache' | 'clock' | 'realtime' | 'sessions';
type Listener = (payload: unknown) => void;

export type Notifications = {
  on(channel: Channel, listener: Listener): void;
  /**
   * Sent in batches outside any transaction; a notification inside one would serialise all commits. A payload that is a
   * list may arrive in parts.
   */
  send(channel: Channel, payload: unknown): void;
  stop(): Promise<void>;
};

const CHANNELS: readonly Channel[] = ['cache', 'clock', 'realtime', 'sessions'];
/** A notification costs a commit: those of so long go together. */
const GATHER_MS = 25;

/** Sends payloads on a channel, marked with the process that they come from. */
async function notify(pool: pg.Pool, of: { channel: Channel; origin: string; payloads: unknown[] }): Promise<void> {
  const { channel, origin, payloads } = of;
  const messageOf = (list: string): string => `{"from":"${origin}","payloads":[${list}]}`;
  // One statement, one commit; one that is too long would not be heard of, nor what goes with it.
  const { fit = [], tooLong = [] } = Object.groupBy(inMessages(payloads), (list) =>
    fitsOneMessage(list) ? 'fit' : 'tooLong',
  );
  if (fit.length > 0)
    await pool.query('SELECT pg_notify($1, text) FROM unnest($2::text[]) AS text', [channel, fit.map(messageOf)]);
  for (const list of tooLong) await pool.query('SELECT pg_notify($1, $2)', [channel, messageOf(list)]);
}

/** Listens on an own connection that is opened again when it is lost; `onReconnect` is told, as messages were missed. */
export async function createNotifications(
  url: string,
  pool: pg.Pool,
  given: { log: FastifyBaseLogger; onReconnect: () => void },
): Promise<Notifications> {
  const listeners = new Map<Channel, Listener[]>();
  const origin = crypto.randomUUID();
  let stopped = false;
  let queue: { channel: Channel; payload: unknown }[] = [];
  let timer: NodeJS.Timeout | null = null;
  let flushed: Promise<void> = Promise.resolve();

  function receive(channel: string, text: string): void {
    const message = JSON.parse(text) as { from: string; payloads: unknown[] };
    if (message.from === origin && channel !== 'realtime') return;
    for (const payload of message.payloads)
      for (const listener of listeners.get(channel as Channel) ?? []) listener(payload);
  }

  async function flush(): Promise<void> {
    timer = null;
    const sending = Map.groupBy(queue, (item) => item.channel);
    queue = [];
    for (const [channel, items] of sending)
      await notify(pool, { channel, origin, payloads: items.map((item) => item.payload) });
  }

  /** One batch after another: two at once, on two connections, could overtake each other. */
  function flushInOrder(): Promise<void> {
    flushed = flushed.then(flush).catch((error) => {
      if (!stopped) given.log.warn({ err: error }, 'not notified');
    });
    return flushed;
  }

  const listening = await listenOnOwnConnection(url, { ...given, channels: CHANNELS, receive });
  return {
    on: (channel, listener) => listeners.set(channel, [...(listeners.get(channel) ?? []), listener]),
    send: (channel, payload) => {
      queue.push({ channel, payload });
      timer ??= setTimeout(() => void flushInOrder(), GATHER_MS);
    },
    stop: async () => {
      stopped = true;
      if (timer) clearTimeout(timer);
      await flushInOrder();
      await listening.stop();
    },
  };
}

import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';

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
const CONNECT_MS = 5_000;
/** PostgreSQL takes less than 8,000 bytes; the frame around the payloads needs some. */
const MESSAGE_BYTES = 7_500;

/** A payload that is a list too long for one message as halves of it, until each part fits. */
function inParts(payload: unknown): unknown[] {
  if (!Array.isArray(payload) || payload.length < 2) return [payload];
  if (Buffer.byteLength(JSON.stringify(payload)) < MESSAGE_BYTES) return [payload];
  const middle = payload.length >> 1;
  return [...inParts(payload.slice(0, middle)), ...inParts(payload.slice(middle))];
}

/** Payloads as lists that fit into one message each, in their order; a list is JSON without its brackets. */
function inMessages(payloads: readonly unknown[]): string[] {
  const lists: string[] = [];
  let bytes = 0;
  for (const payload of payloads.flatMap(inParts)) {
    const text = JSON.stringify(payload);
    const size = Buffer.byteLength(text) + 1;
    const last = lists.length - 1;
    if (last >= 0 && bytes + size <= MESSAGE_BYTES) {
      lists[last] += `,${text}`;
      bytes += size;
    } else {
      lists.push(text);
      bytes = size;
    }
  }
  return lists;
}

/** Listens on an own connection that is opened again when it is lost; `onReconnect` is told, as messages were missed. */
export async function createNotifications(
  url: string,
  pool: pg.Pool,
  given: { log: FastifyBaseLogger; onReconnect: () => void },
): Promise<Notifications> {
  const listeners = new Map<Channel, Listener[]>();
  const origin = crypto.randomUUID();
  let client: pg.Client | null = null;
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

  async function connect(): Promise<void> {
    const next = new pg.Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: CONNECT_MS });
    let stands = false;
    let over = false;
    next.on('notification', (message) => {
      try {
        receive(message.channel, message.payload ?? '');
      } catch (error) {
        given.log.error({ err: error }, 'a notification could not be read');
      }
    });
    next.on('error', () => undefined);
    next.on('end', () => {
      over = true;
      // One that never stood is tried again by whoever opened it: both together would double with every failure.
      if (stands && !stopped) setTimeout(() => void reconnect(), 500).unref();
    });
    try {
      await next.connect();
      for (const channel of CHANNELS) await next.query(`LISTEN ${channel}`);
      if (over || stopped) throw new Error('the connection ended while it was opened');
    } catch (error) {
      void next.end().catch(() => undefined);
      throw error;
    }
    stands = true;
    client = next;
  }

  async function reconnect(): Promise<void> {
    try {
      await connect();
      given.onReconnect();
    } catch {
      if (!stopped) setTimeout(() => void reconnect(), 1_000).unref();
    }
  }

  async function flush(): Promise<void> {
    timer = null;
    const sending = Map.groupBy(queue, (item) => item.channel);
    queue = [];
    for (const [channel, items] of sending) {
      const lists = inMessages(items.map((item) => item.payload));
      const messages = lists.map((list) => `{"from":"${origin}","payloads":[${list}]}`);
      // One statement, one commit; of one that is too long nobody would hear, nor of what goes with it.
      const [fit = [], tooLong = []] = [false, true].map((long) =>
        messages.filter((_, index) => Buffer.byteLength(lists[index] ?? '') > MESSAGE_BYTES === long),
      );
      if (fit.length > 0)
        await pool.query('SELECT pg_notify($1, text) FROM unnest($2::text[]) AS text', [channel, fit]);
      for (const one of tooLong) await pool.query('SELECT pg_notify($1, $2)', [channel, one]);
    }
  }

  /** One batch after another: two at once, on two connections, could overtake each other. */
  function flushInOrder(): Promise<void> {
    flushed = flushed.then(flush).catch((error) => {
      if (!stopped) given.log.warn({ err: error }, 'not notified');
    });
    return flushed;
  }

  await connect();
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
      await client?.end().catch(() => undefined);
    },
  };
}

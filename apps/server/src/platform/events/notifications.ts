import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';

/** What processes tell one another through PostgreSQL. Payloads are at most 8,000 bytes of JSON. */
export type Channel = 'cache' | 'clock' | 'realtime' | 'sessions';
type Listener = (payload: unknown) => void;

export type Notifications = {
  on(channel: Channel, listener: Listener): void;
  /** Sent in batches outside any transaction; a notification inside one would serialise all commits. */
  send(channel: Channel, payload: unknown): void;
  stop(): Promise<void>;
};

const CHANNELS: readonly Channel[] = ['cache', 'clock', 'realtime', 'sessions'];
/** A notification costs a commit: those of so long go together. */
const GATHER_MS = 25;

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

  function receive(channel: string, text: string): void {
    const message = JSON.parse(text) as { from: string; payloads: unknown[] };
    if (message.from === origin && channel !== 'realtime') return;
    for (const payload of message.payloads)
      for (const listener of listeners.get(channel as Channel) ?? []) listener(payload);
  }

  async function connect(): Promise<void> {
    const next = new pg.Client({ connectionString: url, keepAlive: true });
    next.on('notification', (message) => {
      try {
        receive(message.channel, message.payload ?? '');
      } catch (error) {
        given.log.error({ err: error }, 'a notification could not be read');
      }
    });
    next.on('error', () => undefined);
    next.on('end', () => {
      if (!stopped) setTimeout(() => void reconnect(), 500).unref();
    });
    await next.connect();
    for (const channel of CHANNELS) await next.query(`LISTEN ${channel}`);
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
      const payloads = items.map((item) => item.payload);
      const text = JSON.stringify({ from: origin, payloads });
      // Too much for one message: each on its own.
      const texts = text.length < 7_500 ? [text] : payloads.map((p) => JSON.stringify({ from: origin, payloads: [p] }));
      for (const one of texts) await pool.query('SELECT pg_notify($1, $2)', [channel, one]);
    }
  }

  await connect();
  return {
    on: (channel, listener) => listeners.set(channel, [...(listeners.get(channel) ?? []), listener]),
    send: (channel, payload) => {
      queue.push({ channel, payload });
      timer ??= setTimeout(
        () => void flush().catch((error) => given.log.warn({ err: error }, 'not notified')),
        GATHER_MS,
      );
    },
    stop: async () => {
      stopped = true;
      if (timer) clearTimeout(timer);
      await flush().catch(() => undefined);
      await client?.end().catch(() => undefined);
    },
  };
}

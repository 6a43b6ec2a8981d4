import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';

const CONNECT_MS = 5_000;

/**
 * Listens to channels on a connection of its own that is opened again when it is lost; `onReconnect` is called then, as messages were
 * missed. Throws when it cannot be opened for the first time.
 */
export async function listenOnOwnConnection(
  url: string,
  given: {
    readonly channels: readonly string[];
    readonly log: FastifyBaseLogger;
    readonly receive: (channel: string, text: string) => void;
    readonly onReconnect: () => void;
  },
): Promise<{ stop(): Promise<void> }> {
  let client: pg.Client | null = null;
  let stopped = false;

  async function connect(): Promise<void> {
    const next = new pg.Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: CONNECT_MS });
    let stands = false;
    let over = false;
    next.on('notification', (message) => {
      try {
        given.receive(message.channel, message.payload ?? '');
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
      for (const channel of given.channels) await next.query(`LISTEN ${channel}`);
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

  await connect();
  return {
    stop: async () => {
      stopped = true;
      await client?.end().catch(() => undefined);
    },
  };
}

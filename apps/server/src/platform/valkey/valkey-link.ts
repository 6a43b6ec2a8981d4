import type { FastifyBaseLogger } from 'fastify';
import type { Redis } from 'ioredis';

/** A message that waits for an answer for so long failed. */
const COMMAND_MS = 500;
const CONNECT_MS = 2_000;
const AGAIN_MS = 500;
/** Each process says so often that it lives, and hears itself do so. */
const BEAT_MS = 500;
/** One that has not heard itself for so long does not hear the others either. */
const DEAF_MS = 2_000;

export type ValkeyLink = {
  /** Whether this process hears what is published at this moment. */
  hears(): boolean;
  /** Publishes messages in their order. Throws when not all are surely published. */
  publish(messages: readonly { readonly channel: string; readonly text: string }[]): Promise<void>;
  /** What stands before each name. */
  readonly prefix: string;
  /** For counts; its `status` is `ready` while commands are answered. */
  readonly client: Redis;
  close(): void;
};

type LinkGiven = {
  /** Stands before each name, so that shops do not hear one another. */
  readonly prefix: string;
  readonly channels: readonly string[];
  readonly receive: (channel: string, text: string) => void;
  /** This process, as its own beats name it. */
  readonly origin: string;
  /** What this process says of itself with each beat, on the channel `beat`. */
  readonly beat: () => string;
  /** It no longer hears, or hears again. */
  readonly changed: (hears: boolean) => void;
  readonly log: FastifyBaseLogger;
};

/** The addresses of Valkey are those of Redis under another name. */
const asRedis = (url: string): string => url.replace(/^valkey(s?):/, 'redis$1:');

async function clientOf(url: string): Promise<Redis> {
  const { Redis } = await import('ioredis');
  const client = new Redis(asRedis(url), {
    lazyConnect: true,
    enableOfflineQueue: false,
    autoResubscribe: false,
    maxRetriesPerRequest: 0,
    commandTimeout: COMMAND_MS,
    connectTimeout: CONNECT_MS,
    retryStrategy: () => AGAIN_MS,
  });
  // Each try that fails is an error of its own.
  client.on('error', () => undefined);
  return client;
}

/** Opens both connections to Valkey. It need not be there: both are opened again and again until it is. */
export async function openValkeyLink(url: string, given: LinkGiven): Promise<ValkeyLink> {
  const [client, subscriber] = [await clientOf(url), await clientOf(url)];
  const named = (channel: string): string => `${given.prefix}:${channel}`;
  let subscribedAt: number | null = null;
  let heardAt = 0;
  let heard = false;

  const hears = (): boolean =>
    subscribedAt !== null &&
    heardAt > subscribedAt &&
    client.status === 'ready' &&
    performance.now() - heardAt < DEAF_MS;
  function noticeChange(): void {
    const now = hears();
    if (now === heard) return;
    heard = now;
    given.log.warn(
      { hears: now },
      now ? 'Valkey is heard again' : 'Valkey is not heard: PostgreSQL carries its messages',
    );
    given.changed(now);
  }

  subscriber.on('message', (channel: string, text: string) => {
    const name = channel.slice(given.prefix.length + 1);
    if (name === 'beat' && text.includes(given.origin)) heardAt = performance.now();
    given.receive(name, text);
    if (!heard) noticeChange();
  });
  subscriber.on('ready', () => {
    subscriber.subscribe(...[...given.channels, 'beat'].map(named)).then(
      () => {
        subscribedAt = performance.now();
      },
      // Tried again on another connection.
      () => subscriber.disconnect(true),
    );
  });
  for (const one of [client, subscriber]) {
    one.on('close', () => {
      if (one === subscriber) subscribedAt = null;
      noticeChange();
    });
    one.connect().catch(() => undefined);
  }
  const beating = setInterval(() => {
    noticeChange();
    // One that stands and hears nothing is half open.
    const since = subscribedAt === null ? null : performance.now() - Math.max(subscribedAt, heardAt);
    if (since !== null && client.status === 'ready' && since > DEAF_MS) subscriber.disconnect(true);
    if (client.status === 'ready') client.publish(named('beat'), given.beat()).catch(() => undefined);
  }, BEAT_MS);

  return {
    hears,
    prefix: given.prefix,
    client,
    publish: async (messages) => {
      const pipeline = client.pipeline();
      for (const { channel, text } of messages) pipeline.publish(named(channel), text);
      const answers = (await pipeline.exec()) ?? [];
      const failed = answers.find(([error]) => error);
      if (failed?.[0] || answers.length < messages.length) throw failed?.[0] ?? new Error('not published');
    },
    close: () => {
      clearInterval(beating);
      for (const one of [client, subscriber]) {
        one.removeAllListeners('close');
        one.disconnect();
      }
    },
  };
}

/** Tries an address at the start. Throws one line for what is wrong with it; returns what an owner should know of one that is away. */
export async function tryValkey(url: string | null): Promise<string[]> {
  if (url === null) return [];
  const client = await clientOf(url);
  const { host, port } = client.options;
  const failed: Error[] = [];
  client.on('error', (error) => failed.push(error));
  try {
    await client.connect();
    await client.ping();
    return [];
  } catch (error) {
    const reason = failed.find(({ message }) => REFUSED.test(message)) ?? failed[0] ?? (error as Error);
    if (REFUSED.test(reason.message)) throw new Error(`VALKEY_URL: ${host}:${port} refuses: ${reason.message}.`);
    if ((reason as { code?: string }).code === 'ENOTFOUND')
      throw new Error(`VALKEY_URL: the host ${host} is not known. Check its name.`);
    return [`VALKEY_URL: ${host}:${port} is away (${reason.message}): PostgreSQL carries the messages of processes.`];
  } finally {
    client.disconnect();
  }
}

const REFUSED = /^(?:WRONGPASS|NOAUTH|NOPERM|ERR (?:AUTH|invalid|DB index))/;

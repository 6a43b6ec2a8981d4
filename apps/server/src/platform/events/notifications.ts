import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import type pg from 'pg';
import type { Numbered } from '../valkey/numbered-inbox.ts';
import { fitsOneMessage, inMessages } from './notification-messages.ts';
import { listenOnOwnConnection } from './own-connection.ts';
import type { Sent } from './recent.ts';
import { type CarrierWord, openValkeyCarrier, prefixOf, type ValkeyCarrier } from './valkey-carrier.ts';

/** What processes tell one another. Payloads that are no lists have at most 7,500 bytes of JSON. */
export type Channel = 'cache' | 'clock' | 'realtime' | 'sessions';
type Listener = (payload: unknown) => void;

export type Notifications = {
  on(channel: Channel, listener: Listener): void;
  /**
   * Sent in batches outside any transaction; a notification inside one would serialise all commits. A payload that is a
   * list may arrive in parts.
   */
  send(channel: Channel, payload: unknown): void;
  /** Valkey, where it carries what processes tell one another; null where PostgreSQL does. */
  readonly valkey: ValkeyCarrier | null;
  stop(): Promise<void>;
};

const CHANNELS: readonly Channel[] = ['cache', 'clock', 'realtime', 'sessions'];
/** What processes say to one another of how they can be reached. */
const CARRIERS = 'carriers';
/** A notification costs a commit: those of so long go together. */
const GATHER_MS = 25;
const SENDERS_MAX = 1_000;
/** Which database this is, wherever it is asked. */
const IDENTITY = `SELECT (SELECT system_identifier FROM pg_control_system()) || ' ' || current_database() AS identity`;

type NotificationsGiven = {
  readonly log: FastifyBaseLogger;
  readonly onReconnect: () => void;
  /** The address of Valkey or Redis; null: PostgreSQL alone. */
  readonly valkeyUrl?: string | null;
};

/** Sends messages through PostgreSQL, those of a channel by one statement and one commit. */
async function notify(
  pool: pg.Pool,
  sent: readonly { readonly channel: string; readonly text: string }[],
): Promise<void> {
  // One that is too long would not be heard of, nor what goes with it.
  const { fit = [], tooLong = [] } = Object.groupBy(sent, ({ text }) => (fitsOneMessage(text) ? 'fit' : 'tooLong'));
  for (const [channel, ofOne] of Map.groupBy(fit, (one) => one.channel)) {
    const texts = ofOne.map(({ text }) => text);
    await pool.query('SELECT pg_notify($1, text) FROM unnest($2::text[]) AS text', [channel, texts]);
  }
  for (const { channel, text } of tooLong) await pool.query('SELECT pg_notify($1, $2)', [channel, text]);
}

async function openCarrier(
  valkeyUrl: string,
  {
    pool,
    origin,
    log,
    onReconnect,
    deliver,
  }: Omit<NotificationsGiven, 'valkeyUrl'> & {
    readonly pool: pg.Pool;
    readonly origin: string;
    readonly deliver: (message: Numbered) => void;
  },
): Promise<ValkeyCarrier> {
  const { rows } = await pool.query<{ identity: string }>(IDENTITY);
  return openValkeyCarrier({
    url: valkeyUrl,
    origin,
    prefix: prefixOf(rows[0]?.identity ?? ''),
    channels: CHANNELS,
    log,
    deliver,
    lost: onReconnect,
    byPostgres: (sent) => notify(pool, sent),
    say: (word) => say(pool, word),
  });
}

const say = (pool: pg.Pool, word: CarrierWord): Promise<void> =>
  notify(pool, [{ channel: CARRIERS, text: JSON.stringify(word) }]).catch(() => undefined);

/**
 * Listens on an own connection that is opened again when it is lost; `onReconnect` is called, as messages were missed. With `valkeyUrl` messages
 * go through Valkey while every process hears it.
 */
export async function createNotifications(
  url: string,
  pool: pg.Pool,
  given: NotificationsGiven,
): Promise<Notifications> {
  const listeners = new Map<Channel, Listener[]>();
  const origin = crypto.randomUUID();
  let stopped = false;
  let queue: { channel: Channel; payload: unknown }[] = [];
  let timer: NodeJS.Timeout | null = null;
  let flushed: Promise<void> = Promise.resolve();
  let last = 0;
  const heard = new LRUCache<string, number>({ max: SENDERS_MAX });

  function deliver({ from, channel, payloads }: Numbered): void {
    if (from === origin && channel !== 'realtime') return;
    for (const payload of payloads) for (const listener of listeners.get(channel as Channel) ?? []) listener(payload);
  }
  const valkey = given.valkeyUrl ? await openCarrier(given.valkeyUrl, { ...given, pool, origin, deliver }) : null;

  function receive(channel: string, text: string): void {
    if (channel !== CARRIERS) {
      const message = { ...(JSON.parse(text) as Numbered), channel };
      // A process of a release before this one numbers nothing, and says each thing once.
      if (!Number.isInteger(message.n)) deliver(message);
      else if (valkey) valkey.take(message);
      else if (isNew(message)) deliver(message);
      return;
    }
    const word = JSON.parse(text) as CarrierWord;
    if (valkey) valkey.hear(word);
    // Who sends through Valkey has to know of one that has none.
    else if (word.says === 'here' || word.says === 'hears') void say(pool, { from: origin, last, says: 'deaf' });
  }

  /** Whether it did not come before: processes with Valkey send again what others may have missed. */
  function isNew({ from, n }: Numbered): boolean {
    const before = heard.get(from) ?? 0;
    if (n > before) heard.set(from, n);
    return n > before;
  }

  const numbered = (channel: Channel, list: string): Sent => {
    last += 1;
    return { n: last, channel, text: `{"from":"${origin}","n":${last},"payloads":[${list}]}` };
  };
  async function flush(): Promise<void> {
    timer = null;
    const sending = Map.groupBy(queue, (item) => item.channel);
    queue = [];
    const sent = [...sending].flatMap(([channel, items]) =>
      inMessages(items.map((item) => item.payload)).map((list) => numbered(channel, list)),
    );
    await (valkey ? valkey.send(sent) : notify(pool, sent));
  }

  /** One batch after another: two at once, on two connections, could overtake each other. */
  function flushInOrder(): Promise<void> {
    flushed = flushed.then(flush).catch((error) => {
      if (!stopped) given.log.warn({ err: error }, 'not notified');
    });
    return flushed;
  }

  const listening = await listenOnOwnConnection(url, { ...given, channels: [...CHANNELS, CARRIERS], receive });
  await valkey?.introduce();
  return {
    on: (channel, listener) => listeners.set(channel, [...(listeners.get(channel) ?? []), listener]),
    send: (channel, payload) => {
      queue.push({ channel, payload });
      timer ??= setTimeout(() => void flushInOrder(), GATHER_MS);
    },
    valkey,
    stop: async () => {
      stopped = true;
      if (timer) clearTimeout(timer);
      await flushInOrder();
      valkey?.stop();
      await listening.stop();
    },
  };
}

import type { FastifyBaseLogger } from 'fastify';
import { ALL, keyOf } from './cdn-headers.ts';
import type { CdnSettings } from './settings.ts';

/** What is dropped within this time goes in one call. */
const BATCH_MS = 20;
/** What a CDN was fetching while it forgot is forgotten once more. */
const AGAIN_MS = 2_000;
const RETRY_MS = 1_000;
const TIMEOUT_MS = 5_000;
/** From so many keys on everything is forgotten: CDNs take about 250 in one call. */
const MOST_KEYS = 200;

export type Purger = {
  /** Has the CDN forget what carries one of these tags, soon. */
  purge(tags: readonly string[]): void;
  close(): void;
};

type Waiting = { readonly keys: Set<string>; readonly until: number };

/**
 * Returns how a CDN hears what it has to forget: `POST` with `Surrogate-Key` and the keys as JSON (`tags`), and the token as bearer. A call
 * that fails is repeated until the CDN has forgotten by time.
 */
export function createPurger(
  { to, seconds }: { readonly to: NonNullable<CdnSettings['purge']>; readonly seconds: number },
  log: Pick<FastifyBaseLogger, 'warn'>,
): Purger {
  const timers = new Set<NodeJS.Timeout>();
  let batched: Set<string> | null = null;
  let closed = false;

  const later = (ms: number, work: () => void): void => {
    if (closed) return;
    const timer = setTimeout(() => {
      timers.delete(timer);
      work();
    }, ms);
    timer.unref();
    timers.add(timer);
  };

  async function send({ keys, until }: Waiting): Promise<void> {
    const all = keys.has(ALL) || keys.size > MOST_KEYS;
    const tags = all ? [ALL] : [...keys];
    try {
      const answer = await fetch(to.url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'surrogate-key': tags.join(' '),
          ...(to.token && { authorization: `Bearer ${to.token}` }),
        },
        body: JSON.stringify({ tags }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      await answer.body?.cancel();
      if (!answer.ok) throw new Error(`it answered ${answer.status}`);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      log.warn({ reason, keys: tags.length }, 'the CDN was not reached to forget answers');
      if (Date.now() + RETRY_MS < until) later(RETRY_MS, () => void send({ keys, until }));
    }
  }

  const flush = (): void => {
    const keys = batched;
    batched = null;
    if (!keys) return;
    // Fetched with the old answer at the last moment, it would be held so long.
    const until = Date.now() + (seconds * 1_000 + AGAIN_MS);
    void send({ keys, until });
    later(AGAIN_MS, () => void send({ keys, until }));
  };

  return {
    purge: (tags) => {
      if (!batched) {
        batched = new Set();
        later(BATCH_MS, flush);
      }
      for (const tag of tags) batched.add(keyOf(tag));
    },
    close: () => {
      closed = true;
      for (const timer of timers) clearTimeout(timer);
    },
  };
}

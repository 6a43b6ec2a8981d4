import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Buyer } from '../testing/shop.ts';

/** One call that has an effect: what was sent, how often, and the answer that finally came. */
export type Entry = {
  readonly key: string;
  readonly path: string;
  readonly body: object;
  tries: number;
  answer: Answer | null;
};
export type Answer = { code: number; data: Record<string, string>; replayed: boolean };

export type Storm = {
  readonly journal: readonly Entry[];
  /** Lets every client finish the purchase it is at, retrying with the same keys, and ends. */
  finish(): Promise<void>;
  /** When the latest call with a good answer was sent, by `performance.now()`. Throws when a client has given up. */
  lastGood(): number;
};

/** Longer than a killed program takes to start on a machine with far more to do than it can. */
const GIVE_UP_MS = 120_000;

/**
 * Customers who put a piece into the cart, quote one, order it and pay it, again and again. A call that gets no answer,
 * or one that says the service is in trouble, is repeated with the same key until it does, wherever `address` then points.
 */
export function startStorm(given: {
  address: () => string;
  buyers: readonly Buyer[];
  variantId: string;
  channel: string;
  /** How long a customer rests after each purchase, in ms; not at all without it. */
  restMs?: number;
}): Storm {
  const journal: Entry[] = [];
  let stopping = false;
  let lastGood = performance.now();

  async function once(buyer: Buyer, entry: Entry): Promise<Answer | null> {
    entry.tries += 1;
    const sent = performance.now();
    try {
      const response = await fetch(`${given.address()}/app_index${entry.path}?lang=en-US&currency=USD`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${buyer.token}`,
          'content-type': 'application/json',
          'idempotency-key': entry.key,
        },
        body: JSON.stringify(entry.body),
        signal: AbortSignal.timeout(8_000),
      });
      const { code, data } = (await response.json()) as Answer;
      if (response.status >= 500) return null;
      lastGood = Math.max(lastGood, sent);
      return { code, data, replayed: response.headers.get('idempotent-replayed') === 'true' };
    } catch {
      return null;
    }
  }

  async function perform(buyer: Buyer, path: string, body: object): Promise<Answer> {
    const entry: Entry = { key: randomUUID(), path, body, tries: 0, answer: null };
    journal.push(entry);
    const begun = performance.now();
    while (performance.now() - begun < GIVE_UP_MS) {
      entry.answer = await once(buyer, entry);
      if (entry.answer) return entry.answer;
      await sleep(50);
    }
    throw new Error(`no answer to ${path} in ${GIVE_UP_MS} ms`);
  }

  async function shopUntilAnswered(buyer: Buyer): Promise<void> {
    const { variantId, channel, restMs = 0 } = given;
    while (!stopping) {
      await perform(buyer, '/goods/add_cart', { variantId, quantity: 1 });
      const quote = await perform(buyer, '/order/quote', { source: 'items', items: [{ variantId, quantity: 1 }] });
      const order = await perform(buyer, '/order/submit', { quoteId: quote.data.id });
      if (order.data.paymentId) await perform(buyer, '/payment/pay', { payment: order.data.paymentId, channel });
      if (restMs > 0) await sleep(restMs);
    }
  }

  const clients = Promise.all(given.buyers.map(shopUntilAnswered));
  let trouble: unknown = null;
  clients.catch((error: unknown) => {
    trouble = error;
  });
  return {
    journal,
    lastGood: () => {
      if (trouble) throw trouble;
      return lastGood;
    },
    finish: async () => {
      stopping = true;
      await clients;
    },
  };
}

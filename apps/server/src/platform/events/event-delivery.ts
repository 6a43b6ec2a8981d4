import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../db/connect.ts';
import type { Subscriber } from '../slice.ts';
import { createDispatcher } from './outbox.ts';

const DISPATCH_EVERY_MS = 1_000;
/** Events of so long are delivered together, so that a rush of orders is not slowed by a delivery after each. */
const GATHER_MS = 100;

/** Delivers waiting events while the process works: soon after `wake`, and at each tick those of other processes. */
export function createEventDelivery(outbox: Db, subscribers: () => readonly Subscriber[], log: FastifyBaseLogger) {
  const dispatcher = createDispatcher(outbox, subscribers, log);
  let ticker: NodeJS.Timeout | null = null;
  let waking: NodeJS.Timeout | null = null;
  const wake = (): void => {
    if (!ticker || waking) return;
    waking = setTimeout(() => {
      waking = null;
      if (ticker) void dispatcher.deliver();
    }, GATHER_MS);
  };
  return {
    wake,
    /** Delivers all waiting events now. */
    deliver: dispatcher.deliver,
    begin: (): void => {
      ticker = setInterval(wake, DISPATCH_EVERY_MS);
    },
    end: (): void => {
      if (ticker) clearInterval(ticker);
      if (waking) clearTimeout(waking);
      ticker = null;
    },
  };
}

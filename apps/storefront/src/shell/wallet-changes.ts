import type { QueryClient } from '@tanstack/react-query';
import { listenTo } from './realtime.ts';

/** What the server announces when money or points of this customer may have moved, also by somebody else. */
const TOPICS = ['message.new', 'order.changed', 'payment.changed', 'payment.credited_late', 'travel.changed'];
/** One step is announced by several of them at once: read again after this pause, in milliseconds. */
const TOGETHER_MS = 300;

/** Reads the customer's money and points again, wherever they are shown. Without a connection nothing changes. */
export function refreshWallet(queries: QueryClient): void {
  void import('./read-wallet.ts').then(({ readWallet }) => readWallet(queries)).catch(() => undefined);
}

/** Reads money and points again whenever the server announces that they may have moved. Returns what ends it. */
export function followWallet(queries: QueryClient): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const soon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => refreshWallet(queries), TOGETHER_MS);
  };
  const ends = TOPICS.map((topic) => listenTo(topic, soon));
  return () => {
    clearTimeout(timer);
    for (const end of ends) end();
  };
}

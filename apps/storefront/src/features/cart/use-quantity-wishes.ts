import { useEffect, useRef } from 'react';

/** Pause after the last press of a stepper before its quantity is sent, in milliseconds. */
const SETTLE_MS = 350;

/** Quantities that are wished for, sent once a stepper rests, or when the screen is left. */
export function useQuantityWishes(send: (lineId: string, quantity: number) => void) {
  const waiting = useRef(new Map<string, { quantity: number; timer: ReturnType<typeof setTimeout> }>());
  const sendNow = (lineId: string) => {
    const wish = waiting.current.get(lineId);
    if (!wish) return;
    clearTimeout(wish.timer);
    waiting.current.delete(lineId);
    send(lineId, wish.quantity);
  };
  const flush = useRef<() => void>(() => {});
  useEffect(() => {
    flush.current = () => {
      for (const lineId of waiting.current.keys()) sendNow(lineId);
    };
  });
  useEffect(() => () => flush.current(), []);
  return {
    wish: (lineId: string, quantity: number): void => {
      clearTimeout(waiting.current.get(lineId)?.timer);
      waiting.current.set(lineId, { quantity, timer: setTimeout(() => sendNow(lineId), SETTLE_MS) });
    },
    /** Takes back what is wished for these lines. */
    forget: (lineIds: readonly string[]): void => {
      for (const lineId of lineIds) {
        clearTimeout(waiting.current.get(lineId)?.timer);
        waiting.current.delete(lineId);
      }
    },
    forgetAll: (): void => waiting.current.clear(),
    /** Sends all that waits. */
    flush: (): void => flush.current(),
  };
}

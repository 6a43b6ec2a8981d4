import type { ApiError } from '@app/client/api-error';
import { isApiError } from '@app/client/api-error';
import { call } from '@app/client/call';
import { usePreferences } from '@app/client/preferences';
import { afterSaleEndpoints } from '@app/contract/orders/after-sale/endpoints';
import type { RefundSplit } from '@app/contract/orders/after-sale/return-request-summary';
import { useEffect, useState } from 'react';

/** Presses of a stepper that follow each other this closely are one question to the server, in milliseconds. */
const PAUSE_MS = 250;

export type Piece = { readonly lineId: string; readonly quantity: number };

/** What would go back for these pieces, by the server's reckoning; the last answer stays while the next is asked. */
export function useRefundQuote(orderId: string, items: readonly Piece[]) {
  const locale = usePreferences((state) => state.locale);
  const asked = JSON.stringify([orderId, locale, items]);
  const [answer, setAnswer] = useState<{ asked: string; split: RefundSplit } | null>(null);
  const [error, setError] = useState<ApiError | null>(null);
  const [turn, setTurn] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `asked` stands for the order, the language and the pieces; `turn` asks once more
  useEffect(() => {
    setError(null);
    if (items.length === 0) return;
    const controller = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const body = { orderId, items: items.map((item) => ({ ...item })) };
        const split = await call(
          afterSaleEndpoints.afterSaleQuote,
          { body },
          { quiet: true, toast: false, signal: controller.signal },
        );
        setAnswer({ asked, split });
      } catch (failure) {
        if (controller.signal.aborted) return;
        if (!isApiError(failure)) throw failure;
        setError(failure);
      }
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [asked, turn]);
  const fresh = items.length > 0 && answer?.asked === asked;
  return {
    split: items.length > 0 ? (answer?.split ?? null) : null,
    fresh,
    error,
    retry: () => setTurn((before) => before + 1),
  };
}

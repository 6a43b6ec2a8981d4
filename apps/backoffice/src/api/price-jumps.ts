import type { PriceChange } from '@app/contract/core/price-jumps';
import type { Failure } from './failure';

/** What the refusal `price.jump` tells: the percent that asks, how many prices jump, and the largest jumps. */
export type PriceJumps = {
  readonly percent: number;
  readonly count: number;
  readonly jumps: readonly PriceChange[];
};
type Ask = (jumps: PriceJumps) => Promise<boolean>;

let ask: Ask | null = null;

/** Has whoever sits there asked in this way from now on; returns what ends it. */
export function askAboutJumps(by: Ask): () => void {
  ask = by;
  return () => {
    if (ask === by) ask = null;
  };
}

/** Whether the jumps that a call was refused for are meant; not where there is no one to ask. */
export const areJumpsMeant = async (refusal: Failure): Promise<boolean> =>
  (await ask?.(refusal.data as unknown as PriceJumps)) ?? false;

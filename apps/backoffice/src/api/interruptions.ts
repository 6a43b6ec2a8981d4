import type { PriceChange } from '@app/contract/core/price-jumps';

/** What the refusal `price.jump` tells: the percent that asks, how many prices jump, and the largest jumps. */
export type PriceJumps = {
  readonly percent: number;
  readonly count: number;
  readonly jumps: readonly PriceChange[];
};

/** A question to whoever sits there that a call waits for; no without anybody to ask. */
function question<T extends unknown[]>() {
  type Ask = (...given: T) => Promise<boolean>;
  let asked: Ask | null = null;
  return {
    ask: async (...given: T): Promise<boolean> => (await asked?.(...given)) ?? false,
    /** Has it asked in this way from now on; returns what ends it. */
    askBy: (ask: Ask): (() => void) => {
      asked = ask;
      return () => {
        if (asked === ask) asked = null;
      };
    },
  };
}

/** Whether prices that jump are meant. */
export const jumpsMeant = question<[PriceJumps]>();

const signIn = question<[]>();
let signingIn: Promise<boolean> | null = null;

/** Whether somebody signed in again after the session had ended. All calls that meet its end meanwhile wait for one answer. */
export const signedInAgain = {
  askBy: signIn.askBy,
  ask: (): Promise<boolean> => {
    signingIn ??= signIn.ask().finally(() => {
      signingIn = null;
    });
    return signingIn;
  },
};

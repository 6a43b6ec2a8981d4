import { CONFIRMED_HEADER, type PriceChange } from '@app/contract/core/price-jumps';

/** The headers of a call that does not say that large changes of prices are meant. */
export const UNCONFIRMED = { [CONFIRMED_HEADER]: '' };

/** The jumps that an answer was refused for; null where it was not. */
export function jumpsOf(answer: { readonly data: unknown }): readonly PriceChange[] | null {
  const { error, jumps } = (answer.data ?? {}) as { error?: string; jumps?: readonly PriceChange[] };
  return error === 'price.jump' && jumps ? jumps : null;
}

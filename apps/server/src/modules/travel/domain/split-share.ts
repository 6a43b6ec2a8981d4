import type { Localized } from '@app/contract/core/locale';
import type { ChangeRule } from './change.ts';

/** How many pieces of an item go with who leaves for a booking of their own, and what it is called on either side. */
export type ItemShare = {
  readonly moves: number;
  readonly stays: { readonly key: string; readonly label: Localized };
  readonly moved: { readonly key: string; readonly label: Localized };
};

/** How much of what a policy goes by stays, such as the fares of who does, and what of it is never refunded. */
export type PolicyShare = {
  readonly stays: number;
  readonly of: number;
  readonly lost: ChangeRule['lost'];
};

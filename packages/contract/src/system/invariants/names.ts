import type ledger from '../../ledger/staff-messages/en-US.ts';
import type orders from '../../orders/staff-messages/en-US.ts';
import type proofs from '../../payments/proofs/staff-messages/en-US.ts';
import type rebates from '../../rebates/staff-messages/en-US.ts';
import type reconciliation from '../../reconciliation/staff-messages/en-US.ts';
import type topUps from '../../top-ups/staff-messages/en-US.ts';
import type travel from '../../travel/staff-messages/en-US.ts';
import type { VerticalStaffMessageKey } from '../../verticals/staff-message-keys.gen.ts';
import type withdrawals from '../../withdrawals/staff-messages/en-US.ts';
import type texts from './staff-messages/en-US.ts';

type Key =
  | keyof typeof texts
  | keyof typeof ledger
  | keyof typeof orders
  | keyof typeof proofs
  | keyof typeof rebates
  | keyof typeof reconciliation
  | keyof typeof topUps
  | keyof typeof travel
  | keyof typeof withdrawals
  | VerticalStaffMessageKey;
type Within<Prefix extends string> = Key extends infer K ? (K extends `${Prefix}${infer Rest}` ? Rest : never) : never;

/**
 * Whatever must hold at any time, by its name: those that have their words for the reader (`invariant.name.…`, and
 * `invariant.text.…` for the sentence) in every language.
 */
export type InvariantName = Within<'invariant.name.'>;
/** The slices that promise something, named for the reader by `invariant.part.…`. */
export type InvariantPart = Within<'invariant.part.'>;

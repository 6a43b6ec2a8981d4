import type { VerticalStaffMessageKey } from '../verticals/staff-message-keys.gen.ts';
import type texts from './staff-messages/en-US.ts';

type Key = keyof typeof texts | VerticalStaffMessageKey;
type Within<Prefix extends string> = Key extends infer K ? (K extends `${Prefix}${infer Rest}` ? Rest : never) : never;

/**
 * Whatever must hold at any time, by its name: those that have their words for the reader (`invariant.name.…`, and
 * `invariant.text.…` for the sentence) in every language.
 */
export type InvariantName = Within<'invariant.name.'>;
/** The slices that promise something, named for the reader by `invariant.part.…`. */
export type InvariantPart = Within<'invariant.part.'>;

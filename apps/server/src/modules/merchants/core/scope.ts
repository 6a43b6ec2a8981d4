import { type RawBuilder, sql } from 'kysely';

/** Whose records a member of staff sees by merchant: those of one, or everybody's where it is null. */
type Scope = string | null;

/** Returns whether what belongs to a merchant, or to none, is in a scope. */
export const isInMerchantScope = (scope: Scope, merchantId: string | null): boolean =>
  scope === null || scope === merchantId;

/** Returns the condition of a scope; `of` returns what a row of a merchant fulfils. */
export const inMerchantScope = (scope: Scope, of: (merchantId: string) => RawBuilder<unknown>): RawBuilder<unknown> =>
  scope === null ? sql`true` : of(scope);

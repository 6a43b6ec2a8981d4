/** What a ledger account counts: USD cents, or points. */
export type LedgerUnit = 'money' | 'points';

/** Accounts every customer has. `held` is money promised to a withdrawal. */
export const CUSTOMER_ACCOUNTS = { available: 'money', held: 'money', points: 'points' } as const satisfies Record<
  string,
  LedgerUnit
>;
export type CustomerAccountCode = keyof typeof CUSTOMER_ACCOUNTS;

/**
 * Accounts of the house: the other side of every booking, so they may go below zero. Their rows are in migration
 * 0040, 0330, 0371 and 1162; their balances are computed from the entries, never stored (docs/decisions/040-ledger.md).
 */
export const HOUSE_ACCOUNTS = {
  money: [
    'sales',
    'refunds',
    'card_clearing',
    'offline_clearing',
    'crypto_clearing',
    'top_up_clearing',
    'withdrawal_clearing',
    'group_clearing',
    'bundle_clearing',
    'rebates',
    'rebates_payable',
    'fees',
    'adjustments',
  ],
  points: ['points_issued', 'points_redeemed', 'adjustments'],
} as const satisfies Record<LedgerUnit, readonly string[]>;

export type HouseAccount = {
  readonly [U in LedgerUnit]: { readonly house: (typeof HOUSE_ACCOUNTS)[U][number]; readonly unit: U };
}[LedgerUnit];
export type CustomerAccount = { readonly owner: string; readonly code: CustomerAccountCode };
export type LedgerAccount = CustomerAccount | HouseAccount;

/** The unit an account counts. */
export const unitOf = (account: LedgerAccount): LedgerUnit =>
  'house' in account ? account.unit : CUSTOMER_ACCOUNTS[account.code];

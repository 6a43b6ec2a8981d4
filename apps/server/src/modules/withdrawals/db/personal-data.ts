import { ofCustomer, type PersonalData } from '../../accounts/core.ts';

/** What these tables say about a customer, as a copy of their data holds it. */
export const personalData: PersonalData = {
  file: 'withdrawals',
  tables: [
    {
      table: 'payout_account',
      whose: ofCustomer('customer_id'),
      columns: ['id', 'kind', 'label', 'usable_at', 'created_at'],
      sort: ['created_at', 'id'],
    },
    {
      table: 'withdrawal',
      whose: ofCustomer('customer_id'),
      columns: [
        'id',
        'number',
        'account_shown',
        'amount_usd',
        'fee_usd',
        'payout_currency',
        'payout_decimals',
        'payout_rate',
        'payout_amount',
        'state',
        'reason',
        'provider_number',
        'created_at',
        'reviewed_at',
      ],
      sort: ['created_at', 'id'],
    },
  ],
};

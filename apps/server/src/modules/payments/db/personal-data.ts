import { sql } from 'kysely';
import { ofCustomer, type PersonalData } from '../../accounts/core.ts';

/** What these tables say about a customer, as a copy of their data holds it. */
export const personalData: PersonalData = {
  file: 'payments',
  tables: [
    {
      table: 'payment',
      whose: ofCustomer('customer_id'),
      columns: [
        'id',
        'number',
        'payable_kind',
        'payable_id',
        'amount_usd',
        'state',
        'provider_number',
        'created_at',
        'expires_at',
        'paid_at',
        'refunded_usd',
      ],
      sort: ['created_at', 'id'],
    },
    {
      table: 'payment_proof',
      whose: ofCustomer('submitted_by'),
      columns: [
        'id',
        'payment_id',
        'state',
        'tx_hash',
        'stated_amount',
        'stated_currency',
        'note',
        'submitted_at',
        'received_usd',
        'outcome',
        'reject_reason',
        'reject_text',
        'decided_at',
      ],
      sort: ['submitted_at', 'id'],
    },
    {
      table: 'payment_refund',
      whose: (customerId) => sql`payment_id IN (SELECT id FROM payment WHERE customer_id = ${customerId})`,
      columns: ['payment_id', 'amount_usd', 'provider_number', 'created_at', 'sent_at', 'to_wallet_at'],
      sort: ['created_at', 'id'],
    },
  ],
};

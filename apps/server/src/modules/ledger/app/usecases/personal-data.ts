import { sql } from 'kysely';
import { ofCustomer, type PersonalData } from '../../../accounts/core.ts';

/** What these tables say about a customer, as a copy of their data holds it. */
export const personalData: PersonalData = {
  file: 'wallet',
  tables: [
    {
      table: 'ledger_account',
      whose: ofCustomer('owner_id'),
      columns: ['code', 'unit', 'balance'],
      sort: ['id'],
    },
    {
      table: 'ledger_entry',
      whose: (customerId) => sql`account_id IN (SELECT id FROM ledger_account WHERE owner_id = ${customerId})`,
      columns: ['account_id', 'transfer_id', 'amount', 'balance_before', 'balance_after'],
      sort: ['id'],
    },
    {
      table: 'ledger_transfer',
      whose: (customerId) =>
        sql`id IN (SELECT e.transfer_id FROM ledger_entry e JOIN ledger_account a ON a.id = e.account_id WHERE a.owner_id = ${customerId})`,
      columns: ['id', 'kind', 'reference_kind', 'reference_id', 'created_at'],
      sort: ['id'],
    },
  ],
};

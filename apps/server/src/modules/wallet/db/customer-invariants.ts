import type { Invariant } from '../../../platform/slice.ts';

/** What must hold between transfers of customers and the books. */
export const customerInvariants: readonly Invariant[] = [
  {
    name: 'wallet.transfers_booked',
    promise: 'Every transfer between customers is booked once: its amount left the sender and reached the receiver.',
    sql: `
      SELECT m.id AS transfer_id, m.amount_usd, f.amount AS taken, r.amount AS given
      FROM money_transfer m
      LEFT JOIN ledger_transfer t ON t.idempotency_key = 'transfer/' || m.id
      LEFT JOIN ledger_account fa ON fa.owner_id = m.from_id AND fa.code = 'available'
      LEFT JOIN ledger_account ra ON ra.owner_id = m.to_id AND ra.code = 'available'
      LEFT JOIN ledger_entry f ON f.transfer_id = t.id AND f.account_id = fa.id
      LEFT JOIN ledger_entry r ON r.transfer_id = t.id AND r.account_id = ra.id
      WHERE COALESCE(f.amount, 0) <> -m.amount_usd OR COALESCE(r.amount, 0) <> m.amount_usd`,
  },
  {
    name: 'wallet.transfers_known',
    promise: 'Every booking that names a transfer between customers belongs to one.',
    sql: `
      SELECT t.id AS ledger_transfer_id, t.reference_id FROM ledger_transfer t
      LEFT JOIN money_transfer m ON m.id::text = t.reference_id
      WHERE t.reference_kind = 'transfer' AND m.id IS NULL`,
  },
];

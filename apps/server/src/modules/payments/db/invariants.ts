import type { PayableKind } from '@app/contract/payments/schemas';
import { BUNDLE_PAYABLES } from '@app/contract/travel/bundle-kinds';
import type { Invariant } from '../../../platform/slice.ts';

/** Kinds of payables whose payment pays others. */
const OF_SEVERAL: readonly PayableKind[] = ['order_group', ...BUNDLE_PAYABLES];

/** Kinds of payables as a list in SQL. */
const named = (kinds: readonly PayableKind[]): string => kinds.map((kind) => `'${kind}'`).join(', ');

/** What the tables of payments must obey (reliability, 2.1: I5 and I8 as far as payments know of them). */
export const invariants: readonly Invariant[] = [
  {
    name: 'payments.captured_once',
    promise: 'A paid payment has exactly one booking of its amount; an open or cancelled one has none.',
    sql: `
      SELECT p.id AS payment_id, p.state, p.amount_usd, COALESCE(b.amount, 0) AS booked
      FROM payment p
      LEFT JOIN ledger_transfer t ON t.idempotency_key = 'payment/' || p.id
      LEFT JOIN LATERAL (
        SELECT sum(e.amount)::bigint AS amount FROM ledger_entry e WHERE e.transfer_id = t.id AND e.amount > 0
      ) b ON true
      WHERE COALESCE(b.amount, 0) <> CASE WHEN p.state IN ('pending', 'cancelled') THEN 0 ELSE p.amount_usd END
         OR (p.state IN ('paid', 'partly_refunded', 'refunded')) <> (p.paid_at IS NOT NULL)`,
  },
  {
    name: 'payments.refunds_fit',
    promise: 'Refunds of a payment sum to what it says, never exceed what was paid, and are booked one by one.',
    sql: `
      SELECT p.id AS payment_id, p.refunded_usd, COALESCE(r.amount, 0) AS refunds, COALESCE(r.booked, 0) AS booked
      FROM payment p
      LEFT JOIN (
        SELECT f.payment_id, sum(f.amount_usd) AS amount, sum(e.amount) AS booked
        FROM payment_refund f
        LEFT JOIN ledger_transfer t ON t.idempotency_key = 'refund/' || f.id
        LEFT JOIN ledger_entry e ON e.transfer_id = t.id AND e.amount > 0
        GROUP BY f.payment_id
      ) r ON r.payment_id = p.id
      WHERE p.refunded_usd <> COALESCE(r.amount, 0) OR p.refunded_usd <> COALESCE(r.booked, 0)
         OR p.state <> CASE
           WHEN p.refunded_usd = 0 THEN CASE WHEN p.state IN ('partly_refunded', 'refunded') THEN 'paid' ELSE p.state END
           WHEN p.refunded_usd = p.amount_usd THEN 'refunded' ELSE 'partly_refunded' END`,
  },
  {
    name: 'payments.provider_money_kept',
    promise: 'Every cent a provider took for a try is either the payment or was credited to the wallet.',
    sql: `
      SELECT p.id AS payment_id, taken.amount AS taken, p.credited_late_usd AS credited
      FROM payment p
      JOIN (
        SELECT payment_id, sum(COALESCE(arrived_usd, amount_usd)) AS amount
        FROM payment_attempt WHERE state = 'paid' GROUP BY payment_id
      ) taken ON taken.payment_id = p.id
      WHERE taken.amount <> p.credited_late_usd + CASE
        WHEN p.paid_at IS NOT NULL AND p.payer_id IS NULL AND p.paid_through IS NULL THEN p.amount_usd ELSE 0 END`,
  },
  {
    name: 'payments.late_money_booked',
    promise: 'What a payment says was credited late is what the books say.',
    sql: `
      SELECT p.id AS payment_id, p.credited_late_usd, COALESCE(b.amount, 0) AS booked
      FROM payment p
      LEFT JOIN (
        SELECT a.payment_id, sum(e.amount) AS amount FROM payment_attempt a
        JOIN ledger_transfer t ON t.idempotency_key = 'late-payment/' || a.id
        JOIN ledger_entry e ON e.transfer_id = t.id AND e.amount > 0
        GROUP BY a.payment_id
      ) b ON b.payment_id = p.id
      WHERE p.credited_late_usd <> COALESCE(b.amount, 0)`,
  },
  {
    name: 'payments.parts_sum',
    promise:
      'A payment that pays others is paid, of exactly their amounts, and they were paid the same way; nothing stays between.',
    sql: `
      SELECT p.id::text AS record, p.state, p.amount_usd, s.amount AS parts FROM payment p
      JOIN (SELECT paid_through, sum(amount_usd) AS amount FROM payment WHERE paid_through IS NOT NULL GROUP BY 1) s
        ON s.paid_through = p.id
      WHERE s.amount <> p.amount_usd OR p.state <> 'paid'
        OR (p.paid_through IS NOT NULL AND p.payable_kind NOT IN (${named(BUNDLE_PAYABLES)}))
      UNION ALL
      SELECT part.id::text, part.state, part.amount_usd, p.amount_usd FROM payment part
      JOIN payment p ON p.id = part.paid_through
      WHERE part.paid_at IS NULL OR (part.channel_id, part.payer_id, part.provider_number, part.customer_id)
        IS DISTINCT FROM (p.channel_id, p.payer_id, p.provider_number, p.customer_id)
      UNION ALL
      SELECT a.code, '', sum(e.amount), 0 FROM ledger_entry e JOIN ledger_account a ON a.id = e.account_id
      WHERE a.owner_id IS NULL AND a.code IN ('group_clearing', 'bundle_clearing') GROUP BY a.code HAVING sum(e.amount) <> 0
      UNION ALL
      SELECT p.id::text, p.state, p.amount_usd, 0 FROM payment p
      WHERE p.payable_kind IN (${named(OF_SEVERAL)}) AND p.paid_at IS NOT NULL AND p.amount_usd > 0
        AND NOT EXISTS (SELECT 1 FROM payment part WHERE part.paid_through = p.id)`,
  },
  {
    name: 'payments.groups_match',
    promise:
      'An open group is of unpaid payments as they were put into it, each in no other open one; money of a paid one has paid only its own.',
    sql: `SELECT g.id::text AS record, p.number, p.state, m.amount_usd, p.amount_usd AS amount FROM order_group g
      JOIN payment w ON w.id = g.payment_id JOIN order_group_member m ON m.group_id = g.id
      JOIN payment p ON p.id = m.payment_id
      WHERE p.customer_id <> g.customer_id OR (w.state = 'pending' AND (p.state <> 'pending'
        OR p.amount_usd <> m.amount_usd OR p.group_id IS DISTINCT FROM g.id OR w.expires_at > p.expires_at))
      UNION ALL
      SELECT g.id::text, w.number, w.state, g.total_usd, s.total FROM order_group g JOIN payment w ON w.id = g.payment_id
      LEFT JOIN (SELECT group_id, sum(amount_usd)::bigint AS total, count(*) AS n FROM order_group_member GROUP BY 1) s
        ON s.group_id = g.id
      WHERE s.total IS DISTINCT FROM g.total_usd OR s.n < 2 OR w.payable_kind <> 'order_group' OR w.payable_id <> g.id
        OR w.amount_usd > g.total_usd OR (w.state = 'pending' AND w.amount_usd <> g.total_usd)
      UNION ALL
      SELECT g.id::text, part.number, part.state, part.amount_usd, m.amount_usd FROM payment part
      JOIN order_group g ON g.payment_id = part.paid_through
      LEFT JOIN order_group_member m ON m.group_id = g.id AND m.payment_id = part.id
      WHERE m.payment_id IS NULL OR part.amount_usd > m.amount_usd`,
  },
  {
    name: 'payments.events_closed',
    promise: 'Every event of a provider has a result.',
    sql: `SELECT channel, event_id FROM provider_event WHERE outcome = 'received'`,
  },
];

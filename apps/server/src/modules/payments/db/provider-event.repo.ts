import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/connect.ts';
import { enqueue } from '../../../platform/db/pipeline/queue.ts';
import { staticSql } from '../../../platform/db/static-sql.ts';
import type { ProviderEvent } from '../channels/channel-kind.ts';

/** What became of a provider's event. `duplicate` ones leave no second row. */
export type EventOutcome =
  | 'received'
  | 'settled'
  | 'revived'
  | 'credited'
  | 'failed'
  | 'cancelled'
  | 'refund_failed'
  | 'ignored'
  | 'mismatch'
  | 'unknown_attempt';

const claiming = (channel: string, event: ProviderEvent) => staticSql`
    INSERT INTO provider_event (channel, event_id, kind, provider_key, amount, currency, outcome)
    VALUES (${channel}, ${event.id}, ${event.kind}, ${event.providerKey}, ${event.amount}, ${event.currency},
      ${'received' satisfies EventOutcome})
    ON CONFLICT (channel, event_id) DO NOTHING RETURNING 1`;

/** Claims an event; a rival delivery of the same one waits here. Gives false when it was received before. */
export async function claimEvent(tx: Tx, channel: string, event: ProviderEvent): Promise<boolean> {
  return (await claiming(channel, event).execute(tx)).rows.length === 1;
}

/** The event was received before: nothing of it is to be done again. */
export class ReceivedBefore extends Error {}

/** Claims an event together with the next statement, which throws ReceivedBefore when it was received before. */
export const claimEventQueued = (tx: Tx, channel: string, event: ProviderEvent): Promise<void> =>
  enqueue(tx, claiming(channel, event), {
    check: (rows) => {
      if (rows.length === 0) throw new ReceivedBefore();
    },
  });

/** Writes down what became of a claimed event, together with the next statement or the commit. */
export async function closeEvent(
  tx: Tx,
  event: { channel: string; id: string },
  result: { outcome: EventOutcome; attemptId: string | null },
): Promise<void> {
  await enqueue(
    tx,
    staticSql`UPDATE provider_event SET outcome = ${result.outcome}, attempt_id = ${result.attemptId}
      WHERE channel = ${event.channel} AND event_id = ${event.id}`,
  );
}

/** Whether an event brought the money of a try, rather than staff. The try's payment must be locked. */
export async function broughtByEvent(tx: Tx, attemptId: string): Promise<boolean> {
  const { rows } = await sql`SELECT 1 FROM provider_event WHERE attempt_id = ${attemptId} LIMIT 1`.execute(tx);
  return rows.length === 1;
}

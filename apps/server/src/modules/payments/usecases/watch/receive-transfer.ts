import { invariant } from '@app/kernel/assert';
import { SETTLEMENT } from '@app/kernel/money';
import { inTransaction, type Tx } from '../../../../platform/db/connect.ts';
import { newId } from '../../../../platform/new-id.ts';
import type { Platform } from '../../../../platform/slice.ts';
import type { TokenTransfer } from '../../channels/crypto/token-chain.ts';
import { type AttemptRow, attemptByProviderKey, insertAttempt } from '../../db/attempt.repo.ts';
import type { CryptoDue } from '../../db/crypto-due.repo.ts';
import { broughtByEvent, claimEvent, closeEvent, type EventOutcome } from '../../db/provider-event.repo.ts';
import { arrivedCents, centsOf } from '../../domain/crypto/exact-amount.ts';
import { lockAttempt } from '../apply-received-funds.ts';
import { takeProofMoney } from '../proofs/take-proof-money.ts';

export type FinalTransfer = {
  readonly network: string;
  readonly transfer: TokenTransfer;
  /** Where it stands in its transaction. */
  readonly place: number;
  /** What it was shown for; null when nobody was shown this address with this amount. */
  readonly due: CryptoDue | null;
  /** How the asset is counted, where there is no due. */
  readonly asset: { readonly decimals: number; readonly usdPerUnit: string };
};

/**
 * The try that a transfer pays: the one it was shown for, or, when that has brought its money already, another one of
 * the same payment, because on a chain each transfer is money of its own. Null when staff approved that try before the
 * chain told: then this transfer is what they approved.
 */
async function tryFor(platform: Platform, tx: Tx, given: { attempt: AttemptRow; eventKey: string; usd: number }) {
  const { attempt, eventKey, usd } = given;
  if (attempt.state !== 'paid') return attempt;
  if (!(await broughtByEvent(tx, attempt.id))) return null;
  await insertAttempt(tx, {
    id: newId(platform.clock),
    paymentId: attempt.paymentId,
    channelId: attempt.channelId,
    providerKey: eventKey,
    amountUsd: usd,
  });
  return attemptByProviderKey(tx, eventKey);
}

async function apply(
  platform: Platform,
  tx: Tx,
  { due, usd, eventKey }: { due: CryptoDue | null; usd: number; eventKey: string },
): Promise<[EventOutcome, string | null]> {
  const found = due && (await attemptByProviderKey(tx, due.providerKey));
  if (!found) return ['unknown_attempt', null];
  if (usd === 0) return ['ignored', null];
  const { payment, attempt: shown } = await lockAttempt(platform, tx, found);
  const attempt = await tryFor(platform, tx, { attempt: shown, eventKey, usd });
  if (!attempt) return ['ignored', shown.id];
  return [await takeProofMoney(platform, tx, { payment, attempt, receivedUsd: usd }), attempt.id];
}

/**
 * Takes in one transfer that lies deep enough, once however often the chain is read: its name is the chain, its
 * transaction and its place in it. What arrived goes the way of the late-money table; a transfer that was shown to
 * nobody is written down for staff.
 */
export async function receiveTransfer(
  platform: Platform,
  { network, transfer, place, due, asset }: FinalTransfer,
): Promise<EventOutcome | 'duplicate'> {
  const usd = due ? arrivedCents(transfer.units, due) : centsOf(transfer.units, asset);
  invariant(Number.isSafeInteger(usd), 'an amount is counted in cents');
  const eventKey = `${network}/${transfer.txHash}/${place}`;
  const event = { id: eventKey, kind: 'paid', amount: usd, currency: SETTLEMENT } as const;
  return inTransaction(platform.db, async (tx) => {
    if (!(await claimEvent(tx, 'crypto', { ...event, providerKey: due?.providerKey ?? transfer.to })))
      return 'duplicate';
    const [outcome, attemptId] = await apply(platform, tx, { due, usd, eventKey });
    await closeEvent(tx, { channel: 'crypto', id: eventKey }, { outcome, attemptId });
    if (outcome === 'unknown_attempt') platform.log.warn({ eventKey, to: transfer.to, usd }, 'a transfer is nobody’s');
    return outcome;
  });
}

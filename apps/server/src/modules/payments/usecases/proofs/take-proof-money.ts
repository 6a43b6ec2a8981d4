import { invariant } from '@app/kernel/assert';
import type { Tx } from '../../../../platform/db/connect.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { channelKinds } from '../../channels/registry.ts';
import { type AttemptRow, endAttempt } from '../../db/attempt.repo.ts';
import type { PaymentRow } from '../../db/payment.repo.ts';
import type { Taken } from '../../domain/late-money.ts';
import { applyReceivedFunds } from '../apply-received-funds.ts';

/**
 * Books money that came for a try of a channel that is paid elsewhere, by the table of late money: from the house's
 * account of that channel to the payable, the wallet, or both. Payable and payment must be locked.
 */
export async function takeProofMoney(
  platform: Platform,
  tx: Tx,
  of: { payment: PaymentRow; attempt: AttemptRow; receivedUsd: number },
): Promise<Taken> {
  const { payment, attempt, receivedUsd } = of;
  const channel = channelKinds[attempt.channelKind];
  invariant(channel?.how === 'proof', `a ${attempt.channelKind} is not proved`);
  invariant(attempt.state !== 'paid', `the try ${attempt.id} has brought its money`);
  await endAttempt(tx, attempt.id, { state: 'paid', arrivedUsd: receivedUsd });
  return applyReceivedFunds(platform, tx, {
    payment,
    attempt,
    source: channel.source(payment.customerId),
    arrivedUsd: receivedUsd,
  });
}

import { inTransaction } from '../../../../platform/db/connect.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { channelKinds } from '../../channels/registry.ts';
import { claimRefunds, noteSent, type UnsentRefund } from '../../db/refund-order.repo.ts';
import { failRefund } from '../fail-refund.ts';

const BATCH = 20;

/** Kinds of channel whose provider carries refunds out when it is asked. */
const askedKinds = Object.values(channelKinds).flatMap((channel) =>
  channel.how === 'hosted' && channel.provider ? [channel.kind] : [],
);

/** Asks for one refund, outside of any transaction. Gives whether it is settled, one way or the other. */
async function send(platform: Platform, refund: UnsentRefund): Promise<boolean> {
  const channel = channelKinds[refund.channelKind];
  const provider = channel?.how === 'hosted' ? channel.provider : undefined;
  const { channelId, number, capture, usd, tries } = refund;
  try {
    const taken =
      provider && capture
        ? await provider.refund(platform, { channelId, number, capture, usd, again: tries > 1 })
        : 'refused';
    if (taken === 'taken') await noteSent(platform.db, refund.id);
    else await inTransaction(platform.db, (tx) => failRefund(platform, tx, number));
    return true;
  } catch (error) {
    platform.log.warn({ err: error, refundId: refund.id, tries }, 'a refund could not be asked for');
    return false;
  }
}

/**
 * Asks the providers for refunds that are booked here, each at least once and under a key of its own, so that it is made
 * once. One that a provider refuses fails as if its webhook had said so. Gives how many were settled.
 */
export async function sendRefunds(platform: Platform): Promise<number> {
  let settled = 0;
  for (const refund of await claimRefunds(platform.db, askedKinds, BATCH)) {
    if (await send(platform, refund)) settled += 1;
  }
  return settled;
}

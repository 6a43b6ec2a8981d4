import { NETWORKS } from '@app/contract/payments/channels/networks';
import type { ChainFacts } from '@app/contract/payments/proofs/staff-schemas';
import type { Queryable } from '../../../../platform/db/connect.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { readDue } from '../../db/crypto-due.repo.ts';
import { unitsText } from '../../domain/crypto/exact-amount.ts';
import { isWatched } from '../../domain/crypto/is-watched.ts';
import { channelConfig } from '../channel-config.ts';

/** What the customer of a try was asked to send, to hold against an explorer; null when nothing was shown for it. */
export async function chainFacts(platform: Platform, db: Queryable, attemptId: string): Promise<ChainFacts | null> {
  const due = await readDue(db, attemptId);
  if (!due) return null;
  const config = await channelConfig(platform, due.channelId, 'crypto');
  const { txHash, confirmationsSeen: confirmations } = due;
  return {
    network: NETWORKS[due.network].name,
    asset: due.asset,
    address: due.address,
    amount: unitsText(due.units, due.decimals),
    usdPerUnit: due.usdPerUnit,
    shownAt: due.shownAt.toISOString(),
    toldBy: due.derivationIndex !== null ? 'address' : due.toldApart ? 'amount' : 'hash',
    needed: config?.confirmations ?? 1,
    watched: config !== null && isWatched(config),
    seen: txHash === null || confirmations === null ? null : { txHash, confirmations },
  };
}

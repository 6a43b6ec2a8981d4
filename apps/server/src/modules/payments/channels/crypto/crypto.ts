import { refuse } from '@app/contract/core/refuse';
import { NETWORKS } from '@app/contract/payments/channels/networks';
import { readDue } from '../../db/crypto-due.repo.ts';
import { unitsText } from '../../domain/crypto/exact-amount.ts';
import { isWatched } from '../../domain/crypto/is-watched.ts';
import { paymentUri } from '../../domain/crypto/payment-uri.ts';
import { channelConfig } from '../../usecases/channel-config.ts';
import type { ProofChannel } from '../channel-kind.ts';
import { canShow, freezeDue } from './show-due.ts';

/** An asset on a chain, sent to an address that is shown; a watcher sees it come where one is configured, else staff. */
export const crypto: ProofChannel = {
  kind: 'crypto',
  how: 'proof',
  source: () => ({ house: 'crypto_clearing', unit: 'money' }),
  ready: async (platform, channelId) => {
    const config = await channelConfig(platform, channelId, 'crypto');
    return config !== null && canShow(config);
  },
  begin: async (platform, tx, of) => {
    const config = await channelConfig(platform, of.channelId, 'crypto');
    await freezeDue(tx, config ?? refuse('payment.channel_closed'), of);
  },
  instructions: async (platform, db, { attemptId, channelId }) => {
    const due = await readDue(db, attemptId);
    if (!due) return null;
    // How deep is deep enough is the shop's to say, also after something was shown.
    const config = await channelConfig(platform, channelId, 'crypto');
    const needed = config?.confirmations ?? 1;
    const seen = due.confirmationsSeen === null ? null : Math.min(due.confirmationsSeen, needed);
    return {
      kind: 'crypto',
      network: NETWORKS[due.network].name,
      asset: due.asset,
      address: due.address,
      amount: unitsText(due.units, due.decimals),
      uri: paymentUri(due),
      watched: config !== null && isWatched(config),
      confirmations: seen === null ? null : { seen, needed },
      txHash: due.txHash,
    };
  },
};

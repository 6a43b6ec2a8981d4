import { canBeWatched, type Network } from '@app/contract/payments/channels/networks';
import { cleanAddress } from '../crypto-address.ts';

/** Whether transfers of a channel's asset are read from its chain: a token on an EVM chain with an RPC address. */
export const isWatched = (config: {
  readonly network: Network;
  readonly tokenContract: string;
  readonly rpcUrl: string;
}): boolean =>
  config.rpcUrl !== '' && canBeWatched(config) && cleanAddress(config.network, config.tokenContract) !== null;

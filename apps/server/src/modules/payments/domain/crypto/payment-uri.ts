import { NETWORKS, type Network } from '@app/contract/payments/channels/networks';
import { unitsText } from './exact-amount.ts';

export type WantedPayment = {
  readonly network: Network;
  readonly address: string;
  readonly units: bigint;
  readonly decimals: number;
  /** The contract of a token; empty for the network's own coin. */
  readonly tokenContract: string;
};

/** A decimal without the zeros after its point that only people want; those of the whole number count. */
const plain = (units: bigint, decimals: number): string =>
  unitsText(units, decimals).replace(/\.0+$|(\.\d*[1-9])0+$/, '$1');

/**
 * What a wallet reads from the QR code: BIP-21 for Bitcoin, EIP-681 for Ethereum and its like (a token transfer, or the
 * coin itself). Tron has no standard: the scheme its wallets read, with amount and token beside.
 */
export function paymentUri({ network, address, units, decimals, tokenContract }: WantedPayment): string {
  const rule = NETWORKS[network];
  if (rule.family === 'bitcoin') return `bitcoin:${address}?amount=${plain(units, decimals)}`;
  if (rule.family === 'evm') {
    if (!tokenContract) return `ethereum:${address}@${rule.chainId}?value=${units}`;
    return `ethereum:${tokenContract}@${rule.chainId}/transfer?address=${address}&uint256=${units}`;
  }
  const token = tokenContract ? `&token=${tokenContract}` : '';
  return `tron:${address}?amount=${plain(units, decimals)}${token}`;
}

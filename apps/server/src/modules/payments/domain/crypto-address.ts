import { createHash } from 'node:crypto';
import { NETWORKS, type Network } from '@app/contract/channels/networks';
import { createBase58check } from '@scure/base';
import { Address, NETWORK, TEST_NETWORK } from '@scure/btc-signer';
import { getAddress, isAddress } from 'viem';

const sha256 = (bytes: Uint8Array): Uint8Array => createHash('sha256').update(bytes).digest();
const tronAddress = createBase58check(sha256);
const TRON_VERSION = 0x41;
const TRON_BYTES = 21;

const decodes = (decode: () => boolean): boolean => {
  try {
    return decode();
  } catch {
    return false;
  }
};

const holds = {
  bitcoin: (address: string, test: boolean) =>
    decodes(() => Address(test ? TEST_NETWORK : NETWORK).decode(address) !== undefined),
  // Strict: an address in mixed case has to carry the right checksum (EIP-55).
  evm: (address: string) => isAddress(address, { strict: true }),
  tron: (address: string) =>
    decodes(() => {
      const bytes = tronAddress.decode(address);
      return bytes.length === TRON_BYTES && bytes[0] === TRON_VERSION;
    }),
} as const;

/** An address as it is kept: EVM ones with their checksum; null when it is none of this network. */
export function cleanAddress(network: Network, address: string): string | null {
  const { family, test } = NETWORKS[network];
  if (!holds[family](address, test)) return null;
  return family === 'evm' ? getAddress(address) : address;
}

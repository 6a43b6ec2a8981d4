import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { NETWORKS, type Network } from '@app/contract/payments/channels/networks';

// These take megabytes, so they are read at the first address.
const require = createRequire(import.meta.url);
const base = (): typeof import('@scure/base') => require('@scure/base');
const bitcoin = (): typeof import('@scure/btc-signer') => require('@scure/btc-signer');
const viem = (): typeof import('viem') => require('viem');

const sha256 = (bytes: Uint8Array): Uint8Array => createHash('sha256').update(bytes).digest();
const TRON_VERSION = 0x41;
const TRON_BYTES = 21;

/** Some programs write the sign of base 16 in capitals too. */
const ALL_CAPITALS = /^0[xX][0-9A-F]{40}$/;
const inSmall = (address: string): string => (ALL_CAPITALS.test(address) ? address.toLowerCase() : address);

const decodes = (decode: () => boolean): boolean => {
  try {
    return decode();
  } catch {
    return false;
  }
};

const holds = {
  bitcoin: (address: string, test: boolean) =>
    decodes(() => {
      const { Address, NETWORK, TEST_NETWORK } = bitcoin();
      return Address(test ? TEST_NETWORK : NETWORK).decode(address) !== undefined;
    }),
  // Strict: an address in mixed case has to carry the right checksum (EIP-55); in one case alone it carries none.
  evm: (address: string) => viem().isAddress(inSmall(address), { strict: true }),
  tron: (address: string) =>
    decodes(() => {
      const bytes = base().createBase58check(sha256).decode(address);
      return bytes.length === TRON_BYTES && bytes[0] === TRON_VERSION;
    }),
} as const;

/** A native SegWit address may be all in capitals, as QR codes write it (BIP-173): it is the same address. */
const SEGWIT_IN_CAPITALS = /^(?:BC|TB)1[0-9A-Z]+$/;
const bech32InSmall = (address: string): string => (SEGWIT_IN_CAPITALS.test(address) ? address.toLowerCase() : address);

/** Returns an address in its one form: EVM ones with their checksum, native SegWit ones in small letters; null when it is none of this network. */
export function cleanAddress(network: Network, address: string): string | null {
  const { family, test } = NETWORKS[network];
  if (!holds[family](address, test)) return null;
  if (family === 'evm') return viem().getAddress(inSmall(address));
  return family === 'bitcoin' ? bech32InSmall(address) : address;
}

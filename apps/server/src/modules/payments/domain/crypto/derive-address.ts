import { createHash, ECDH } from 'node:crypto';
import { createRequire } from 'node:module';
import { NETWORKS, type Network } from '@app/contract/payments/channels/networks';
import { invariant } from '@app/kernel/assert';
import type { HDKey } from '@scure/bip32';

// These take megabytes, so they are read at the first address.
const require = createRequire(import.meta.url);
const base = (): typeof import('@scure/base') => require('@scure/base');
const keys = (): typeof import('@scure/bip32') => require('@scure/bip32');
const bitcoin = (): typeof import('@scure/btc-signer') => require('@scure/btc-signer');
const evm = (): typeof import('viem/accounts') => require('viem/accounts');

/** How the first four bytes of an extended key say which addresses it is for (SLIP-132). */
const scripts = {
  xpub: { version: 0x0488b21e, secret: 0x0488ade4, script: 'legacy', test: false },
  ypub: { version: 0x049d7cb2, secret: 0x049d7878, script: 'nested', test: false },
  zpub: { version: 0x04b24746, secret: 0x04b2430c, script: 'segwit', test: false },
  tpub: { version: 0x043587cf, secret: 0x04358394, script: 'legacy', test: true },
  upub: { version: 0x044a5262, secret: 0x044a4e28, script: 'nested', test: true },
  vpub: { version: 0x045f1cf6, secret: 0x045f18bc, script: 'segwit', test: true },
} as const;
type Script = (typeof scripts)[keyof typeof scripts];

const sha256 = (bytes: Uint8Array): Uint8Array => new Uint8Array(createHash('sha256').update(bytes).digest());
/** Tron's addresses are Ethereum's twenty bytes behind this one. */
const TRON_PREFIX = 0x41;
/** Keys are those of an account; its addresses to receive at are under 0. */
const RECEIVE = 0;
/** Indexes from 2^31 on would need the private key. */
const INDEXES = 2 ** 31;

function read(extended: string): { key: HDKey; script: Script } {
  const script = scripts[extended.slice(0, 4) as keyof typeof scripts];
  invariant(script, 'an extended public key begins with xpub, ypub, zpub or their test forms');
  return { key: keys().HDKey.fromExtendedKey(extended, { public: script.version, private: script.secret }), script };
}

function bitcoinAddress(publicKey: Uint8Array, script: Script): string {
  const { NETWORK, p2pkh, p2sh, p2wpkh, TEST_NETWORK } = bitcoin();
  const network = script.test ? TEST_NETWORK : NETWORK;
  if (script.script === 'segwit') return p2wpkh(publicKey, network).address as string;
  if (script.script === 'nested') return p2sh(p2wpkh(publicKey, network), network).address as string;
  return p2pkh(publicKey, network).address as string;
}

const evmAddress = (publicKey: Uint8Array): `0x${string}` =>
  evm().publicKeyToAddress(
    `0x${ECDH.convertKey(Buffer.from(publicKey), 'secp256k1', undefined, 'hex', 'uncompressed') as string}`,
  );

/**
 * The address with this index that an account's extended public key receives at (BIP-32, not hardened, under 0): on
 * Bitcoin of the kind the key's own prefix names, elsewhere the network's one kind. Throws for what is no such key.
 */
export function deriveAddress(network: Network, extendedKey: string, index: number): string {
  invariant(Number.isInteger(index) && index >= 0 && index < INDEXES, 'an index is whole and not hardened');
  const { key, script } = read(extendedKey);
  const { publicKey } = key.deriveChild(RECEIVE).deriveChild(index);
  invariant(publicKey, 'a derived key is public');
  const { family, test } = NETWORKS[network];
  if (family === 'bitcoin') {
    invariant(script.test === test, `${extendedKey.slice(0, 4)} is not a key of ${network}`);
    return bitcoinAddress(publicKey, script);
  }
  const address = evmAddress(publicKey);
  if (family === 'evm') return address;
  const bytes = Uint8Array.from([TRON_PREFIX, ...Buffer.from(address.slice(2), 'hex')]);
  return base().createBase58check(sha256).encode(bytes);
}

import { HDKey } from '@scure/bip32';
import fc from 'fast-check';
import { mnemonicToAccount } from 'viem/accounts';
import { expect, test } from 'vitest';
import { deriveAddress } from './derive-address.ts';

const ABANDON = `${'abandon '.repeat(11)}about`;
const JUNK = `${'test '.repeat(11)}junk`;
/** The root of a wallet. */
const rootOf = (words: string): HDKey =>
  mnemonicToAccount(words, { path: 'm' as never }).getHdKey() as unknown as HDKey;
/** The extended public key of an account, from the words that many wallets publish as vectors. */
const account = (words: string, path: string, versions?: { public: number; private: number }): string => {
  const root = rootOf(words);
  const key = root.derive(path);
  if (!versions) return key.publicExtendedKey;
  return new HDKey({
    versions,
    chainCode: key.chainCode as Uint8Array,
    publicKey: key.publicKey as Uint8Array,
    depth: key.depth,
    index: key.index,
    parentFingerprint: key.parentFingerprint,
  }).publicExtendedKey;
};

/** BIP-84, test vectors. */
const ZPUB =
  'zpub6rFR7y4Q2AijBEqTUquhVz398htDFrtymD9xYYfG1m4wAcvPhXNfE3EfH1r1ADqtfSdVCToUG868RvUUkgDKf31mGDtKsAYz2oz2AGutZYs';
/** BIP-44, the account of the same words. */
const XPUB =
  'xpub6BosfCnifzxcFwrSzQiqu2DBVTshkCXacvNsWGYJVVhhawA7d4R5WSWGFNbi8Aw6ZRc1brxMyWMzG3DSSSSoekkudhUd9yLb6qx39T9nMdj';

test('when a key has a published vector, then its addresses are those of the vector', () => {
  expect(deriveAddress('bitcoin', ZPUB, 0)).toBe('bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu');
  expect(deriveAddress('bitcoin', ZPUB, 1)).toBe('bc1qnjg0jd8228aq7egyzacy8cys3knf9xvrerkf9g');
  expect(account(ABANDON, "m/84'/0'/0'", { public: 0x04b24746, private: 0x04b2430c })).toBe(ZPUB);
  expect(account(ABANDON, "m/44'/0'/0'")).toBe(XPUB);
  expect(deriveAddress('bitcoin', XPUB, 0)).toBe('1LqBGSKuX5yYUonjxT5qGfpUsXKYYWeabA');
  // BIP-49, test vector.
  const upub = account(ABANDON, "m/49'/1'/0'", { public: 0x044a5262, private: 0x044a4e28 });
  expect(deriveAddress('bitcoin_testnet', upub, 0)).toBe('2Mww8dCYPUpKHofjgcXcBCEGmniw9CoaiD2');
  const evm = account(JUNK, "m/44'/60'/0'");
  expect(deriveAddress('ethereum', evm, 0)).toBe('0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266');
  expect(deriveAddress('polygon', evm, 1)).toBe('0x70997970C51812dc3A010C7d01b50e0d17dc79C8');
  expect(deriveAddress('tron', account(ABANDON, "m/44'/195'/0'"), 0)).toBe('TUEZSdKsoDHQMeZwihtdoBiN46zxhGWYdH');
});

test('when the index is any, then the address is the one the wallet itself would show', () => {
  const evm = account(JUNK, "m/44'/60'/0'");
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2 ** 31 - 1 }), (addressIndex) => {
      expect(deriveAddress('ethereum', evm, addressIndex)).toBe(mnemonicToAccount(JUNK, { addressIndex }).address);
    }),
    { numRuns: 30 },
  );
});

test('when it is no account of this network, or could spend, then it throws', () => {
  const secret = rootOf(ABANDON).derive("m/84'/0'/0'").privateExtendedKey;
  const spoilt = `${ZPUB.slice(0, -1)}${ZPUB.endsWith('s') ? 't' : 's'}`;
  for (const key of ['', 'xpub', secret, spoilt, ZPUB.slice(0, 60)]) {
    expect(() => deriveAddress('bitcoin', key, 0)).toThrow();
  }
  expect(() => deriveAddress('bitcoin_testnet', ZPUB, 0)).toThrow('not a key of bitcoin_testnet');
  for (const index of [-1, 0.5, 2 ** 31, Number.NaN]) expect(() => deriveAddress('bitcoin', ZPUB, index)).toThrow();
});

import { expect, test } from 'vitest';
import { paymentUri } from './payment-uri.ts';

test('when it is Bitcoin, then the address and a decimal amount stand as in BIP-21', () => {
  const wanted = { network: 'bitcoin', address: '175tWpb8K1S7NmH4Zx6rewF9WQrcZv245W', tokenContract: '' } as const;
  // The BIP's own examples: amounts in bitcoins, no superfluous zeros.
  expect(paymentUri({ ...wanted, units: 2_030_000_000n, decimals: 8 })).toBe(
    'bitcoin:175tWpb8K1S7NmH4Zx6rewF9WQrcZv245W?amount=20.3',
  );
  expect(paymentUri({ ...wanted, units: 5_000_000_000n, decimals: 8 })).toBe(
    'bitcoin:175tWpb8K1S7NmH4Zx6rewF9WQrcZv245W?amount=50',
  );
  expect(paymentUri({ ...wanted, units: 10_000n, decimals: 8 })).toContain('?amount=0.0001');
});

test('when it is a token, then it is a call of transfer as in EIP-681, else a value in the smallest unit', () => {
  // The EIP's own examples, with the chain named.
  expect(
    paymentUri({
      network: 'ethereum',
      address: '0x8e23ee67d1332ad560396262c48ffbb01f93d052',
      tokenContract: '0x89205a3a3b2a69de6dbf7f01ed13b2108b2c43e7',
      units: 1n,
      decimals: 18,
    }),
  ).toBe(
    'ethereum:0x89205a3a3b2a69de6dbf7f01ed13b2108b2c43e7@1/transfer?address=0x8e23ee67d1332ad560396262c48ffbb01f93d052&uint256=1',
  );
  expect(
    paymentUri({
      network: 'polygon',
      address: '0xfb6916095ca1df60bb79ce92ce3ea74c37c5d359',
      tokenContract: '',
      units: 2_014n * 10n ** 15n,
      decimals: 18,
    }),
  ).toBe('ethereum:0xfb6916095ca1df60bb79ce92ce3ea74c37c5d359@137?value=2014000000000000000');
});

test('when it is Tron, then its own scheme with amount and token', () => {
  const address = 'TUEZSdKsoDHQMeZwihtdoBiN46zxhGWYdH';
  const wanted = { network: 'tron', address, units: 12_340_017n, decimals: 6 } as const;
  const token = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
  expect(paymentUri({ ...wanted, tokenContract: token })).toBe(`tron:${address}?amount=12.340017&token=${token}`);
  expect(paymentUri({ ...wanted, tokenContract: '' })).toBe(`tron:${address}?amount=12.340017`);
});

import { NETWORK_NAMES, NETWORKS } from '@app/contract/payments/channels/networks';
import fc from 'fast-check';
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

/** The units that a wallet reads from a link, by the standard of its family. */
function unitsIn(uri: string, decimals: number): bigint {
  const query = new URLSearchParams(uri.slice(uri.indexOf('?') + 1));
  const whole = query.get('uint256') ?? query.get('value');
  if (whole !== null) return BigInt(whole);
  const [, integer = '', part = ''] = /^(\d+)(?:\.(\d+))?$/.exec(query.get('amount') ?? '') ?? [];
  expect(part.length).toBeLessThanOrEqual(decimals);
  expect(part).not.toMatch(/0$/);
  return BigInt(integer + part.padEnd(decimals, '0'));
}

test('a whole amount keeps its zeros, whatever the decimals of the asset', () => {
  const wanted = { network: 'tron', address: 'TUEZSdKsoDHQMeZwihtdoBiN46zxhGWYdH', tokenContract: '' } as const;
  for (const amount of ['6610', '100', '1000', '10', '1']) {
    for (const decimals of [0, 1, 2, 6, 18]) {
      const units = BigInt(amount) * 10n ** BigInt(decimals);
      expect(paymentUri({ ...wanted, units, decimals })).toMatch(new RegExp(`\\?amount=${amount}$`));
    }
  }
});

test('what a wallet reads from the link is the amount, on every network, in every number of decimals', () => {
  const payments = fc.record({
    network: fc.constantFrom(...NETWORK_NAMES),
    decimals: fc.integer({ min: 0, max: 18 }),
    amount: fc.oneof(fc.bigInt({ min: 1n, max: 10n ** 30n }), fc.integer({ min: 1, max: 9_999 }).map(BigInt)),
    zeros: fc.integer({ min: 0, max: 20 }),
    token: fc.boolean(),
  });
  fc.assert(
    fc.property(payments, ({ network, decimals, amount, zeros, token }) => {
      const units = amount * 10n ** BigInt(zeros);
      const uri = paymentUri({ network, decimals, units, address: 'A1', tokenContract: token ? 'C2' : '' });
      expect(unitsIn(uri, decimals)).toBe(units);
      const { family } = NETWORKS[network];
      expect(uri).toMatch({ bitcoin: /^bitcoin:A1\?/, evm: /^ethereum:(?:A1|C2)@\d+/, tron: /^tron:A1\?/ }[family]);
    }),
  );
});

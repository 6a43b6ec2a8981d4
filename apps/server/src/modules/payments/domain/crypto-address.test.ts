import { describe, expect, test } from 'vitest';
import { cleanAddress } from './crypto-address.ts';

const good = [
  ['bitcoin', '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2'],
  ['bitcoin', '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy'],
  ['bitcoin', 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'],
  ['bitcoin', 'bc1p5cyxnuxmeuwuvkwfem96lqzszd02n6xdcjrs20cac6yqjjwudpxqkedrcr'],
  ['bitcoin_testnet', 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx'],
  ['ethereum', '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'],
  ['sepolia', '0xd8da6bf26964af9d7eed9e03e53415d37aa96045'],
  ['tron', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'],
] as const;

describe('payout and channel addresses', () => {
  test.each(good)('%s takes %s', (network, address) => {
    expect(cleanAddress(network, address)?.toLowerCase()).toBe(address.toLowerCase());
  });

  test('a native SegWit address in capitals is the one in small letters, and in both it is none', () => {
    for (const address of [
      'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
      'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx',
    ]) {
      const network = address.startsWith('bc') ? 'bitcoin' : 'bitcoin_testnet';
      expect(cleanAddress(network, address.toUpperCase())).toBe(address);
      expect(cleanAddress(network, `${address.slice(0, 20)}${address.slice(20).toUpperCase()}`)).toBeNull();
    }
  });

  test.each(good)('when one sign of a %s address is another, then it is refused: %s', (network, address) => {
    const at = 12;
    const sign = address[at] === 'q' ? 'p' : 'q';
    const changed = address.slice(0, at) + sign + address.slice(at + 1);
    expect(cleanAddress(network, changed)).toBeNull();
  });

  test.each([
    ['bitcoin', 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx'],
    ['bitcoin', '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'],
    ['ethereum', '0xD8dA6BF26964aF9D7eEd9e03E53415D37aA96045'],
    ['ethereum', 'd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'],
    ['tron', '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2'],
    ['tron', ''],
  ] as const)('%s refuses %s', (network, address) => {
    expect(cleanAddress(network, address)).toBeNull();
  });

  test.each([
    '0xd8da6bf26964af9d7eed9e03e53415d37aa96045',
    '0xD8DA6BF26964AF9D7EED9E03E53415D37AA96045',
    '0XD8DA6BF26964AF9D7EED9E03E53415D37AA96045',
  ])('an EVM address in letters of one case has no checksum to be checked and is kept with it: %s', (address) => {
    expect(cleanAddress('ethereum', address)).toBe('0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045');
  });
});

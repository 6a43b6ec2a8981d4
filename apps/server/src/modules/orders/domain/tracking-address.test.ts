import { expect, test } from 'vitest';
import { trackingAddress } from './tracking-address.ts';

test('when a parcel number holds signs that mean something in an address, then it stays one part of it', () => {
  const template = 'https://a.example/t?n={number}';
  expect(trackingAddress(template, 'TR 9')).toBe('https://a.example/t?n=TR%209');
  expect(new URL(trackingAddress(template, 'A&B/1?x#Ü$&') ?? '').searchParams.get('n')).toBe('A&B/1?x#Ü$&');
  expect(trackingAddress(null, 'TR 9')).toBeNull();
});

import { expect, test } from 'vitest';
import { relyingParty } from './relying-party.ts';

test.each([
  ['https://shop.example', { id: 'shop.example', origin: 'https://shop.example' }],
  ['https://shop.example:8443/', { id: 'shop.example', origin: 'https://shop.example:8443' }],
  ['https://SHOP.example/below', { id: 'shop.example', origin: 'https://shop.example' }],
  ['http://localhost:3000', { id: 'localhost', origin: 'http://localhost:3000' }],
  ['http://shop.localhost:3000', { id: 'shop.localhost', origin: 'http://shop.localhost:3000' }],
  ['http://shop.example', null],
  ['http://127.0.0.1:3000', null],
  ['https://192.0.2.7', null],
  ['https://[2001:db8::1]', null],
  ['nonsense', null],
  [null, null],
])('passkeys of a shop at %s are made for %o', (home, party) => {
  expect(relyingParty(home)).toEqual(party);
});

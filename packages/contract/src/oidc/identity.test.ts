import { expect, test } from 'vitest';
import { isOtherIdentity } from './identity.ts';

const before = { issuer: 'https://login.example.com', claim: 'sub' };

test('another address or claim identifies accounts in another way; the same address written otherwise does not', () => {
  for (const issuer of ['https://login.example.com', 'https://login.example.com/', 'https://Login.Example.com:443 '])
    expect(isOtherIdentity(before, { ...before, issuer })).toBe(false);
  for (const issuer of ['https://login.example.org', 'https://login.example.com/tenant', 'login'])
    expect(isOtherIdentity(before, { ...before, issuer })).toBe(true);
  expect(isOtherIdentity(before, { ...before, claim: 'oid' })).toBe(true);
});

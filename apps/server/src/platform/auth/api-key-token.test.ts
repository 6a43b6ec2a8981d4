import { expect, test } from 'vitest';
import { isApiKey, newApiKey } from './api-key-token.ts';
import { hashToken, newToken } from './tokens.ts';

test('a key bears its prefix and 256 random bits, is shown by its first signs and kept as its hash', () => {
  const [one, other] = [newApiKey(), newApiKey()];
  expect(one.token).toMatch(/^avk_[\w-]{43}[0-9a-z]{7}$/);
  expect(one.token.startsWith(one.hint)).toBe(true);
  expect(one.hint).toHaveLength(8);
  expect(one.hash).toEqual(hashToken(one.token));
  expect(one.token).not.toBe(other.token);
});

test('a key that was cut or mistyped is none, nor is a session', () => {
  const { token } = newApiKey();
  expect(isApiKey(token)).toBe(true);
  expect(isApiKey(token.slice(0, -1))).toBe(false);
  expect(isApiKey(`avk_${token[4] === 'A' ? 'B' : 'A'}${token.slice(5)}`)).toBe(false);
  expect([isApiKey(newToken().token), isApiKey('avk_')]).toEqual([false, false]);
});

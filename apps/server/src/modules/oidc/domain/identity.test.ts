import { expect, test } from 'vitest';
import { accountIn, saysSecondFactor, subjectIn, verifiedEmailIn } from './identity.ts';

test('the identifying claim is a text or number that can be stored, and nothing else', () => {
  expect(subjectIn({ sub: 'a-1' }, 'sub')).toBe('a-1');
  expect(subjectIn({ oid: 7 }, 'oid')).toBe('7');
  for (const value of [undefined, null, '', ['a'], { a: 1 }, true, 'x\u0000', '\ud800', 'x'.repeat(501)])
    expect(subjectIn({ sub: value }, 'sub')).toBeNull();
});

test('an e-mail counts only where the provider says that it verified it', () => {
  expect(verifiedEmailIn({ email: 'Ana@Example.com', email_verified: true })).toBe('ana@example.com');
  for (const email_verified of [undefined, false, 'true', 1])
    expect(verifiedEmailIn({ email: 'ana@example.com', email_verified })).toBeNull();
  expect(verifiedEmailIn({ email_verified: true })).toBeNull();
});

test('an account is known by its e-mail, else a name, else what identifies it', () => {
  const all = { email: 'a@example.com', preferred_username: 'ana', name: 'Ana Reis' };
  expect(accountIn(all, 's')).toBe('a@example.com');
  expect(accountIn({ ...all, email: undefined }, 's')).toBe('ana');
  expect(accountIn({ name: 'Ana Reis' }, 's')).toBe('Ana Reis');
  expect(accountIn({}, 's')).toBe('s');
});

test('a second factor is what the provider says of its own methods', () => {
  for (const amr of [['mfa'], ['pwd', 'otp'], ['hwk']]) expect(saysSecondFactor({ amr })).toBe(true);
  for (const amr of [undefined, 'mfa', [], ['pwd'], ['sms'], [{ mfa: true }]])
    expect(saysSecondFactor({ amr })).toBe(false);
});

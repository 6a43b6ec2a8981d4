import fc from 'fast-check';
import { expect, test } from 'vitest';
import { refusalOf } from '../../core/domain/session-rules.ts';
import { isCommonPassword } from './common-passwords.ts';
import { nicknameFromEmail } from './nickname.ts';

test('a nickname from any e-mail has only allowed characters and room for a suffix', () => {
  fc.assert(
    fc.property(fc.oneof(fc.emailAddress(), fc.string({ unit: 'binary' })), (email) => {
      expect(nicknameFromEmail(email)).toMatch(/^[\p{Script=Han}A-Za-z0-9_-]{1,44}$/u);
    }),
  );
});

test.each(['123456', 'PassWord', 'qwerty', 'iloveyou', 'aaaaaa', '111111111'])('%s is too common', (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

test('what everybody knows about a person is no password, anything else is', () => {
  expect(isCommonPassword('LI.NA@example.com', ['li.na@example.com'])).toBe(true);
  expect(isCommonPassword('Lantern-42', ['li.na@example.com', ''])).toBe(false);
});

const open = { endedBecause: null, expired: false, customerExists: true, disabled: false } as const;

test.each([
  [null, 'auth.token_mismatch'],
  [open, null],
  [{ ...open, customerExists: false }, 'auth.user_missing'],
  [{ ...open, disabled: true, endedBecause: 'elsewhere' }, 'auth.disabled'],
  [{ ...open, endedBecause: 'elsewhere', expired: true }, 'auth.session_ended'],
  [{ ...open, endedBecause: 'signed_out' }, 'auth.sign_in_needed'],
  [{ ...open, expired: true }, 'auth.token_expired'],
] as const)('a session %j is answered %s', (session, refusal) => {
  expect(refusalOf(session)).toBe(refusal);
});

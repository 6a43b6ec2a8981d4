import { randomBytes } from 'node:crypto';
import { readableCode } from '@app/kernel/ids';
import { expect, test } from 'vitest';
import { asMade, grouped, isRecoveryCode, RECOVERY_LETTERS } from './recovery-code.ts';

test('a code is read as it was made, however it is typed', () => {
  expect(grouped('0123456789ABCDEF')).toBe('0123-4567-89AB-CDEF');
  for (let round = 0; round < 200; round += 1) {
    const code = readableCode(randomBytes(RECOVERY_LETTERS), RECOVERY_LETTERS);
    expect(asMade(grouped(code))).toBe(code);
    expect(asMade(` ${grouped(code).toLowerCase().replaceAll('-', ' ')} `)).toBe(code);
    expect(asMade(code.replaceAll('0', 'o').replaceAll('1', 'l'))).toBe(code);
    expect(isRecoveryCode(grouped(code))).toBe(true);
  }
});

test('six digits are no recovery code', () => {
  expect(isRecoveryCode('123456')).toBe(false);
  expect(isRecoveryCode('')).toBe(false);
});

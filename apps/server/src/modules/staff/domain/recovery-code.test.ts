import { randomBytes } from 'node:crypto';
import { readableCode } from '@app/kernel/ids';
import { readCode } from '@app/kernel/typed-code';
import { expect, test } from 'vitest';
import { grouped, isRecoveryCode, RECOVERY_LETTERS } from './recovery-code.ts';

test('a code is read as it was made, however it is typed', () => {
  expect(grouped('0123456789ABCDEF')).toBe('0123-4567-89AB-CDEF');
  for (let round = 0; round < 200; round += 1) {
    const code = readableCode(randomBytes(RECOVERY_LETTERS), RECOVERY_LETTERS);
    expect(readCode(grouped(code))).toBe(code);
    expect(readCode(` ${grouped(code).toLowerCase().replaceAll('-', ' ')} `)).toBe(code);
    expect(readCode(code.replaceAll('0', 'o').replaceAll('1', 'l'))).toBe(code);
    expect(isRecoveryCode(grouped(code))).toBe(true);
  }
});

test('six digits are no recovery code', () => {
  expect(isRecoveryCode('123456')).toBe(false);
  expect(isRecoveryCode('')).toBe(false);
});

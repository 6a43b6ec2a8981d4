import { expect, test } from 'vitest';
import { maskedEmail, maskedPhone } from './masked.ts';

test.each([
  ['ines@avela.example', 'i***@***.example'],
  ['李@mail.cn', '李***@***.cn'],
  ['a.b+c@x.co.uk', 'a***@***.uk'],
])('when %s is masked, then neither name nor provider is left', (email, masked) => {
  expect(maskedEmail(email)).toBe(masked);
});

test('when a phone number is masked, then its last two digits are left', () => {
  expect(maskedPhone('+351912000111')).toBe('***11');
});

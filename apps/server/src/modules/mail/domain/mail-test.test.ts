import { expect, test } from 'vitest';
import { outcomeOf, serverOf, withoutSecrets } from './mail-test.ts';

test.each([
  [{ code: 'ESOCKET', originalCode: 'ECONNREFUSED', command: 'CONN' }, 'unreachable'],
  [{ code: 'ECONNECTION', command: 'CONN' }, 'unreachable'],
  [{ code: 'ETIMEDOUT', command: 'CONN' }, 'timeout'],
  [{ code: 'EDNS', originalCode: 'ENOTFOUND', command: 'CONN' }, 'unknown_host'],
  [{ code: 'ESOCKET', originalCode: 'DEPTH_ZERO_SELF_SIGNED_CERT', command: 'CONN' }, 'bad_certificate'],
  [{ code: 'ESOCKET', originalCode: 'CERT_HAS_EXPIRED', command: 'CONN' }, 'bad_certificate'],
  [{ code: 'ESOCKET', originalCode: 'ERR_TLS_CERT_ALTNAME_INVALID', command: 'CONN' }, 'bad_certificate'],
  [{ code: 'ESOCKET', originalCode: 'UNABLE_TO_VERIFY_LEAF_SIGNATURE', command: 'CONN' }, 'bad_certificate'],
  [{ code: 'ESOCKET', originalCode: 'ERR_SSL_WRONG_VERSION_NUMBER', command: 'CONN' }, 'no_encryption'],
  [{ code: 'ETLS', command: 'STARTTLS', responseCode: 500 }, 'no_encryption'],
  [{ code: 'EAUTH', command: 'AUTH PLAIN', responseCode: 535 }, 'sign_in_refused'],
  [{ code: 'EENVELOPE', command: 'MAIL FROM', responseCode: 530 }, 'sign_in_refused'],
  [{ code: 'EENVELOPE', command: 'MAIL FROM', responseCode: 553 }, 'sender_refused'],
  [{ code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550 }, 'recipient_refused'],
  [{ code: 'EMESSAGE', command: 'DATA', responseCode: 554 }, 'content_refused'],
  [{ code: 'EPROTOCOL', command: 'CONN' }, 'failed'],
  [{}, 'failed'],
] as const)('%j is %s', (trouble, outcome) => expect(outcomeOf(trouble)).toBe(outcome));

test('the password is hidden in every form that a server may repeat it in', () => {
  const url = 'smtp://mail%40shop:p%40ss%20word@mail.example.com';
  const packed = (text: string) => Buffer.from(text).toString('base64');
  for (const secret of ['p@ss word', 'p%40ss%20word', packed('p@ss word'), packed('\0mail@shop\0p@ss word')])
    expect(withoutSecrets(`535 no: ${secret}, sorry`, url)).toBe('535 no: •••, sorry');
});

test('what a server says is one line of bounded length', () => {
  expect(withoutSecrets('550-first\r\n550 second\u0007', 'smtp://mail.example.com')).toBe('550-first 550 second');
  expect(withoutSecrets('x'.repeat(1_000), 'smtp://mail.example.com')).toHaveLength(300);
});

test('a server is shown without who signs in and with its port', () => {
  expect(serverOf('smtps://user:secret@mail.example.com/?pool=true')).toBe('smtps://mail.example.com:465');
  expect(serverOf('smtp://user:secret@mail.example.com')).toBe('smtp://mail.example.com:587');
  expect(serverOf('smtp://10.0.0.5:2525')).toBe('smtp://10.0.0.5:2525');
});

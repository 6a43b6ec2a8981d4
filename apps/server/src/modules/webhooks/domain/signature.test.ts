import { Webhook } from 'standardwebhooks';
import { expect, test } from 'vitest';
import { newSecret, signedHeaders } from './signature.ts';

const body = JSON.stringify({ type: 'order.paid', data: { note: 'é “quoted”' } });
const signed = (secrets: string[], at = new Date()) => signedHeaders(secrets, { id: 'msg', body, at });

test('a program with the library of the standard verifies what was sent with its secret', () => {
  const secret = newSecret();
  expect(new Webhook(secret).verify(body, signed([secret]))).toEqual(JSON.parse(body));
});

test('while a secret is replaced, who has the old one and who has the new one verify the same message', () => {
  const [fresh, old] = [newSecret(), newSecret()];
  const headers = signed([fresh, old]);
  for (const secret of [fresh, old]) expect(() => new Webhook(secret).verify(body, headers)).not.toThrow();
});

test('another secret, another body and an old message are not verified', () => {
  const secret = newSecret();
  expect(() => new Webhook(newSecret()).verify(body, signed([secret]))).toThrow();
  expect(() => new Webhook(secret).verify(`${body} `, signed([secret]))).toThrow();
  expect(() => new Webhook(secret).verify(body, signed([secret], new Date(Date.now() - 600_000)))).toThrow();
});

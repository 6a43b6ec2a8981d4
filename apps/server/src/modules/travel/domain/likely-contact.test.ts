import { expect, test } from 'vitest';
import { likelyContact } from './likely-contact.ts';

const last = { name: 'Rui Reis', country: 'BR', phone: '+5511912345678', email: 'rui@example.com' };
const person = { email: 'ana@example.com', realName: null, phone: null, phoneCountry: null };
const address = { name: 'Ana Reis', country: 'PT', tel: '+351912345678' };

test('the contact of the last booking is proposed as it was', () => {
  expect(likelyContact(last, { ...person, realName: 'Ana' }, address)).toEqual(last);
});

test('before the first booking the account is proposed, and of the address what the account does not say', () => {
  expect(likelyContact(null, person, address)).toEqual({
    name: 'Ana Reis',
    country: 'PT',
    phone: '+351912345678',
    email: 'ana@example.com',
  });
  const called = { ...person, realName: 'Ana Maria Reis', phone: '+34612345678', phoneCountry: 'ES' };
  expect(likelyContact(null, called, address)).toMatchObject({
    name: 'Ana Maria Reis',
    country: 'ES',
    phone: '+34612345678',
  });
});

test('who has neither is proposed their e-mail alone', () => {
  expect(likelyContact(null, person, null)).toEqual({ name: '', country: null, phone: '', email: 'ana@example.com' });
});

import { expect, test } from 'vitest';
import { bookingRecipients } from './booking-recipients.ts';

const contact = { name: 'Inês Sousa', country: 'PT', phone: '912345678', email: 'ines@example.com' };
const paidAt = new Date('2026-12-01T10:00:00Z');

test('the contact of a paid booking gets its mails too, and nobody twice', () => {
  expect(bookingRecipients({ contact, paidAt }, 'ana@example.com')).toEqual([
    { email: 'ana@example.com', owner: true },
    { email: 'ines@example.com', owner: false },
  ]);
  expect(bookingRecipients({ contact, paidAt }, 'INES@example.com ')).toHaveLength(1);
});

test('an address is not written to for what was never paid', () => {
  expect(bookingRecipients({ contact, paidAt: null }, 'ana@example.com')).toHaveLength(1);
});

import type { TravelRow } from './travel-row.ts';

export type BookingRecipient = { readonly email: string; readonly owner: boolean };

/**
 * Returns who receives mails about an order: the account, and once the order is paid also the contact, where that is another
 * address.
 */
export function bookingRecipients(
  { contact, paidAt }: Pick<TravelRow, 'contact' | 'paidAt'>,
  account: string,
): BookingRecipient[] {
  const other = contact.email.trim();
  const differs = other !== '' && other.toLowerCase() !== account.trim().toLowerCase();
  return [{ email: account, owner: true }, ...(differs && paidAt !== null ? [{ email: other, owner: false }] : [])];
}

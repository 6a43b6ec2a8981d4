import type { ContactView, GuestView } from '@app/contract/travel/person-schemas';

const dots = '***';
const first = (text: string): string => [...text][0] ?? '';

const maskedName = (name: string): string => (name === '' ? '' : `${first(name)}${dots}`);
const maskedPhone = (phone: string): string =>
  phone.length < 6 ? dots : `${phone.slice(0, 3)}${dots}${phone.slice(-2)}`;
const maskedEmail = (email: string): string => {
  const [name = '', host = ''] = email.split('@');
  return host === '' ? dots : `${first(name)}${dots}@${host}`;
};

/** A contact as whoever came by a link sees it. */
export const maskedContact = (contact: ContactView): ContactView => ({
  name: maskedName(contact.name),
  country: contact.country,
  phone: maskedPhone(contact.phone),
  email: maskedEmail(contact.email),
});

/** Guests as whoever came by a link sees them. */
export const maskedGuests = (guests: readonly GuestView[]): GuestView[] =>
  guests.map((guest) => ({
    ...guest,
    givenName: maskedName(guest.givenName),
    familyName: maskedName(guest.familyName),
    age: null,
  }));

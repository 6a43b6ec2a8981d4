import { looksLikePhone } from '@app/contract/accounts/check-address';
import { email } from '@app/contract/core/validation';
import { guestName } from '@app/contract/travel/person-names';
import {
  type ContactInput,
  type GuestInput,
  PHONE_SIGNS,
  type ProposedContact,
} from '@app/contract/travel/person-schemas';
import type { FieldFlaws } from '../../form-fields.ts';

/**
 * A booking form as typed, by flat names: `family0` and `given0` of the guest of the first unit (room, seat, table),
 * and so on; `contactName`, `country`, `phone`, `email`.
 */
export type BookingValues = Record<string, string>;
export type GuestPart = 'family' | 'given';

export const guestField = (part: GuestPart, index: number): string => `${part}${index}`;

const firstIssue = (schema: typeof guestName | typeof email, value: string): string | undefined =>
  schema.safeParse(value).error?.issues[0]?.message;

const at = (values: BookingValues, name: string): string => (values[name] ?? '').trim();

/** Everything wrong with the names of so many guests, by the form's own fields. */
export function flawsOfGuests(values: BookingValues, count: number): FieldFlaws {
  const flaws: Record<string, string | undefined> = {};
  for (let index = 0; index < count; index += 1) {
    for (const part of ['family', 'given'] as const) {
      const name = guestField(part, index);
      flaws[name] = firstIssue(guestName, at(values, name));
    }
  }
  return flaws;
}

/** What is wrong with a phone number: nothing there, letters in it, or none of its country. */
function phoneFlaw(phone: string, country: string): string | undefined {
  if (!PHONE_SIGNS.test(phone)) return 'field.phone_digits';
  return looksLikePhone(phone, country) ? undefined : 'field.address_tel';
}

/** Everything wrong with who is written to. */
export function flawsOfContact(values: BookingValues): FieldFlaws {
  return {
    contactName: at(values, 'contactName') ? undefined : 'field.contact_name',
    phone: phoneFlaw(at(values, 'phone'), at(values, 'country')),
    email: firstIssue(email, at(values, 'email')),
  };
}

/** The names of the guests as the call takes them: one adult for each unit, in order. */
export const guestsOf = (
  values: BookingValues,
  count: number,
): Pick<GuestInput, 'unit' | 'familyName' | 'givenName'>[] =>
  Array.from({ length: count }, (_, index) => ({
    unit: index + 1,
    familyName: at(values, guestField('family', index)),
    givenName: at(values, guestField('given', index)),
  }));

export const contactOf = (values: BookingValues): ContactInput => ({
  name: at(values, 'contactName'),
  country: at(values, 'country'),
  phone: at(values, 'phone'),
  email: at(values, 'email'),
});

/**
 * The fields that a proposed contact fills: those in which nothing was typed, the number and its country only together.
 */
export function proposedValues(contact: ProposedContact, typed: (field: string) => boolean): BookingValues {
  const number = contact.country ? { country: contact.country, phone: contact.phone } : {};
  return {
    ...(contact.name && !typed('contactName') && { contactName: contact.name }),
    ...(!typed('country') && !typed('phone') && number),
    ...(contact.email && !typed('email') && { email: contact.email }),
  };
}

const plain: Readonly<Record<string, string>> = {
  'contact.name': 'contactName',
  'contact.country': 'country',
  'contact.phone': 'phone',
  'contact.email': 'email',
  contact: 'phone',
  guests: 'family0',
  wishes: 'wishes',
  arrival: 'arrival',
  policyAccepted: 'accepted',
};

/** Where a field that the server refused stands on the form; null when the form has no such field. */
export function placeOfBookingField(field: string): string | null {
  const guest = /^guests\.(\d+)\.?(familyName|givenName)?/.exec(field);
  if (guest) return guestField(guest[2] === 'givenName' ? 'given' : 'family', Number(guest[1]));
  return plain[field] ?? null;
}

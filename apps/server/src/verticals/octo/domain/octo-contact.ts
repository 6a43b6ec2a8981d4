import type { ContactInput, GuestInput } from '@app/contract/travel/person-schemas';
import { contactInput, guestInput } from '@app/contract/travel/person-schemas';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { badRequest } from './octo-error.ts';

/** Someone as a reseller names them; what they left out is null. */
export type OctoContact = {
  readonly fullName: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly emailAddress: string | null;
  readonly phoneNumber: string | null;
  readonly locales: readonly string[];
  readonly postalCode: string | null;
  readonly country: string | null;
  readonly notes: string | null;
};
/** What a call says of them: fields that are not there stay as they were. */
export type SentContact = { readonly [K in keyof OctoContact]?: OctoContact[K] | undefined };

export const NO_CONTACT: OctoContact = {
  fullName: null,
  firstName: null,
  lastName: null,
  emailAddress: null,
  phoneNumber: null,
  locales: [],
  postalCode: null,
  country: null,
  notes: null,
};

/** A contact with what a call says of it; the full name is of both names where it is not said. */
export function withSent(before: OctoContact, sent: SentContact | null | undefined): OctoContact {
  if (!sent) return before;
  const said = Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined));
  const contact = { ...before, ...said };
  const both = [contact.firstName, contact.lastName].filter((one) => one).join(' ');
  return { ...contact, fullName: sent.fullName || both || contact.fullName };
}

/** Whether both names are said. */
export const isNamed = ({ firstName, lastName }: OctoContact): boolean => Boolean(firstName && lastName);

const needed = (value: string | null, field: string): string => {
  if (value?.trim()) return value.trim();
  throw badRequest(`contact.${field} is required`);
};

/** The country of a number that says it itself, else the one of the contact. */
function countryOf(phone: string, { country }: OctoContact): string {
  const known = parsePhoneNumberFromString(phone)?.country ?? country?.toUpperCase();
  if (known && /^[A-Z]{2}$/.test(known)) return known;
  throw badRequest('contact.phoneNumber: write it as +12025550123, or say contact.country');
}

/**
 * Returns who is written to about a booking. Throws BAD_REQUEST for what is missing or not valid. `mailTo` is the account's own address
 * where the reseller writes to the guests.
 */
export function orderContact(contact: OctoContact, mailTo: string | null): ContactInput {
  needed(contact.firstName, 'firstName');
  needed(contact.lastName, 'lastName');
  const email = needed(contact.emailAddress, 'emailAddress');
  const phone = needed(contact.phoneNumber, 'phoneNumber');
  const name = `${contact.firstName} ${contact.lastName}`.trim();
  const read = contactInput.safeParse({ name, email, phone, country: countryOf(phone, contact) });
  if (read.success) return mailTo === null ? read.data : { ...read.data, email: mailTo };
  const field = String(read.error.issues[0]?.path[0] ?? '');
  throw badRequest(`contact.${OCTO_FIELD[field] ?? field} is not valid or too long`);
}

const OCTO_FIELD: Readonly<Record<string, string>> = {
  name: 'firstName',
  email: 'emailAddress',
  phone: 'phoneNumber',
};

/** A person of a booking by their names; `age` is null for adults. Throws BAD_REQUEST at `field`. */
export function guestNamed(
  { firstName, lastName }: OctoContact,
  of: { readonly age: number | null; readonly field: string },
): GuestInput {
  const ageType = of.age === null ? 'adult' : 'child';
  const read = guestInput.safeParse({ unit: 1, givenName: firstName ?? '', familyName: lastName ?? '', ageType });
  if (!read.success) throw badRequest(`${of.field}: firstName and lastName are required, in letters`);
  // Ages of units can be above those that people type of children.
  return { ...read.data, age: of.age };
}

/** Someone of a booking that is held, before the reseller names them. */
export const unnamedGuest = (index: number, age: number | null): GuestInput => ({
  unit: 1,
  givenName: 'Traveller',
  familyName: String.fromCharCode('A'.charCodeAt(0) + index),
  ageType: age === null ? 'adult' : 'child',
  age,
});

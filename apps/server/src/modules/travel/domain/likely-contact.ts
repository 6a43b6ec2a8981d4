import type { ContactView, ProposedContact } from '@app/contract/travel/person-schemas';

/** What is known of a customer besides their bookings. */
export type KnownPerson = {
  readonly email: string;
  readonly realName: string | null;
  readonly phone: string | null;
  readonly phoneCountry: string | null;
};

/** The address that goods are sent to. */
export type KnownAddress = { readonly name: string; readonly country: string; readonly tel: string };

/**
 * Returns who is likely to be written to: the contact of the last booking as it was; else the account, and of the address
 * what the account does not say. A number is never put beside the country of another.
 */
export function likelyContact(
  last: ContactView | null,
  person: KnownPerson,
  address: KnownAddress | null,
): ProposedContact {
  if (last) return last;
  const own = person.phone && person.phoneCountry ? { country: person.phoneCountry, phone: person.phone } : null;
  const sent = address ? { country: address.country, phone: address.tel } : null;
  return {
    name: person.realName || address?.name || '',
    ...(own ?? sent ?? { country: null, phone: '' }),
    email: person.email,
  };
}

import type { ContactInput } from '@app/contract/travel/person-schemas';
import type { BookedGuest } from '../../../modules/travel/public.ts';

const HAN = /^\p{Script=Han}+$/u;

/** A name in its two parts: in Chinese the family's comes first and is one character, elsewhere it is the last word. */
function partsOf(name: string): { givenName: string; familyName: string } {
  if (HAN.test(name)) return { givenName: name.slice(1), familyName: name.slice(0, 1) };
  const words = name.split(/\s+/);
  return { givenName: words.slice(0, -1).join(' '), familyName: words.at(-1) ?? '' };
}

/** Whom a table is booked for: the contact. */
export const guestOf = ({ name }: Pick<ContactInput, 'name'>): BookedGuest => ({
  unit: 1,
  ...partsOf(name),
  ageType: 'adult',
  age: null,
  infantOf: null,
  document: null,
});

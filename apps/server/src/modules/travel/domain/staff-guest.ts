import type { DOCUMENT_TYPES, StaffGuest } from '@app/contract/travel/person-schemas';
import type { BookedGuest, GuestDocument } from '../db/guest.repo.ts';

/** Signs of a document's number that stay readable for whom it is not shown to. */
const READABLE = 2;

const masked = (number: string | null): string | null => number && `***${number.slice(-READABLE)}`;

function documentView(document: GuestDocument, shown: boolean): NonNullable<StaffGuest['document']> {
  const number = document.number;
  if (!shown)
    return { hidden: true, birthDate: null, nationality: null, type: null, number: masked(number), validUntil: null };
  return {
    hidden: false,
    birthDate: document.birthDate,
    nationality: document.nationality,
    type: document.type as (typeof DOCUMENT_TYPES)[number] | null,
    number,
    validUntil: document.validUntil,
  };
}

/** The guests of an order as staff see them, each with the numbers that name them; documents by right, else masked. */
export const staffGuests = (
  guests: readonly BookedGuest[],
  of: {
    readonly documentsShown: boolean;
    readonly references: readonly { readonly guest: number; readonly reference: string }[];
  },
): StaffGuest[] =>
  guests.map(({ document, ...guest }, index) => ({
    ...guest,
    document: document && documentView(document, of.documentsShown),
    references: of.references.filter((one) => one.guest === index + 1).map(({ reference }) => reference),
  }));

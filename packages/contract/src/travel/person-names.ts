import { z } from 'zod';
import { limits } from '../core/limits.ts';

/** A name as a travel document spells it: English letters with spaces, hyphens and apostrophes between them. */
export const LATIN_NAME = /^[A-Za-z]+(?:[ '’-][A-Za-z]+)*$/;

/** A guest's name in any script; letters with spaces, dots, hyphens and apostrophes. */
const ANY_NAME = /^[\p{L}\p{M}]+(?:[ .'’·-]+[\p{L}\p{M}]+)*\.?$/u;

const name = (form: RegExp) =>
  z
    .string({ error: 'field.guest_name' })
    .trim()
    .min(1, 'field.guest_name')
    .max(limits.personName, 'field.too_long')
    .regex(form, 'field.guest_name');

export const guestName = name(ANY_NAME);
export const documentName = name(LATIN_NAME);

const HAN = /^[\p{Script=Han}·]+$/u;

/** A name as people read it: of Chinese letters the family's first and without a space, else as it is spoken in English. */
export const fullName = ({
  givenName,
  familyName,
}: {
  readonly givenName: string;
  readonly familyName: string;
}): string =>
  HAN.test(givenName) && HAN.test(familyName) ? `${familyName}${givenName}` : `${givenName} ${familyName}`;

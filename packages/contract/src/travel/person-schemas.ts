import { z } from 'zod';
import { id, text } from '../core/validation.ts';
import { documentName, guestName } from './person-names.ts';

const AGE_TYPES = ['adult', 'child', 'baby'] as const;
export type AgeType = (typeof AGE_TYPES)[number];
export const DOCUMENT_TYPES = ['passport', 'id_card', 'driving_licence'] as const;
export type DocumentType = (typeof DOCUMENT_TYPES)[number];
export const GENDERS = ['female', 'male', 'other'] as const;

const day = z.iso.date('field.date');
/** What a phone number is written with: digits, and what people put between them. */
export const PHONE_SIGNS = /^[\d\s+().-]*$/;
const countryCode = z.string({ error: 'field.required' }).regex(/^[A-Z]{2}$/, 'field.invalid');

/** One person of an order as typed. `unit` is the room, seat row or table they belong to, from 1. */
export const guestInput = z.strictObject({
  unit: z.int('field.invalid').min(1, 'field.invalid').max(20, 'field.invalid'),
  givenName: guestName,
  familyName: guestName,
  ageType: z.enum(AGE_TYPES, { error: 'field.invalid' }).optional().default('adult'),
  /** Years on the first day of the service, of children. */
  age: z
    .int('field.child_age')
    .min(0, 'field.child_age')
    .max(17, 'field.child_age')
    .nullable()
    .optional()
    .default(null),
  /** A kept passenger whose document is copied onto the order. */
  passengerId: id.optional(),
  /** Position of the adult on whose lap a baby sits, from 1. */
  infantOf: z.int('field.invalid').min(1, 'field.invalid').max(20, 'field.invalid').nullable().optional(),
});
export type GuestInput = z.output<typeof guestInput>;

/** A guest as an order shows them. */
export const guestView = z.object({
  unit: z.int(),
  givenName: z.string(),
  familyName: z.string(),
  ageType: z.enum(AGE_TYPES),
  age: z.int().nullable(),
  /** Position of the adult on whose lap a baby sits, from 1; null for everybody else. */
  infantOf: z.int().nullable(),
  /** Whether a travel document is kept with the order. */
  document: z.boolean(),
});
export type GuestView = z.infer<typeof guestView>;

/** A guest as staff see them. */
export const staffGuest = guestView.omit({ document: true }).extend({
  /** The document stored with the order; null without one. For whom it is not shown to, `hidden`: the number masked, the rest null. */
  document: z
    .object({
      hidden: z.boolean(),
      birthDate: z.iso.date().nullable(),
      nationality: z.string().nullable(),
      type: z.enum(DOCUMENT_TYPES).nullable(),
      number: z.string().nullable(),
      validUntil: z.iso.date().nullable(),
    })
    .nullable(),
  /** Numbers that name this guest, such as their tickets. */
  references: z.array(z.string()),
});
export type StaffGuest = z.infer<typeof staffGuest>;

/** Who is written to about an order. */
export const contactInput = z.strictObject({
  name: text(60, 'field.contact_name'),
  /** Country of the phone number. */
  country: countryCode,
  phone: text(20, 'field.address_tel').regex(PHONE_SIGNS, 'field.phone_digits'),
  email: z
    .string({ error: 'field.email_required' })
    .trim()
    .min(1, 'field.email_required')
    .max(50, 'field.email_too_long')
    .pipe(z.email('field.email_format')),
});
export type ContactInput = z.output<typeof contactInput>;

export const contactView = z.object({ name: z.string(), country: z.string(), phone: z.string(), email: z.string() });
export type ContactView = z.infer<typeof contactView>;

/** Who a booking form proposes to write to; empty texts and no country where nothing is known. */
export const proposedContact = contactView.extend({ country: z.string().nullable() });
export type ProposedContact = z.infer<typeof proposedContact>;

/** Somebody a customer books for. Document fields are wanted by flights only. */
export const passengerInput = z.strictObject({
  id: id.optional(),
  givenName: documentName,
  familyName: documentName,
  gender: z.enum(GENDERS, { error: 'field.invalid' }).nullable().optional().default(null),
  birthDate: day.nullable().optional().default(null),
  nationality: countryCode.nullable().optional().default(null),
  documentType: z.enum(DOCUMENT_TYPES, { error: 'field.invalid' }).nullable().optional().default(null),
  documentNumber: z
    .string()
    .trim()
    .regex(/^[A-Za-z0-9-]{3,30}$/, 'field.document_number')
    .nullable()
    .optional()
    .default(null),
  documentValidUntil: day.nullable().optional().default(null),
});
export type PassengerInput = z.output<typeof passengerInput>;

export const passengerView = passengerInput.required().extend({
  id: z.uuid(),
  /** Of today; null without a birth date. */
  ageType: z.enum(AGE_TYPES).nullable(),
});
export type Passenger = z.infer<typeof passengerView>;

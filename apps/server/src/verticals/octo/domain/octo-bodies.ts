import { z } from 'zod';
import { octoLimits } from './octo-limits.ts';

/** Text as the database can store it. */
const sound = z
  .string()
  .refine(
    (typed) => !typed.includes('\u0000') && typed.isWellFormed(),
    'Invalid input: may hold no NUL, and whole letters only',
  );

const text = sound.max(200);
const day = z.iso.date().refine((one) => one >= '2000-01-01' && one < '2200-01-01');

const units = z.array(z.object({ id: text, quantity: z.int().min(0).max(octoLimits.unitItems) })).max(20);

/** What both looks at availability ask for. */
const looked = {
  productId: text,
  optionId: text,
  units: units.nullish(),
  currency: text.nullish(),
};

const optional = (max: number) => sound.trim().max(max).nullish();

const contact = z.object({
  fullName: optional(120),
  firstName: optional(60),
  lastName: optional(60),
  emailAddress: z.email().max(254).nullish(),
  phoneNumber: optional(20),
  locales: z
    .array(sound.max(20))
    .max(10)
    .nullish()
    .transform((some) => some ?? undefined),
  postalCode: optional(20),
  country: optional(2),
  notes: optional(octoLimits.notes),
});

const unitItems = z
  .array(
    z.object({
      uuid: z.uuid().optional(),
      unitId: text,
      resellerReference: optional(octoLimits.reference),
      contact: contact.nullish(),
    }),
  )
  .min(1)
  .max(octoLimits.unitItems);

const minutes = z.int().min(1).max(100_000).nullish();
const reference = optional(octoLimits.reference);
const notes = optional(octoLimits.notes);

export const octoBodies = {
  availability: z.object({
    ...looked,
    localDate: day.nullish(),
    localDateStart: day.nullish(),
    localDateEnd: day.nullish(),
    availabilityIds: z.array(text).min(1).max(octoLimits.availabilityIds).nullish(),
  }),
  calendar: z.object({ ...looked, localDateStart: day, localDateEnd: day }),
  reservation: z.object({
    uuid: z.uuid().nullish(),
    productId: text,
    optionId: text,
    availabilityId: text,
    expirationMinutes: minutes,
    notes,
    unitItems,
    resellerReference: reference,
    contact: contact.nullish(),
    emailReceipt: z.boolean().nullish(),
    currency: text.nullish(),
  }),
  confirmation: z.object({
    emailReceipt: z.boolean().nullish(),
    resellerReference: reference,
    notes,
    contact,
    unitItems: unitItems.nullish(),
  }),
  update: z.object({
    resellerReference: reference,
    productId: text.nullish(),
    optionId: text.nullish(),
    availabilityId: text.nullish(),
    expirationMinutes: minutes,
    notes,
    emailReceipt: z.boolean().nullish(),
    unitItems: unitItems.nullish(),
    contact: contact.nullish(),
  }),
  extension: z.object({ expirationMinutes: minutes }),
  cancellation: z.object({ reason: optional(octoLimits.reason), force: z.boolean().nullish() }),
  list: z.object({ resellerReference: reference, supplierReference: reference }),
} as const;
export type AvailabilityAsked = z.output<typeof octoBodies.availability>;
export type CalendarAsked = z.output<typeof octoBodies.calendar>;
export type ReservationAsked = z.output<typeof octoBodies.reservation>;
export type ConfirmationAsked = z.output<typeof octoBodies.confirmation>;
export type UpdateAsked = z.output<typeof octoBodies.update>;
export type CancellationAsked = z.output<typeof octoBodies.cancellation>;

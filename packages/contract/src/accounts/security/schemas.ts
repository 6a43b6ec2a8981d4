import { readCode } from '@app/kernel/typed-code';
import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import { email, id, moment, nothing, optionalParagraphs, password, price, text } from '../../core/validation.ts';
import { userInfo } from '../schemas.ts';

/** A code on its way: where to, until when it is good, and when another may be sent. */
const codeState = z.object({ email: z.string(), expiresAt: moment, resendAt: moment });
export type CodeState = z.infer<typeof codeState>;

/** What keeps an account from being deleted. */
const deletionBlocker = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('balance'), amount: price }),
  z.object({ kind: z.literal('held'), amount: price }),
  z.object({ kind: z.literal('orders'), count: z.int() }),
  z.object({ kind: z.literal('bookings'), count: z.int() }),
]);
export type DeletionBlocker = z.infer<typeof deletionBlocker>;

const waitingDeletion = z.object({ requestedAt: moment, endsAt: moment, heldUp: z.boolean() });

const security = z.object({
  email: z.string(),
  emailVerified: z.boolean(),
  /** What verifying the e-mail would bring now. */
  emailPoints: z.int(),
  phone: z.object({ country: z.string(), tel: z.string() }).nullable(),
  passwordChangedAt: moment,
  /** Codes that can still be entered. */
  verifying: codeState.nullable(),
  changing: codeState.nullable(),
  deletion: waitingDeletion.nullable(),
});
export type Security = z.infer<typeof security>;

const device = z.object({
  id: z.uuid(),
  kind: z.enum(['phone', 'tablet', 'computer', 'unknown']),
  /** Names of products, empty when unknown. */
  browser: z.string(),
  system: z.string(),
  ip: z.string(),
  signedInAt: moment,
  lastSeenAt: moment,
  /** The one that asks. */
  current: z.boolean(),
});
export type Device = z.infer<typeof device>;

const deletion = z.object({
  waiting: waitingDeletion.nullable(),
  blockers: z.array(deletionBlocker),
  /** Days one can change one's mind. */
  days: z.int(),
  /** Points that are lost with the account. */
  points: z.int(),
});
export type Deletion = z.infer<typeof deletion>;

const code = z
  .string({ error: 'field.code_required' })
  .overwrite(readCode)
  .min(1, 'field.code_required')
  .regex(/^\d{6}$/, 'field.code_format');
const currentPassword = z.string({ error: 'field.password_required' }).min(1, 'field.password_required').max(100);

export const shapes = {
  security: { answer: security },
  sendEmailCode: {
    body: z.strictObject({ purpose: z.enum(['verify', 'change'], { error: 'field.invalid' }) }),
    answer: codeState,
  },
  verifyEmail: {
    body: z.strictObject({ code }),
    answer: z.object({ pointsGranted: z.int(), userInfo }),
  },
  changeEmail: { body: z.strictObject({ email, password: currentPassword }), answer: codeState },
  confirmEmail: {
    body: z.strictObject({ code }),
    answer: z.object({ pointsGranted: z.int(), userInfo }),
  },
  savePhone: {
    body: z.strictObject({
      country: z.string({ error: 'field.required' }).regex(/^[A-Z]{2}$/, 'field.invalid'),
      tel: text(20, 'field.address_tel'),
    }),
    answer: z.object({ country: z.string(), tel: z.string() }),
  },
  removePhone: { answer: nothing },
  forgotPassword: {
    body: z.strictObject({ email }),
    answer: z.object({ minutes: z.int(), resendSeconds: z.int() }),
  },
  resetPassword: {
    body: z.strictObject({ email, code, password, confirmPassword: z.string({ error: 'field.required' }).max(100) }),
    answer: nothing,
  },
  devices: { answer: z.array(device) },
  endDevice: { body: z.strictObject({ id }), answer: nothing },
  deletion: { answer: deletion },
  requestDeletion: {
    body: z.strictObject({
      password: currentPassword,
      reason: optionalParagraphs(limits.orderNote).optional().default(''),
    }),
    answer: deletion,
  },
  withdrawDeletion: { answer: nothing },
};

import { z } from 'zod';
import { type PermissionKey, permissionKeys } from '../core/permissions.ts';
import { moment, nothing, presentPassword, staffPassword, text } from '../core/validation.ts';

const staffSession = z.object({
  id: z.uuid(),
  username: z.string(),
  name: z.string(),
  role: z.string(),
  /** Every permission the role holds. */
  permissions: z.array(z.enum(permissionKeys as [PermissionKey, ...PermissionKey[]])),
  mustChangePassword: z.boolean(),
  worksFor: z.enum(['house', 'agent', 'merchant']),
  /** The name of the merchant whose places alone they see; null for everybody else. */
  merchant: z.string().nullable(),
  demo: z.boolean(),
  /** How far the product's clock is ahead of the real time; zero outside demo mode. */
  clockOffsetMs: z.number(),
});
export type StaffSession = z.infer<typeof staffSession>;

/** What one invariant found: no rows means whole. */
const invariantResult = z.object({
  slice: z.string(),
  name: z.string(),
  /** What must hold, exactly, in one English sentence; the words for the reader belong to the name. */
  promise: z.string(),
  ok: z.boolean(),
  /** It took longer than a statement may: nothing is known of it, and it does not count as whole. */
  overTime: z.boolean(),
  /** Offending records, at most 20. */
  offenders: z.array(z.record(z.string(), z.unknown())),
  milliseconds: z.number(),
});
export type InvariantResult = z.infer<typeof invariantResult>;

const productClock = z.object({ now: moment, offsetMs: z.number(), movable: z.boolean() });

const signedIn = z.object({ token: z.string(), session: staffSession });

export const shapes = {
  captcha: { answer: z.object({ id: z.string(), svg: z.string() }) },
  login: {
    body: z.strictObject({
      username: text(50),
      password: presentPassword,
      captchaId: text(64),
      captcha: text(10, 'field.captcha_required'),
    }),
    answer: signedIn,
  },
  secondStep: {
    body: z.strictObject({
      /** As the first step gave it, with its refusal `staff.code_needed`. */
      challenge: text(64),
      /** Six digits of the authenticator, or a recovery code; spaces and hyphens do not count. */
      code: text(40),
    }),
    answer: signedIn,
  },
  session: { answer: staffSession },
  logout: { answer: nothing },
  changePassword: {
    body: z.strictObject({
      oldPassword: presentPassword,
      password: staffPassword,
      confirmPassword: z.string().max(100),
    }),
    answer: nothing,
  },
  invariants: { answer: z.array(invariantResult) },
  readClock: { answer: productClock },
  moveClock: {
    /** Milliseconds to add to the offset; `reset` returns to the real time first. */
    body: z.strictObject({
      byMs: z
        .int()
        .min(0, 'field.too_small')
        .max(400 * 86_400_000, 'field.too_big'),
      reset: z.boolean().optional().default(false),
    }),
    answer: productClock,
  },
};

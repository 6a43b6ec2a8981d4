import { z } from 'zod';
import { limits } from '../core/limits.ts';
import { moment, text } from '../core/validation.ts';

/** Bytes in base64url, as WebAuthn writes them in JSON. */
const bytes = (max: number) =>
  z
    .string({ error: 'field.required' })
    .min(1, 'field.required')
    .max(max, 'field.invalid')
    .regex(/^[A-Za-z0-9_-]+$/, 'field.invalid');

/** A credential's id has at most 1,023 bytes. */
const credentialId = bytes(1_400);
const clientData = bytes(4_000);
const publicKey = z.literal('public-key', { error: 'field.invalid' });

/** What a browser is asked for a new passkey with. */
export const creationOptions = z.object({
  challenge: z.string(),
  rp: z.object({ name: z.string(), id: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: publicKey, alg: z.int() })),
  timeout: z.int(),
  attestation: z.literal('none'),
  excludeCredentials: z.array(z.object({ id: z.string(), type: publicKey })),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
});
export type CreationOptions = z.infer<typeof creationOptions>;

/** What a browser is asked for any passkey of the shop with: it names none, so it says nothing of who has one. */
export const requestOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: z.literal('required'),
});
export type RequestOptions = z.infer<typeof requestOptions>;

/** A passkey that a browser made. */
export const newCredential = z.strictObject({
  id: credentialId,
  type: publicKey,
  clientDataJSON: clientData,
  attestationObject: bytes(20_000),
});
export type NewCredential = z.infer<typeof newCredential>;

/** What a passkey signed. */
export const usedCredential = z.strictObject({
  id: credentialId,
  type: publicKey,
  clientDataJSON: clientData,
  authenticatorData: bytes(4_000),
  signature: bytes(2_000),
  userHandle: bytes(100),
});
export type UsedCredential = z.infer<typeof usedCredential>;

export const passkeyName = text(limits.passkeyName);

export const passkey = z.object({
  id: z.uuid(),
  name: z.string(),
  createdAt: moment,
  lastUsedAt: moment.nullable(),
  /** It is stored by an account of its maker on several devices; otherwise it lies on one device alone. */
  synced: z.boolean(),
});
export type Passkey = z.infer<typeof passkey>;

import { z } from 'zod';
import { id, nothing, optionalText, presentPassword } from '../core/validation.ts';
import { shapes as staffShapes } from '../staff/staff-schemas.ts';
import { creationOptions, newCredential, passkey, passkeyName, requestOptions, usedCredential } from './ceremony.ts';

export const shapes = {
  /** Where passkeys of the shop are good: the address of its pages; null while it has none. */
  passkeyPlace: { answer: z.object({ origin: z.string().nullable() }) },
  beginPasskeySignIn: { answer: requestOptions },
  signInByPasskey: { body: z.strictObject({ credential: usedCredential }), answer: staffShapes.login.answer },
  ownPasskeys: { answer: z.object({ list: z.array(passkey), max: z.int(), authenticator: z.boolean() }) },
  beginPasskey: {
    /** Six digits of the authenticator, where one is bound. */
    body: z.strictObject({ password: presentPassword, code: optionalText(20).optional() }),
    answer: creationOptions,
  },
  addPasskey: { body: z.strictObject({ credential: newCredential }), answer: passkey },
  renamePasskey: { params: z.object({ id }), body: z.strictObject({ name: passkeyName }), answer: passkey },
  removePasskey: { params: z.object({ id }), body: z.strictObject({ password: presentPassword }), answer: nothing },
  listPasskeysOf: { params: z.object({ id }), answer: z.array(passkey) },
  removePasskeyOf: { params: z.object({ id, passkeyId: id }), answer: nothing },
  listPasskeysOfUser: { params: z.object({ id }), answer: z.array(passkey) },
  removePasskeyOfUser: { params: z.object({ id, passkeyId: id }), answer: nothing },
};

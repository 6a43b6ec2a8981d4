import { z } from 'zod';
import { shapes as accountShapes } from '../accounts/schemas.ts';
import { id, nothing, presentPassword } from '../core/validation.ts';
import { creationOptions, newCredential, passkey, passkeyName, requestOptions, usedCredential } from './ceremony.ts';

/** Needed unless one signed in a moment ago. */
const proof = presentPassword.optional();

const passkeyList = z.object({
  list: z.array(passkey),
  /** Most that one person may have. */
  max: z.int(),
  /** The sign-in is so recent that no password is asked for. */
  fresh: z.boolean(),
});
export type PasskeyList = z.infer<typeof passkeyList>;

export const shapes = {
  passkeys: { answer: passkeyList },
  beginPasskey: { body: z.strictObject({ password: proof }), answer: creationOptions },
  addPasskey: { body: z.strictObject({ credential: newCredential }), answer: passkey },
  renamePasskey: { body: z.strictObject({ id, name: passkeyName }), answer: passkey },
  removePasskey: { body: z.strictObject({ id, password: proof }), answer: nothing },
  beginPasskeySignIn: { answer: requestOptions },
  signInByPasskey: { body: z.strictObject({ credential: usedCredential }), answer: accountShapes.login.answer },
};

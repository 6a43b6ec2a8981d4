import { type PasskeyEnd, passkeysWork, signByPasskey } from '@app/client/passkeys';
import type { UsedCredential } from '@app/contract/passkeys/ceremony';
import { staffPasskeyEndpoints } from '@app/contract/passkeys/staff-endpoints';
import { useState } from 'react';
import { isRefusal } from '../../api/failure';
import { request } from '../../api/request';
import type { PasskeyStep } from '../../api/sign-in';
import { useAnswer } from '../../api/use-answer';
import { useText } from '../../text/use-text';
import { useFailureNote } from '../../ui/use-action';
import { useNotes } from '../../ui/use-notes';
import type { Challenge } from './sign-in-steps';

const isEnd = (signed: UsedCredential | PasskeyEnd): signed is PasskeyEnd => typeof signed === 'string';

/** What the second step is taken with, where the server wants one after a passkey, and whose it was. */
function challengeOf(error: unknown): Challenge | null {
  if (!isRefusal(error, 'staff.code_needed')) return null;
  const { challenge, username } = error.data;
  return typeof challenge === 'string' && typeof username === 'string' ? { challenge, username } : null;
}

type Ways = {
  readonly login: (given: PasskeyStep) => Promise<unknown>;
  /** The passkey was right, and an authenticator is bound. */
  readonly onChallenge: (challenge: Challenge) => void;
};

/** The first step by a passkey. `here` is false where this page cannot, so that no button is shown. */
export function usePasskey({ login, onChallenge }: Ways) {
  const t = useText();
  const notes = useNotes();
  const note = useFailureNote();
  const [busy, setBusy] = useState(false);
  const place = useAnswer(staffPasskeyEndpoints.passkeyPlace, {}, { keepMs: Number.POSITIVE_INFINITY });
  const press = async () => {
    setBusy(true);
    try {
      const signed = await signByPasskey(await request(staffPasskeyEndpoints.beginPasskeySignIn, {}));
      if (!isEnd(signed)) await login({ credential: signed });
      else if (signed !== 'cancelled') notes.failure(t('passkey.failed'));
    } catch (error) {
      const challenge = challengeOf(error);
      if (challenge) onChallenge(challenge);
      else note(error);
    } finally {
      setBusy(false);
    }
  };
  return { here: passkeysWork(place.data?.origin), busy, press };
}

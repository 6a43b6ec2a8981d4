import { type PasskeyEnd, passkeysWork, signByPasskey } from '@app/client/passkeys';
import type { UsedCredential } from '@app/contract/passkeys/ceremony';
import { staffPasskeyEndpoints } from '@app/contract/passkeys/staff-endpoints';
import { useState } from 'react';
import { request } from '../../api/request';
import type { PasskeyStep } from '../../api/sign-in';
import { useAnswer } from '../../api/use-answer';
import { useText } from '../../text/use-text';
import { useFailureNote } from '../../ui/use-action';
import { useNotes } from '../../ui/use-notes';
import { type Challenge, challengeOf } from './sign-in-steps';

const isEnd = (signed: UsedCredential | PasskeyEnd): signed is PasskeyEnd => typeof signed === 'string';

type PasskeyTry = {
  readonly login: (given: PasskeyStep) => Promise<unknown>;
  /** The passkey was right, and an authenticator is bound. */
  readonly onChallenge: (challenge: Challenge) => void;
};

/** The first step by a passkey. `here` is false where this page cannot, so that no button is shown. */
export function usePasskey({ login, onChallenge }: PasskeyTry) {
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

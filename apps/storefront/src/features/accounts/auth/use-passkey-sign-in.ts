import { call } from '@app/client/call';
import { useT } from '@app/client/i18n';
import { type PasskeyEnd, passkeysFillIn, signByPasskey, stopPasskeys } from '@app/client/passkeys';
import type { UsedCredential } from '@app/contract/passkeys/ceremony';
import { passkeyEndpoints } from '@app/contract/passkeys/endpoints';
import { useEffect, useEffectEvent, useState } from 'react';
import { useBeginSession } from '../../../shell/sign-in.ts';
import { toast } from '../../../ui/toast-store.ts';
import { usePasskeysHere } from '../../../widgets/passkeys-here.ts';

/** What is asked of the browser is good for five minutes: it is asked anew before. */
const ANEW_MS = 240_000;

const begun = () => call(passkeyEndpoints.beginPasskeySignIn, {}, { toast: false, quiet: true });
const isEnd = (signed: UsedCredential | PasskeyEnd): signed is PasskeyEnd => typeof signed === 'string';

type PasskeyTry = {
  /** A try begins: what was refused before is forgotten. */
  readonly onTry: () => void;
  readonly onRefused: (error: unknown) => void;
};

/**
 * Signing in by a passkey: by a button, and among what the browser fills into the e-mail's field. `here` is false where this
 * page cannot, so that no button is shown.
 */
export function usePasskeySignIn({ onTry, onRefused }: PasskeyTry) {
  const t = useT();
  const begin = useBeginSession();
  const here = usePasskeysHere();
  const [busy, setBusy] = useState(false);
  const [round, setRound] = useState(0);
  const finish = async (credential: UsedCredential) => {
    onTry();
    setBusy(true);
    try {
      begin(await call(passkeyEndpoints.signInByPasskey, { body: { credential } }, { toast: false }));
    } catch (error) {
      // Not asked anew: what answers by itself would be refused again and again. The button is still there.
      onRefused(error);
    } finally {
      setBusy(false);
    }
  };
  const press = async () => {
    onTry();
    setBusy(true);
    try {
      const signed = await signByPasskey(await begun());
      if (!isEnd(signed)) return await finish(signed);
      if (signed !== 'cancelled') toast(t('passkey.failed'), 'warning');
      setRound((last) => last + 1);
    } catch (error) {
      onRefused(error);
    } finally {
      setBusy(false);
    }
  };
  const filledIn = useEffectEvent(finish);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each round asks the browser anew
  useEffect(() => {
    if (!here) return;
    let over = false;
    const wait = async () => {
      if (!(await passkeysFillIn()) || over) return;
      const options = await begun();
      if (over) return;
      const signed = await signByPasskey(options, { fillIn: true });
      if (!over && !isEnd(signed)) await filledIn(signed);
    };
    // Who presses the button reads what is wrong.
    wait().catch(() => undefined);
    const anew = setTimeout(() => setRound((last) => last + 1), ANEW_MS);
    return () => {
      over = true;
      clearTimeout(anew);
      void stopPasskeys();
    };
  }, [here, round]);
  return { here, busy, press };
}

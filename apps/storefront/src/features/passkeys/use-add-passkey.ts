import { call } from '@app/client/call';
import { useT } from '@app/client/i18n';
import { makePasskey } from '@app/client/passkeys';
import { useEndpointMutation } from '@app/client/use-mutation';
import { passkeyEndpoints } from '@app/contract/passkeys/endpoints';
import { useState } from 'react';
import { toast } from '../../ui/toast-store.ts';

/** Adds a passkey: by the password, unless one signed in a moment ago; then the browser makes it. */
export function useAddPasskey() {
  const t = useT();
  const [busy, setBusy] = useState(false);
  const keep = useEndpointMutation(passkeyEndpoints.addPasskey, {
    invalidates: [passkeyEndpoints.passkeys],
    onSuccess: () => toast(t('passkey.added'), 'success'),
  });
  /** Throws ApiError where it is not begun; what comes of it after that is said in a toast. */
  const add = async (password?: string): Promise<void> => {
    setBusy(true);
    try {
      const body = password === undefined ? {} : { password };
      const options = await call(passkeyEndpoints.beginPasskey, { body }, { toast: false });
      const made = await makePasskey(options);
      if (typeof made !== 'string') await keep.mutateAsync({ body: { credential: made } }).catch(() => undefined);
      else if (made !== 'cancelled') toast(t(made === 'known' ? 'passkey.already_here' : 'passkey.failed'), 'warning');
    } finally {
      setBusy(false);
    }
  };
  return { busy, add };
}

import { useT } from '@app/client/i18n';
import { useEndpointMutation } from '@app/client/use-mutation';
import { accountEndpoints } from '@app/contract/accounts/endpoints';
import { useEndSession } from '../shell/sign-in.ts';
import { confirm } from '../ui/confirm-store.ts';
import { toast } from '../ui/toast-store.ts';

/**
 * Gives the function that asks, ends the session on the server and forgets it on this device. The device forgets it even
 * when the server cannot be reached: somebody else may take it next. `onDone` runs then, for screens that need a session.
 */
export function useSignOut(onDone?: () => void): { readonly signOut: () => void; readonly leaving: boolean } {
  const t = useT();
  const endSession = useEndSession();
  const logout = useEndpointMutation(accountEndpoints.logout, { toast: false });
  const ask = async () => {
    const yes = await confirm({
      title: t('account.sign_out_title'),
      text: t('account.sign_out_text'),
      confirmLabel: t('account.sign_out'),
    });
    if (!yes) return;
    await logout.mutateAsync({}).catch(() => undefined);
    endSession();
    toast(t('account.signed_out'), 'success');
    onDone?.();
  };
  return { signOut: () => void ask(), leaving: logout.isPending };
}

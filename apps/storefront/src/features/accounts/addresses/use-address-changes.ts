import { useT } from '@app/client/i18n';
import { useEndpointMutation } from '@app/client/use-mutation';
import type { AddressView } from '@app/contract/accounts/address-schema';
import { accountEndpoints } from '@app/contract/accounts/endpoints';
import { confirm } from '../../../ui/confirm-store.ts';
import { toast } from '../../../ui/toast-store.ts';

/** What can be done to an address from outside its form. `remove` asks first and gives whether it is gone. */
export function useAddressChanges() {
  const t = useT();
  const invalidates = [accountEndpoints.addressPage];
  const save = useEndpointMutation(accountEndpoints.saveAddress, { invalidates });
  const erase = useEndpointMutation(accountEndpoints.deleteAddress, { invalidates });

  const makeDefault = async (address: AddressView) => {
    const saved = await save.mutateAsync({ body: { ...address, isDefault: true } }).catch(() => null);
    if (saved) toast(t('address.default_changed'), 'success');
  };
  const remove = async (id: string): Promise<boolean> => {
    const yes = await confirm({
      title: t('address.delete_title'),
      text: t('address.delete_text'),
      confirmLabel: t('common.delete'),
      danger: true,
    });
    if (!yes) return false;
    const gone = await erase.mutateAsync({ body: { id } }).then(
      () => true,
      () => false,
    );
    if (gone) toast(t('address.deleted'), 'success');
    return gone;
  };
  const busyId = (save.isPending && save.variables?.body.id) || (erase.isPending && erase.variables?.body.id) || null;
  return { makeDefault, remove, busyId };
}

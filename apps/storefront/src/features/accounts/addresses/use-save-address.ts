import { useT } from '@app/client/i18n';
import { useEndpointMutation } from '@app/client/use-mutation';
import { accountEndpoints } from '@app/contract/accounts/endpoints';
import { endsSession } from '@app/contract/core/envelope';
import type { UseFormReturn } from 'react-hook-form';
import { useChosenAddress } from '../../../shell/chosen-address.ts';
import { historyIndex, useGo, useScreenParams } from '../../../shell/navigation.ts';
import { toast } from '../../../ui/toast-store.ts';
import { showRefusedFields } from '../../../widgets/form-fields.ts';
import { type AddressValues, inputOf, placeOfField } from './address-values.ts';

/** Gives the way out of the form: where one came from, or the address book when the form was opened by its address. */
export function useLeaveForm(): () => void {
  const go = useGo();
  return () => (historyIndex() > 0 ? go.back() : go.replace('addresses'));
}

/** Checks and saves the form, says what is wrong at the fields, and leaves once it is saved. */
export function useSaveAddress(form: UseFormReturn<AddressValues>, id: string | undefined) {
  const t = useT();
  const leave = useLeaveForm();
  const selecting = useScreenParams<'select'>().select === '1';
  const choose = useChosenAddress((state) => state.choose);
  const mutation = useEndpointMutation(accountEndpoints.saveAddress, {
    invalidates: [accountEndpoints.addressPage],
    toast: false,
    onSuccess: (saved) => {
      if (selecting) choose(saved.id);
      toast(t('address.saved'), 'success');
      leave();
    },
  });
  const submit = form.handleSubmit(async (values) => {
    await mutation.mutateAsync({ body: inputOf(values, id) }).catch((error) => {
      const placed = showRefusedFields(error, form.setError, (field) => placeOfField(field, values.country));
      // The end of a session has been said already.
      if (!placed && !endsSession(error.code)) toast(error.msg, 'warning');
    });
  });
  return { save: () => void submit(), saving: mutation.isPending };
}

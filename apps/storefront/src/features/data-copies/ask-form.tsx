import { useT } from '@app/client/i18n';
import { useEndpointMutation } from '@app/client/use-mutation';
import { dataCopyEndpoints } from '@app/contract/data-copies/endpoints';
import { shapes } from '@app/contract/data-copies/schemas';
import { useForm } from 'react-hook-form';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { PasswordInput } from '../../ui/field.tsx';
import { toast } from '../../ui/toast-store.ts';
import { fieldText, flawsOf, resolveBy, showRefusedFields } from '../../widgets/form-fields.ts';
import { RefusalNote, useRefusal } from '../../widgets/refusal-note.tsx';
import styles from './data-copy.module.css';

type Values = { password: string };
const resolver = resolveBy<Values>((values) => flawsOf(shapes.askDataCopy.body, values));

/** Asks for a copy by the password of the account. */
export function AskForm({ again }: { readonly again: boolean }) {
  const t = useT();
  const { refusal, blocked, show, clear } = useRefusal();
  const ask = useEndpointMutation(dataCopyEndpoints.askDataCopy, {
    invalidates: [dataCopyEndpoints.dataCopy],
    toast: false,
    onSuccess: () => toast(t('data_copy.asked'), 'success'),
  });
  const { register, handleSubmit, formState, setError } = useForm<Values>({
    resolver,
    mode: 'onTouched',
    defaultValues: { password: '' },
  });
  const submit = handleSubmit(async (body) => {
    clear();
    await ask.mutateAsync({ body }).catch((error) => {
      if (!showRefusedFields(error, setError, (field) => (field === 'password' ? field : null))) show(error);
    });
  });
  return (
    <Card>
      <form className={styles.form} onSubmit={submit} noValidate>
        <PasswordInput
          label={t('security.current_password')}
          autoComplete="current-password"
          error={fieldText(formState.errors.password)}
          {...register('password')}
        />
        <RefusalNote refusal={refusal} onEnd={clear} />
        <Button type="submit" block loading={ask.isPending} disabled={blocked}>
          {t(again ? 'data_copy.ask_again' : 'data_copy.ask')}
        </Button>
      </form>
    </Card>
  );
}

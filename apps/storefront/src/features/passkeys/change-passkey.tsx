import { useT } from '@app/client/i18n';
import { useEndpointMutation } from '@app/client/use-mutation';
import { limits } from '@app/contract/core/limits';
import type { Passkey } from '@app/contract/passkeys/ceremony';
import { passkeyEndpoints } from '@app/contract/passkeys/endpoints';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../ui/button.tsx';
import { confirm } from '../../ui/confirm-store.ts';
import { TextInput } from '../../ui/field.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { toast } from '../../ui/toast-store.ts';
import { fieldText, resolveBy, showRefusedFields } from '../../widgets/form-fields.ts';
import styles from './passkeys.module.css';
import { ProveSheet, tryFresh } from './prove-sheet.tsx';

type Values = { name: string };

const resolver = resolveBy<Values>(({ name }) => (name.trim() ? {} : { name: 'field.required' }));

type ChangeProps = { readonly passkey: Passkey; readonly fresh: boolean; readonly onClose: () => void };

/** One passkey: its name, and removing it, which asks for the password unless one signed in a moment ago. */
export function ChangePasskey({ passkey, fresh, onClose }: ChangeProps) {
  const t = useT();
  const [proving, setProving] = useState(false);
  // A sheet that makes way for the other also says that it closes.
  const madeWay = useRef(false);
  const closeUnlessProving = () => {
    if (!madeWay.current) onClose();
  };
  const invalidates = [passkeyEndpoints.passkeys];
  const remove = useEndpointMutation(passkeyEndpoints.removePasskey, {
    invalidates,
    toast: false,
    onSuccess: () => {
      toast(t('passkey.removed'), 'success');
      onClose();
    },
  });
  const send = async (password?: string): Promise<void> => {
    const { id } = passkey;
    await remove.mutateAsync({ body: password === undefined ? { id } : { id, password } });
  };
  const ask = async () => {
    const yes = await confirm({
      title: t('passkey.remove_title', { name: passkey.name }),
      text: t('passkey.remove_text'),
      confirmLabel: t('common.remove'),
      danger: true,
    });
    if (!yes) return;
    const prove = () => {
      madeWay.current = true;
      setProving(true);
    };
    if (fresh) await tryFresh(send, prove);
    else prove();
  };
  return (
    <>
      <Sheet open={!proving} onClose={closeUnlessProving} title={t('passkey.title')}>
        <NameForm passkey={passkey} onDone={onClose} />
        <Button kind="danger" block loading={remove.isPending} className={styles.remove} onClick={() => void ask()}>
          {t('common.remove')}
        </Button>
      </Sheet>
      <ProveSheet open={proving} onClose={onClose} send={send} />
    </>
  );
}

function NameForm({ passkey, onDone }: { readonly passkey: Passkey; readonly onDone: () => void }) {
  const t = useT();
  const rename = useEndpointMutation(passkeyEndpoints.renamePasskey, {
    invalidates: [passkeyEndpoints.passkeys],
    toast: false,
    onSuccess: () => {
      toast(t('passkey.renamed'), 'success');
      onDone();
    },
  });
  const { register, handleSubmit, formState, setError } = useForm<Values>({
    resolver,
    mode: 'onTouched',
    defaultValues: { name: passkey.name },
  });
  const submit = handleSubmit(async ({ name }) => {
    await rename.mutateAsync({ body: { id: passkey.id, name } }).catch((error) => {
      if (!showRefusedFields(error, setError, (field) => (field === 'name' ? field : null)))
        toast(error.msg, 'warning');
    });
  });
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextInput
        label={t('passkey.name')}
        maxLength={limits.passkeyName}
        error={fieldText(formState.errors.name)}
        {...register('name')}
      />
      <Button type="submit" block loading={rename.isPending}>
        {t('common.save')}
      </Button>
    </form>
  );
}

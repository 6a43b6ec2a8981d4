import { useT } from '@app/client/i18n';
import { useEndpointMutation } from '@app/client/use-mutation';
import { accountEndpoints } from '@app/contract/accounts/endpoints';
import { securityEndpoints } from '@app/contract/accounts/security/endpoints';
import type { Deletion } from '@app/contract/accounts/security/schemas';
import { shapes } from '@app/contract/accounts/security/schemas';
import { limits } from '@app/contract/core/limits';
import { IconBook2, IconClock, IconCoins, IconUserX } from '@tabler/icons-react';
import { useForm } from 'react-hook-form';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { confirm } from '../../../ui/confirm-store.ts';
import { PasswordInput, TextArea } from '../../../ui/field.tsx';
import { Icon, type IconGlyph } from '../../../ui/icon.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { fieldText, flawsOf, resolveBy, showRefusedFields } from '../../../widgets/form-fields.ts';
import { RefusalNote, useRefusal } from '../../../widgets/refusal-note.tsx';
import { Blockers } from './blockers.tsx';
import styles from './security.module.css';

type Values = { password: string; reason: string };

const resolver = resolveBy<Values>((values) => flawsOf(shapes.requestDeletion.body, values));
const isField = (name: string): name is keyof Values => name === 'password' || name === 'reason';

/** What deleting means; then what must be settled first, or the password that asks for it. */
export function DeletionForm({ deletion }: { readonly deletion: Deletion }) {
  const t = useT();
  const { points, days, blockers } = deletion;
  const facts: [IconGlyph, string][] = [
    [IconUserX, t('security.delete_personal')],
    [IconBook2, t('security.delete_books')],
    ...(points > 0 ? [[IconCoins, t('security.delete_points', { count: points })] as [IconGlyph, string]] : []),
    ...(days > 0 ? [[IconClock, t('security.delete_days', { count: days })] as [IconGlyph, string]] : []),
  ];
  return (
    <>
      <div className={styles.intro}>
        <h2 className="h2">{t('security.delete_lead')}</h2>
      </div>
      <Card>
        <ul className={styles.list}>
          {facts.map(([glyph, text]) => (
            <li key={text} className={styles.point}>
              <Icon as={glyph} size="m" />
              {text}
            </li>
          ))}
        </ul>
      </Card>
      {blockers.length > 0 ? (
        <>
          <div className={styles.intro}>
            <h2 className="h2">{t('security.delete_blocked')}</h2>
          </div>
          <Blockers blockers={blockers} />
        </>
      ) : (
        <Request />
      )}
    </>
  );
}

function Request() {
  const t = useT();
  const { refusal, blocked, show, clear } = useRefusal();
  const request = useEndpointMutation(securityEndpoints.requestDeletion, {
    invalidates: [securityEndpoints.deletion, securityEndpoints.security, accountEndpoints.userInfo],
    toast: false,
    onSuccess: () => toast(t('security.requested'), 'success'),
  });
  const { register, handleSubmit, formState, setError } = useForm<Values>({
    resolver,
    mode: 'onTouched',
    defaultValues: { password: '', reason: '' },
  });
  const submit = handleSubmit(async (body) => {
    clear();
    const yes = await confirm({
      title: t('security.delete_confirm_title'),
      text: t('security.delete_personal'),
      confirmLabel: t('security.delete_button'),
      danger: true,
    });
    if (!yes) return;
    await request.mutateAsync({ body }).catch((error) => {
      if (!showRefusedFields(error, setError, (field) => (isField(field) ? field : null))) show(error);
    });
  });
  return (
    <Card className={styles.request ?? ''}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <TextArea
          label={t('security.delete_reason')}
          maxLength={limits.orderNote}
          error={fieldText(formState.errors.reason)}
          {...register('reason')}
        />
        <PasswordInput
          label={t('security.current_password')}
          autoComplete="current-password"
          error={fieldText(formState.errors.password)}
          {...register('password')}
        />
        <RefusalNote refusal={refusal} onEnd={clear} />
        <Button type="submit" kind="danger" block loading={request.isPending} disabled={blocked}>
          {t('security.delete_button')}
        </Button>
      </form>
    </Card>
  );
}

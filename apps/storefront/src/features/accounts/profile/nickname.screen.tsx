import { useT } from '@app/client/i18n';
import { nickname as nicknameRule } from '@app/contract/accounts/schemas';
import { endsSession } from '@app/contract/core/envelope';
import { limits } from '@app/contract/core/limits';
import { useId } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useGo } from '../../../shell/navigation.ts';
import { useUser } from '../../../shell/session.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { TextInput } from '../../../ui/field.tsx';
import { Page } from '../../../ui/page.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { fieldText, resolveBy, showRefusedFields } from '../../../widgets/form-fields.ts';
import styles from './profile.module.css';
import { ProfileSkeleton } from './profile-skeleton.tsx';
import { useSaveProfile } from './use-save-profile.ts';

type Values = { nickname: string };

const resolver = resolveBy<Values>(({ nickname }) => ({
  nickname: nicknameRule.safeParse(nickname).error?.issues[0]?.message,
}));

/** The name others see. Each rule it breaks has its own words, at the field. */
export default function NicknameScreen() {
  const t = useT();
  const go = useGo();
  const user = useUser();
  if (user) return <NicknameForm key={user.id} before={user.nickname} />;
  return (
    <Page title={t('account.nickname_title')} onBack={go.back}>
      <ProfileSkeleton cards={[1]} />
    </Page>
  );
}

function NicknameForm({ before }: { readonly before: string }) {
  const t = useT();
  const go = useGo();
  const formId = useId();
  const save = useSaveProfile({ toast: false });
  const form = useForm<Values>({ resolver, mode: 'onChange', defaultValues: { nickname: before } });
  const typed = useWatch({ control: form.control, name: 'nickname' });
  const submit = form.handleSubmit(async ({ nickname }) => {
    if (nickname.trim() === before) return go.back();
    try {
      await save.mutateAsync({ body: { nickname: nickname.trim() } });
      toast(t('account.nickname_saved'), 'success');
      go.back();
    } catch (error) {
      const refusal = error as NonNullable<typeof save.error>;
      const placed = showRefusedFields(refusal, form.setError, (field) => (field === 'nickname' ? field : null));
      // The end of a session has been said already.
      if (!placed && !endsSession(refusal.code)) toast(refusal.msg, 'warning');
    }
  });
  return (
    <Page
      title={t('account.nickname_title')}
      onBack={go.back}
      footer={
        <Button block type="submit" form={formId} loading={save.isPending}>
          {t('common.save')}
        </Button>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <Card>
          <TextInput
            label={t('account.profile_nickname')}
            autoComplete="nickname"
            autoCapitalize="none"
            spellCheck={false}
            helper={t('account.nickname_hint')}
            error={fieldText(form.formState.errors.nickname)}
            suffix={
              <span className={`cap num ${styles.unit}`}>
                {t('common.characters_left', { used: typed.trim().length, max: limits.nickname })}
              </span>
            }
            {...form.register('nickname')}
          />
        </Card>
      </form>
    </Page>
  );
}

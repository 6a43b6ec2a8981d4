import { fieldMessages } from '@app/client/field-messages';
import { useT } from '@app/client/i18n';
import type { Gender, UserInfo } from '@app/contract/accounts/schemas';
import { useState } from 'react';
import { hrefTo, useGo } from '../../../shell/navigation.ts';
import { useClockOffset } from '../../../shell/shop.ts';
import { Button, TextButton } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Chips } from '../../../ui/chips.tsx';
import { DateInput } from '../../../ui/date-input.tsx';
import { ListRow } from '../../../ui/list-row.tsx';
import { Page } from '../../../ui/page.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { AvatarCard } from './avatar-card.tsx';
import { birthdayRange } from './birthday-range.ts';
import styles from './profile.module.css';
import { useSaveProfile } from './use-save-profile.ts';

/** The form with what it starts from. A refusal keeps what was chosen and stands at its field. */
export function ProfileForm({ user }: { readonly user: UserInfo }) {
  const t = useT();
  const go = useGo();
  const offsetMs = useClockOffset((state) => state.offsetMs);
  const [gender, setGender] = useState<Gender | null>(user.gender);
  const [birthday, setBirthday] = useState(user.birthday);
  const save = useSaveProfile({ toast: false });
  const range = birthdayRange(new Date(Date.now() + offsetMs));
  const changed = gender !== user.gender || birthday !== user.birthday;
  const errors = fieldMessages(save.error);
  const submit = () =>
    save.mutate(
      { body: { gender, birthday } },
      {
        onSuccess: () => toast(t('account.profile_saved'), 'success'),
        onError: (error) => {
          if (Object.keys(error.fields).length === 0) toast(error.msg, 'warning');
        },
      },
    );
  const genders = (['female', 'male', 'other'] as const).map((value) => ({
    value,
    label: t(`account.gender_${value}`),
  }));
  return (
    <Page
      title={t('account.edit_profile')}
      onBack={go.back}
      footer={
        <Button block disabled={!changed} loading={save.isPending} onClick={submit}>
          {t('common.save')}
        </Button>
      }
    >
      <AvatarCard user={user} />
      <Card flush>
        <ListRow
          title={t('account.profile_nickname')}
          value={<span className="clip2">{user.nickname}</span>}
          href={hrefTo('nickname')}
        />
      </Card>
      <Card>
        <div className={styles.group}>
          <p className={styles.label}>{t('account.gender')}</p>
          <Chips
            label={t('account.gender')}
            choices={[...genders, { value: 'unsaid', label: t('account.gender_unsaid') }]}
            value={gender ?? 'unsaid'}
            onChange={(value) => setGender(value === 'unsaid' ? null : value)}
          />
        </div>
        <div className={styles.group}>
          <DateInput
            label={t('account.birthday')}
            value={birthday ?? ''}
            min={range.min}
            max={range.max}
            error={errors.birthday}
            helper={t('account.private_note')}
            onChange={(value) => setBirthday(value === '' ? null : value)}
          />
          {birthday ? <TextButton onClick={() => setBirthday(null)}>{t('account.remove_birthday')}</TextButton> : null}
        </div>
      </Card>
    </Page>
  );
}

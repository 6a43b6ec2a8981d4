import { useT } from '@app/client/i18n';
import { useEndpoint } from '@app/client/use-endpoint';
import { accountEndpoints } from '@app/contract/accounts/endpoints';
import { useGo } from '../../../shell/navigation.ts';
import { useUser } from '../../../shell/session.ts';
import { Page } from '../../../ui/page.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import { ProfileForm } from './profile-form.tsx';
import { ProfileSkeleton } from './profile-skeleton.tsx';

/** Picture, nickname, gender and birthday. */
export default function EditProfileScreen() {
  const t = useT();
  const go = useGo();
  const user = useUser();
  const info = useEndpoint(accountEndpoints.userInfo);
  if (user) return <ProfileForm key={user.id} user={user} />;
  return (
    <Page title={t('account.edit_profile')} onBack={go.back}>
      {info.isError ? (
        <ErrorState error={info.error} onRetry={() => void info.refetch()} />
      ) : (
        <ProfileSkeleton cards={[1, 2]} />
      )}
    </Page>
  );
}

import { useT } from '@app/client/i18n';
import { useEndpoint } from '@app/client/use-endpoint';
import { securityEndpoints } from '@app/contract/accounts/security/endpoints';
import { useGo } from '../../../shell/navigation.ts';
import { Page } from '../../../ui/page.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import { PhoneForm } from './phone-form.tsx';
import { SecuritySkeleton } from './security-skeleton.tsx';

/** The phone number of the account. */
export default function PhoneScreen() {
  const t = useT();
  const go = useGo();
  const security = useEndpoint(securityEndpoints.security);
  const { data } = security;
  return (
    <Page title={t('security.phone')} onBack={go.back}>
      {data ? (
        <PhoneForm key={data.phone?.tel ?? ''} phone={data.phone} />
      ) : security.isError ? (
        <ErrorState error={security.error} onRetry={() => void security.refetch()} />
      ) : (
        <SecuritySkeleton />
      )}
    </Page>
  );
}

import { useT } from '@app/client/i18n';
import { useEndpoint } from '@app/client/use-endpoint';
import { securityEndpoints } from '@app/contract/accounts/security/endpoints';
import { useGo } from '../../../shell/navigation.ts';
import { Page } from '../../../ui/page.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import { DeletionForm } from './deletion-form.tsx';
import { DeletionWaiting } from './deletion-waiting.tsx';
import { SecuritySkeleton } from './security-skeleton.tsx';

/** Deleting the account: what it means, what stands in the way, and a change of mind. */
export default function DeleteAccountScreen() {
  const t = useT();
  const go = useGo();
  const deletion = useEndpoint(securityEndpoints.deletion);
  const { data } = deletion;
  return (
    <Page title={t('security.delete')} onBack={go.back}>
      {!data && deletion.isError && <ErrorState error={deletion.error} onRetry={() => void deletion.refetch()} />}
      {!data && !deletion.isError && <SecuritySkeleton />}
      {data?.waiting && <DeletionWaiting waiting={data.waiting} blockers={data.blockers} />}
      {data && !data.waiting && <DeletionForm deletion={data} />}
    </Page>
  );
}

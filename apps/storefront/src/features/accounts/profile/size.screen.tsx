import { useT } from '@app/client/i18n';
import { useEndpoint } from '@app/client/use-endpoint';
import { interestEndpoints } from '@app/contract/interests/endpoints';
import { useGo } from '../../../shell/navigation.ts';
import { Page } from '../../../ui/page.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import { ProfileSkeleton } from './profile-skeleton.tsx';
import { SizeForm } from './size-form.tsx';

/** Body measurements in the units the customer thinks in. */
export default function SizeScreen() {
  const t = useT();
  const go = useGo();
  const size = useEndpoint(interestEndpoints.size, undefined, { staleTime: 0 });
  // A form that has begun takes nothing anew: it begins with what is true now, or offline with what was read last.
  if (size.data && (size.isFetchedAfterMount || size.fetchStatus !== 'fetching')) return <SizeForm size={size.data} />;
  return (
    <Page title={t('interests.size_title')} onBack={go.back}>
      {size.isPending || size.isFetching ? (
        <ProfileSkeleton cards={[1, 5]} />
      ) : (
        <ErrorState error={size.error} onRetry={() => void size.refetch()} />
      )}
    </Page>
  );
}

import { useT } from '@app/client/i18n';
import { useEndpoint } from '@app/client/use-endpoint';
import { withdrawalEndpoints } from '@app/contract/withdrawals/endpoints';
import { hrefTo, useGo, useScreenParams } from '../../shell/navigation.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Page } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { PayoutAccountEditor } from './payout-account-editor.tsx';

/** A new payout account, or with `?id=` one that exists. */
export default function PayoutAccountFormScreen() {
  const t = useT();
  const go = useGo();
  const { id } = useScreenParams<'id'>();
  const read = useEndpoint(withdrawalEndpoints.payoutAccounts, {}, { enabled: Boolean(id) });
  const title = t(id ? 'withdrawals.change_account' : 'withdrawals.new_account');
  const account = read.data?.list.find((one) => one.id === id) ?? null;
  if (!id || account) return <PayoutAccountEditor key={id ?? ''} account={account} title={title} />;
  return (
    <Page title={title} onBack={go.back}>
      {read.isPending ? (
        <Card>
          <Skeleton height="30rem" radius="var(--r-m)" />
        </Card>
      ) : read.data ? (
        <EmptyState
          art="/art/search.webp"
          title={t('withdrawals.gone_account')}
          action={<ButtonLink href={hrefTo('payoutAccounts')}>{t('withdrawals.accounts')}</ButtonLink>}
        />
      ) : (
        <ErrorState error={read.error} onRetry={() => void read.refetch()} />
      )}
    </Page>
  );
}

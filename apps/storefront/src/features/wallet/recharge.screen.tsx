import { useT } from '@app/client/i18n';
import { useEndpoint } from '@app/client/use-endpoint';
import { paymentEndpoints } from '@app/contract/payments/endpoints';
import { IconHistory } from '@tabler/icons-react';
import { useGo } from '../../shell/navigation.ts';
import { IconButton } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { RechargeForm } from './recharge-form.tsx';
import { RechargeSkeleton } from './wallet-skeleton.tsx';

/** Filling the wallet: an amount, a channel with its limits, and on to where it is paid. */
export default function RechargeScreen() {
  const t = useT();
  const go = useGo();
  const channels = useEndpoint(paymentEndpoints.paymentChannels, { query: { purpose: 'recharge' } });
  const { data } = channels;
  return (
    <Page
      title={t('recharge.title')}
      onBack={go.back}
      actions={<IconButton icon={IconHistory} label={t('recharge.history')} onClick={() => go.to('rechargeLog')} />}
    >
      {data ? (
        data.length > 0 ? (
          <RechargeForm channels={data} />
        ) : (
          <EmptyState
            art="/art/coin.webp"
            title={t('recharge.no_channels_title')}
            text={t('recharge.no_channels_text')}
          />
        )
      ) : channels.error ? (
        <ErrorState error={channels.error} onRetry={() => void channels.refetch()} />
      ) : (
        <RechargeSkeleton />
      )}
    </Page>
  );
}

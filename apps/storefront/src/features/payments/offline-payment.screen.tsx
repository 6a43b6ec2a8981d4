import { useT } from '@app/client/i18n';
import { useState } from 'react';
import { useGo, useScreenParams } from '../../shell/navigation.ts';
import { useClockOffset } from '../../shell/shop.ts';
import { Button } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import { NoPayment } from './cashier-states.tsx';
import { EarlierProofs } from './earlier-proofs.tsx';
import { outcomeOf } from './pay-outcome.ts';
import { PayResult } from './pay-result.tsx';
import { ProofSteps } from './proof-steps.tsx';
import { usePaymentNews } from './use-payment-news.ts';
import { useProofPage } from './use-proof-page.ts';

/** Paying elsewhere: where to send the money, the proof of having sent it, and what became of that. */
export default function OfflinePaymentScreen() {
  const t = useT();
  const go = useGo();
  const { payment = '', channel = '', key } = useScreenParams<'payment' | 'channel' | 'key'>();
  const reference = { payment, channel, key };
  const page = useProofPage(reference);
  const offsetMs = useClockOffset((state) => state.offsetMs);
  const [late, setLate] = useState(false);
  usePaymentNews();

  const { data } = page;
  const frame = { title: t('payments.title'), onBack: go.back };
  if (!data) {
    return (
      <Page {...frame}>
        <NoPayment named={page.named} error={page.error} onRetry={() => void page.refetch()} />
      </Page>
    );
  }
  const outcome = outcomeOf(data, Date.now() + offsetMs);
  const lost = outcome === 'cancelled' || outcome === 'expired';
  const waits = data.proof?.state === 'submitted';
  if (!outcome || (lost && (waits || late))) {
    return <ProofSteps frame={frame} page={page} data={data} reference={reference} lost={lost} />;
  }
  return (
    <Page {...frame}>
      <PayResult cashier={data} outcome={outcome}>
        {lost && data.canSubmit ? (
          <>
            <p className="sub t2">{t('proofs.late_text')}</p>
            <Button block kind="soft" onClick={() => setLate(true)}>
              {t('proofs.replace')}
            </Button>
          </>
        ) : null}
      </PayResult>
      <EarlierProofs proofs={data.proofs} />
    </Page>
  );
}

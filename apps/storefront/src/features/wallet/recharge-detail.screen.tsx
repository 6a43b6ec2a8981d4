import { isGone } from '@app/client/api-error';
import { textOf, useT } from '@app/client/i18n';
import { useEndpoint } from '@app/client/use-endpoint';
import { useEndpointMutation } from '@app/client/use-mutation';
import { usePriceFormat } from '@app/client/use-price';
import { topUpEndpoints } from '@app/contract/top-ups/endpoints';
import type { TopUpDetail } from '@app/contract/top-ups/schemas';
import { IconAlertTriangle } from '@tabler/icons-react';
import { hrefTo, useGo, useScreenParams } from '../../shell/navigation.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card, Note } from '../../ui/card.tsx';
import { confirm } from '../../ui/confirm-store.ts';
import { Icon } from '../../ui/icon.tsx';
import { InFours } from '../../ui/in-fours.tsx';
import { KeyValue } from '../../ui/list-row.tsx';
import { Page } from '../../ui/page.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useMomentText } from '../../widgets/moment-text.ts';
import { useSettledWallet } from '../../widgets/settled-wallet.ts';
import { TopUpState } from './top-up-state.tsx';
import styles from './wallet.module.css';
import { RecordsSkeleton } from './wallet-skeleton.tsx';

/** How often an open top-up is asked for while it is seen, in milliseconds: its money may be on the way. */
const POLL_MS = 4_000;

/** One top-up: how it stands, what to do, and what happened. */
export default function RechargeDetailScreen() {
  const t = useT();
  const go = useGo();
  const { id = '' } = useScreenParams<'id'>();
  const open = useEndpoint(topUpEndpoints.rechargeDetails, { query: { id } }, { staleTime: 0 });
  const pending = open.data?.state === 'pending';
  const polled = useEndpoint(
    topUpEndpoints.rechargeDetails,
    { query: { id } },
    { staleTime: 0, enabled: pending, refetchInterval: pending ? POLL_MS : false },
  );
  const data = polled.data ?? open.data;
  useSettledWallet(data !== undefined && data.state !== 'pending');
  const { error } = open;
  const missing = isGone(error);
  return (
    <Page title={t('recharge.detail_title')} onBack={go.back}>
      {data ? (
        <Detail topUp={data} />
      ) : missing ? (
        <EmptyState
          art="/art/search.webp"
          title={t('recharge.missing_title')}
          text={t('recharge.missing_text')}
          action={<ButtonLink href={hrefTo('wallet')}>{t('transfer.to_wallet')}</ButtonLink>}
        />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void open.refetch()} />
      ) : (
        <RecordsSkeleton />
      )}
    </Page>
  );
}

/** Where it is paid: the page of its proof where it is paid elsewhere, else the cashier. */
function payPlace({ paymentId, channel, underReview, refused }: TopUpDetail): string {
  const elsewhere = channel.kind === 'offline' || channel.kind === 'crypto';
  return elsewhere && (underReview || refused)
    ? hrefTo('offlinePayment', { payment: paymentId, channel: channel.id })
    : hrefTo('topUpCashier', { payment: paymentId });
}

/** Who has sent a voucher is not asked to pay once more. */
const payWords = ({ underReview, refused }: TopUpDetail) =>
  underReview ? 'recharge.see_voucher' : refused ? 'recharge.send_another' : 'recharge.pay';

function Detail({ topUp }: { readonly topUp: TopUpDetail }) {
  const t = useT();
  const format = usePriceFormat();
  const moment = useMomentText();
  const cancel = useEndpointMutation(topUpEndpoints.cancelRecharge, {
    invalidates: [topUpEndpoints.rechargeDetails, topUpEndpoints.rechargeList],
    onSuccess: () => toast(t('recharge.cancelled_done'), 'success'),
  });
  const ask = async () => {
    const question = { title: t('recharge.cancel_title'), text: t('recharge.cancel_text'), danger: true };
    const sure = await confirm({ ...question, confirmLabel: t('recharge.cancel'), cancelLabel: t('recharge.keep') });
    if (sure) cancel.mutate({ body: { id: topUp.id } });
  };
  const { actions } = topUp;
  return (
    <>
      <Card>
        <div className={styles.sum}>
          <p className="sub t2">{topUp.channel.title}</p>
          <b>{format.text(topUp.amount)}</b>
          <TopUpState topUp={topUp} />
        </div>
        <dl>
          <KeyValue name={t('recharge.number')}>
            <InFours text={topUp.number} />
          </KeyValue>
          <KeyValue name={t('recharge.made')}>{moment.minute(topUp.createdAt)}</KeyValue>
          {topUp.expiresAt && !topUp.underReview ? (
            <KeyValue name={t('recharge.pay_until')}>{moment.minute(topUp.expiresAt)}</KeyValue>
          ) : null}
          {topUp.paidAt ? <KeyValue name={t('recharge.paid_at')}>{moment.minute(topUp.paidAt)}</KeyValue> : null}
        </dl>
      </Card>
      {topUp.refused ? (
        <div className={styles.topUpNote}>
          <Note tone="bad" icon={<Icon as={IconAlertTriangle} size="m" />}>
            {t('recharge.refused_text')}
          </Note>
        </div>
      ) : null}
      <Card>
        <h2 className="h3">{t('recharge.progress')}</h2>
        <ol className={styles.steps}>
          {topUp.timeline.map((step) => (
            <li key={`${step.event} ${step.at}`}>
              <span>
                {textOf(
                  `recharge.event.${step.event === 'cancel' && step.by === 'admin' ? 'cancel_by_staff' : step.event}` as `recharge.event.${string}`,
                )}
              </span>
              <span className="cap t3 num">{moment.minute(step.at)}</span>
            </li>
          ))}
        </ol>
      </Card>
      {actions.length > 0 ? (
        <div className={styles.topUpActions}>
          {actions.includes('pay') ? (
            <ButtonLink block href={payPlace(topUp)} kind={topUp.underReview ? 'soft' : 'solid'}>
              {t(payWords(topUp))}
            </ButtonLink>
          ) : null}
          {actions.includes('cancel') ? (
            <Button block kind="ghost" loading={cancel.isPending} onClick={() => void ask()}>
              {t('recharge.cancel')}
            </Button>
          ) : null}
        </div>
      ) : null}
    </>
  );
}

import { isApiError } from '@app/client/api-error';
import { useT } from '@app/client/i18n';
import { usePreferences } from '@app/client/preferences';
import { useEndpoint } from '@app/client/use-endpoint';
import { useEndpointMutation } from '@app/client/use-mutation';
import { withdrawalEndpoints } from '@app/contract/withdrawals/endpoints';
import type { WithdrawalDetail } from '@app/contract/withdrawals/schemas';
import { hrefTo, useGo, useScreenParams } from '../../shell/navigation.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card, Note } from '../../ui/card.tsx';
import { confirm } from '../../ui/confirm-store.ts';
import { CopyValue } from '../../ui/copy-button.tsx';
import { KeyValue } from '../../ui/list-row.tsx';
import { Page } from '../../ui/page.tsx';
import { Price } from '../../ui/price.tsx';
import { PullToRefresh } from '../../ui/pull-to-refresh.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useMomentText } from '../../widgets/moment-text.ts';
import { Proofs } from './proofs.tsx';
import { accountText, arrivalText, stepName } from './withdrawal-words.ts';
import styles from './withdrawals.module.css';

/** While staff may act, what is shown is asked for again so often. */
const WATCH_MS = 20_000;
const REFUSED = new Set<WithdrawalDetail['state']>(['rejected', 'payment_failed']);
const BACK = new Set<WithdrawalDetail['state']>([...REFUSED, 'cancelled']);
const isOpen = (one: WithdrawalDetail | undefined): boolean =>
  one?.state === 'pending_review' || one?.state === 'approved';

function TakeBack({ one }: { readonly one: WithdrawalDetail }) {
  const t = useT();
  const step = useEndpointMutation(withdrawalEndpoints.cancelWithdrawal, {
    invalidates: [
      withdrawalEndpoints.withdrawalDetail,
      withdrawalEndpoints.withdrawalList,
      withdrawalEndpoints.withdrawalOptions,
    ],
    toast: false,
  });
  const takeBack = async () => {
    const yes = await confirm({
      title: t('withdrawals.take_back_title'),
      text: t('withdrawals.take_back_text'),
      confirmLabel: t('withdrawals.take_back'),
    });
    if (!yes) return;
    try {
      await step.mutateAsync({ body: { id: one.id, version: one.version } });
      toast(t('withdrawals.taken_back'), 'success');
    } catch (failure) {
      if (!isApiError(failure)) throw failure;
      toast(failure.msg, 'warning');
    }
  };
  return (
    <Button block kind="ghost" loading={step.isPending} onClick={() => void takeBack()}>
      {t('withdrawals.take_back')}
    </Button>
  );
}

function Details({ one }: { readonly one: WithdrawalDetail }) {
  const t = useT();
  const moment = useMomentText();
  const locale = usePreferences((state) => state.locale);
  return (
    <>
      <section className={styles.lead} aria-live="polite">
        <h2 className="h1">{t(`withdrawals.state.${one.state}`)}</h2>
        <p>
          <Price price={one.amount} size="l" />
        </p>
        {BACK.has(one.state) ? <p>{t('withdrawals.back_in_wallet')}</p> : null}
      </section>
      {one.reason ? (
        <div className={styles.note}>
          <Note tone={REFUSED.has(one.state) ? 'bad' : 'info'}>
            <b className="semi">{t('withdrawals.reason')}</b>
            <p className={styles.words}>{one.reason}</p>
          </Note>
        </div>
      ) : null}
      <Card>
        <ol>
          {one.timeline.map((line) => (
            <li key={`${line.state} ${line.at}`} className={styles.line}>
              <span className="medium">{t(stepName[line.state])}</span>
              <time className="cap t3" dateTime={line.at}>
                {moment.minute(line.at)}
              </time>
            </li>
          ))}
        </ol>
      </Card>
      <Card>
        <dl>
          <KeyValue name={t('withdrawals.fee')}>
            <Price price={one.fee} />
          </KeyValue>
          <KeyValue name={t('withdrawals.leaves')}>
            <Price price={one.total} />
          </KeyValue>
          <KeyValue strong name={t('withdrawals.arrives')}>
            {arrivalText(one.arrives, locale)}
          </KeyValue>
        </dl>
      </Card>
      <Card>
        <dl>
          <KeyValue name={t('withdrawals.account')}>{accountText(one.account)}</KeyValue>
          <KeyValue name={t('withdrawals.channel')}>{one.channel}</KeyValue>
          <KeyValue name={t('withdrawals.number')}>
            <CopyValue text={one.number} />
          </KeyValue>
          {one.providerNumber ? (
            <KeyValue name={t('withdrawals.provider_number')}>
              <span className={`num ${styles.words}`}>{one.providerNumber}</span>
            </KeyValue>
          ) : null}
        </dl>
        {one.proofs > 0 ? <Proofs id={one.id} count={one.proofs} /> : null}
      </Card>
      <div className={styles.room} />
    </>
  );
}

/** One withdrawal: how it stands, what was done when, and why it came back, if it did. */
export default function WithdrawalDetailScreen() {
  const t = useT();
  const go = useGo();
  const { id = '' } = useScreenParams<'id'>();
  const read = useEndpoint(
    withdrawalEndpoints.withdrawalDetail,
    { query: { id } },
    { enabled: id !== '', staleTime: 0, refetchInterval: WATCH_MS },
  );
  const one = read.data;
  const body = () => {
    if (one) {
      return (
        <PullToRefresh onRefresh={async () => void (await read.refetch())}>
          <Details one={one} />
        </PullToRefresh>
      );
    }
    if (read.isPending && id !== '') {
      return (
        <>
          <div className={styles.lead}>
            <Skeleton width="16rem" height="3rem" />
          </div>
          {['10rem', '9rem', '11rem'].map((height) => (
            <Card key={height}>
              <Skeleton height={height} radius="var(--r-m)" />
            </Card>
          ))}
        </>
      );
    }
    if (read.error && read.error.kind !== 'answer') {
      return <ErrorState error={read.error} onRetry={() => void read.refetch()} />;
    }
    return (
      <EmptyState
        art="/art/search.webp"
        title={t('withdrawals.gone_title')}
        action={<ButtonLink href={hrefTo('withdrawalLog')}>{t('withdrawals.log')}</ButtonLink>}
      />
    );
  };
  const footer = one && isOpen(one) && one.actions.includes('cancel') ? <TakeBack one={one} /> : undefined;
  return (
    <Page title={t('withdrawals.one')} onBack={go.back} footer={footer}>
      {body()}
    </Page>
  );
}

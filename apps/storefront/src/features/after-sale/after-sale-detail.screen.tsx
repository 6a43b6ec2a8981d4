import { isApiError } from '@app/client/api-error';
import { useT } from '@app/client/i18n';
import { useEndpoint } from '@app/client/use-endpoint';
import { usePriceFormat } from '@app/client/use-price';
import { afterSaleEndpoints } from '@app/contract/orders/after-sale/endpoints';
import type { ReturnRequest } from '@app/contract/orders/after-sale/schemas';
import { IconClock } from '@tabler/icons-react';
import { hrefTo, useGo, useScreenParams } from '../../shell/navigation.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card, Note } from '../../ui/card.tsx';
import { cx } from '../../ui/class-names.ts';
import { confirm } from '../../ui/confirm-store.ts';
import { Icon } from '../../ui/icon.tsx';
import { Page } from '../../ui/page.tsx';
import { PullToRefresh } from '../../ui/pull-to-refresh.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useMomentText } from '../../widgets/moment-text.ts';
import styles from './after-sale.module.css';
import { RefundSplitView } from './refund-split.tsx';
import {
  HistoryCard,
  RequestCard,
  ReturnAddressCard,
  ReturnParcelCard,
  ReturnRequestLines,
} from './return-request-cards.tsx';
import { ReturnRequestProgress } from './return-request-progress.tsx';
import { ReturnRequestSkeleton } from './return-request-skeleton.tsx';
import { SendBackCard } from './send-back-card.tsx';
import { useReturnRequestNews } from './use-return-request-news.ts';
import { useReturnRequestStep } from './use-return-request-step.ts';

/** Where the return request stands, what that means, whose turn it is and until when. */
function Lead({ one }: { readonly one: ReturnRequest }) {
  const t = useT();
  const moment = useMomentText();
  const mine = one.waitsFor === 'customer';
  const turn = one.dueAt
    ? t(mine ? 'after_sale.you_act_by' : 'after_sale.we_act_by', { date: moment.day(one.dueAt) })
    : t(mine ? 'after_sale.you_act' : 'after_sale.we_act');
  return (
    <section className={styles.lead} aria-live="polite">
      <h2 className="h1">{t(`after_sale.state.${one.state}`)}</h2>
      <p>{t(`after_sale.lead.${one.state}`)}</p>
      {one.waitsFor === 'nobody' ? null : (
        <span className={cx('sub', styles.turn, mine ? styles.turnYou : styles.turnUs)}>
          <Icon as={IconClock} size="s" />
          {turn}
        </span>
      )}
    </section>
  );
}

function Actions({ one }: { readonly one: ReturnRequest }) {
  const t = useT();
  const withdrawal = useReturnRequestStep(afterSaleEndpoints.withdrawAfterSale);
  const withdraw = async () => {
    const question = { title: t('after_sale.withdraw_title'), text: t('after_sale.withdraw_text') };
    if (!(await confirm({ ...question, confirmLabel: t('after_sale.withdraw') }))) return;
    try {
      await withdrawal.mutateAsync({ body: { caseId: one.id } });
      toast(t('after_sale.withdrawn_now'), 'success');
    } catch (failure) {
      if (!isApiError(failure)) throw failure;
      toast(failure.msg, 'warning');
    }
  };
  return (
    <div className={styles.acts}>
      {one.actions.includes('withdraw') ? (
        <Button size="s" kind="ghost" loading={withdrawal.isPending} onClick={() => void withdraw()}>
          {t('after_sale.withdraw')}
        </Button>
      ) : null}
      {one.actions.includes('ask_again') ? (
        <ButtonLink size="s" kind="soft" href={hrefTo('afterSale', { order: one.orderId })}>
          {t('after_sale.ask_again')}
        </ButtonLink>
      ) : null}
    </div>
  );
}

/** One refund or return: how far it is, who acts next, what goes back, and what can be done. */
export default function AfterSaleDetailScreen() {
  const t = useT();
  const go = useGo();
  const format = usePriceFormat();
  const { id = '' } = useScreenParams<'id'>();
  const read = useEndpoint(
    afterSaleEndpoints.afterSaleDetails,
    { query: { id } },
    { enabled: id !== '', staleTime: 0 },
  );
  useReturnRequestNews();
  const one = read.data;
  if (!one) {
    const waits = read.isPending && id !== '';
    const broken = read.error && read.error.kind !== 'answer';
    return (
      <Page title={t('after_sale.details_title')} onBack={go.back}>
        {waits ? (
          <ReturnRequestSkeleton />
        ) : broken ? (
          <ErrorState error={read.error} onRetry={() => void read.refetch()} />
        ) : (
          <EmptyState
            art="/art/search.webp"
            title={t('after_sale.missing_title')}
            action={<ButtonLink href={hrefTo('myOrders')}>{t('orders.mine_title')}</ButtonLink>}
          />
        )}
      </Page>
    );
  }
  const acts = one.actions.some((action) => action !== 'send_back');
  const refused = one.state === 'refund_rejected' || one.state === 'return_rejected';
  const ended = refused || one.state === 'withdrawn' || one.state === 'lapsed';
  const less = one.amount.usd < one.split.amount.usd;
  return (
    <Page title={t(`after_sale.kind.${one.kind}`)} onBack={go.back} footer={acts ? <Actions one={one} /> : undefined}>
      <PullToRefresh onRefresh={async () => void (await read.refetch())}>
        <Lead one={one} />
        <Card>
          <ReturnRequestProgress one={one} />
        </Card>
        {one.answer ? (
          <div className={styles.note}>
            <Note tone={refused ? 'warn' : 'info'}>
              <b className="semi">{t('after_sale.answer')}</b>
              <p className={styles.words}>{one.answer}</p>
            </Note>
          </div>
        ) : null}
        <ReturnAddressCard one={one} />
        {one.actions.includes('send_back') ? <SendBackCard caseId={one.id} /> : null}
        <ReturnParcelCard one={one} />
        <Card>
          <h2 className={`h3 ${styles.title}`}>{t(ended ? 'after_sale.asked_title' : 'after_sale.back_title')}</h2>
          <RefundSplitView split={one.split} kind={ended ? 'refund' : one.kind} />
          {less ? (
            <p className="sub semi">{t('after_sale.approved_less', { amount: format.text(one.amount) })}</p>
          ) : null}
        </Card>
        <ReturnRequestLines one={one} />
        <RequestCard one={one} />
        <HistoryCard one={one} />
        <div className={styles.room} />
      </PullToRefresh>
    </Page>
  );
}

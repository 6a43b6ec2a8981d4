import { fieldMessages } from '@app/client/field-messages';
import { type TextKey, useT } from '@app/client/i18n';
import { useEndpoint } from '@app/client/use-endpoint';
import { usePriceFormat } from '@app/client/use-price';
import { afterSaleEndpoints } from '@app/contract/orders/after-sale/endpoints';
import type { AfterSaleForm } from '@app/contract/orders/after-sale/schemas';
import { useState } from 'react';
import { hrefTo, useGo, useScreenParams } from '../../shell/navigation.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { confirm } from '../../ui/confirm-store.ts';
import { Page } from '../../ui/page.tsx';
import { SkeletonText } from '../../ui/skeleton.tsx';
import { EmptyState, ErrorNote, ErrorState } from '../../ui/states.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useSentences } from '../../widgets/list-text.ts';
import { useMomentText } from '../../widgets/moment-text.ts';
import styles from './after-sale.module.css';
import { type Picked, PickLines } from './pick-lines.tsx';
import { RefundSplitView } from './refund-split.tsx';
import { ReturnRequestSkeleton } from './return-request-skeleton.tsx';
import { useRefundQuote } from './use-refund-quote.ts';
import { useReturnRequestStep } from './use-return-request-step.ts';
import { type Why, WhyCard } from './why-card.tsx';

const BLANK: Why = { reason: null, description: '', pictures: [], busy: false, failed: 0 };

/** One line alone, with one piece left, needs no choosing. */
function firstPick({ lines }: AfterSaleForm): Picked {
  const open = lines.filter((line) => line.left > 0);
  return Object.fromEntries(open.length === 1 ? open.map((line) => [line.id, line.left]) : []);
}

/** What is still to be done before a request can be sent. */
function missingOf(pieces: number, why: Why): TextKey | null {
  if (pieces === 0) return 'after_sale.choose_first';
  if (why.reason === null) return 'after_sale.reason_first';
  return why.busy ? 'after_sale.wait_pictures' : null;
}

function Request({ form }: { readonly form: AfterSaleForm }) {
  const t = useT();
  const go = useGo();
  const format = usePriceFormat();
  const moment = useMomentText();
  const sentences = useSentences();
  const [picked, setPicked] = useState<Picked>(() => firstPick(form));
  const [why, setWhy] = useState<Why>(BLANK);
  const items = Object.entries(picked).flatMap(([lineId, quantity]) => (quantity > 0 ? [{ lineId, quantity }] : []));
  const quote = useRefundQuote(form.orderId, items);
  const request = useReturnRequestStep(afterSaleEndpoints.requestAfterSale);
  const errors = fieldMessages(request.error);
  const written = why.reason !== null || why.description !== '' || why.pictures.length > 0;
  const missing = missingOf(items.length, why);
  const hindrance = missing && t(missing);

  const back = async () => {
    const question = { title: t('after_sale.leave_title'), text: t('after_sale.leave_text') };
    if (!written || (await confirm({ ...question, confirmLabel: t('after_sale.leave') }))) go.back();
  };
  const send = async () => {
    const { reason, description, failed } = why;
    if (!reason) return;
    const title = t('after_sale.failed_pictures', { count: failed });
    if (failed > 0 && !(await confirm({ title, confirmLabel: t('after_sale.send') }))) return;
    const pictures = why.pictures.map((picture) => picture.url);
    request.mutate(
      { body: { orderId: form.orderId, items, reason, description: description.trim(), pictures } },
      {
        onSuccess: ({ id }) => {
          toast(t('after_sale.sent'), 'success');
          go.replace('afterSaleDetail', { id });
        },
        onError: (error) => toast(Object.values(fieldMessages(error))[0] ?? error.msg, 'warning'),
      },
    );
  };
  return (
    <Page
      title={t(`after_sale.${form.kind}_title`)}
      onBack={() => void back()}
      footer={
        <div className={styles.footer}>
          {hindrance ? <p className="cap t3">{hindrance}</p> : null}
          <Button
            block
            disabled={hindrance !== null || !quote.fresh}
            loading={request.isPending}
            onClick={() => void send()}
          >
            {t('after_sale.send')}
            {quote.fresh && quote.split && quote.split.amount.usd > 0 ? ` · ${format.text(quote.split.amount)}` : null}
          </Button>
        </div>
      }
    >
      <section className={styles.lead}>
        <p>{t(`after_sale.${form.kind}_lead`)}</p>
        <p className="cap t3">
          {sentences(
            form.until && t('after_sale.return_until', { date: moment.day(form.until) }),
            t('after_sale.answered_within', { count: form.answerDays }),
          )}
        </p>
      </section>
      <PickLines lines={form.lines} picked={picked} onChange={setPicked} />
      <WhyCard
        reasons={form.reasons}
        why={why}
        errors={errors}
        onChange={(change) => setWhy((before) => ({ ...before, ...change }))}
      />
      <Card>
        <h2 className={`h3 ${styles.title}`}>{t('after_sale.back_title')}</h2>
        <div aria-live="polite" aria-busy={items.length > 0 && !quote.fresh} className={styles.quote}>
          {items.length === 0 ? <p className="sub t3">{t('after_sale.choose_first')}</p> : null}
          {quote.error ? <ErrorNote error={quote.error} onRetry={quote.retry} /> : null}
          {items.length > 0 && !quote.split && !quote.error ? <SkeletonText lines={3} /> : null}
          {quote.split && !quote.error ? (
            <div className={quote.fresh ? undefined : styles.stale}>
              <RefundSplitView split={quote.split} kind={form.kind} />
            </div>
          ) : null}
        </div>
      </Card>
    </Page>
  );
}

/** Asks for a refund before shipping, or to return goods: which, how many, why, and what it comes to. */
export default function AfterSaleScreen() {
  const t = useT();
  const go = useGo();
  const { order = '' } = useScreenParams<'order'>();
  const read = useEndpoint(
    afterSaleEndpoints.afterSaleForm,
    { query: { order } },
    { enabled: order !== '', staleTime: 0 },
  );
  if (read.data) return <Request key={read.data.orderId} form={read.data} />;
  const frame = { title: t('after_sale.details_title'), onBack: go.back };
  if (read.isPending && order !== '') {
    return (
      <Page {...frame}>
        <ReturnRequestSkeleton />
      </Page>
    );
  }
  const known = read.error?.key === 'order.not_allowed';
  if (!known && read.error?.kind !== 'answer' && order !== '') {
    return (
      <Page {...frame}>
        <ErrorState error={read.error} onRetry={() => void read.refetch()} />
      </Page>
    );
  }
  return (
    <Page {...frame}>
      <EmptyState
        art={known ? '/art/box.webp' : '/art/search.webp'}
        title={t(known ? 'after_sale.not_now_title' : 'shell.not_found_title')}
        text={t(known ? 'after_sale.not_now_text' : 'shell.not_found_text')}
        action={
          known ? (
            <ButtonLink href={hrefTo('orderDetails', { id: order })}>{t('after_sale.see_order')}</ButtonLink>
          ) : (
            <ButtonLink href={hrefTo('myOrders')}>{t('orders.mine_title')}</ButtonLink>
          )
        }
      />
    </Page>
  );
}

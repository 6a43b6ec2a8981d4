import { fieldMessages } from '@app/client/field-messages';
import { useT } from '@app/client/i18n';
import { useEndpoint, useInvalidate } from '@app/client/use-endpoint';
import { catalogEndpoints } from '@app/contract/catalog/endpoints';
import { orderEndpoints } from '@app/contract/orders/endpoints';
import { reviewEndpoints } from '@app/contract/reviews/endpoints';
import { hrefTo, useGo, useScreenParams } from '../../../shell/navigation.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { confirm } from '../../../ui/confirm-store.ts';
import { Page } from '../../../ui/page.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { OrderMissing } from '../details/order-missing.tsx';
import { OrderSkeleton } from '../details/order-skeleton.tsx';
import { useOrderStep } from '../use-order-step.ts';
import { ReviewCard } from './review-card.tsx';
import { BLANK, useReviewDrafts } from './review-drafts.ts';
import styles from './write-review.module.css';

/** Writes the reviews of an order's products. A refusal keeps everything that was written. */
export default function WriteReviewScreen() {
  const t = useT();
  const go = useGo();
  const invalidate = useInvalidate();
  const { order: id = '' } = useScreenParams<'order'>();
  const read = useEndpoint(orderEndpoints.orderDetails, { query: { id } }, { enabled: id !== '' });
  const { drafts, change, forget } = useReviewDrafts(id);
  const review = useOrderStep(orderEndpoints.reviewOrder, { toast: false });

  const lines = read.data?.lines.filter((line) => !line.reviewed) ?? [];
  const draftOf = (lineId: string) => drafts[lineId] ?? BLANK;
  const written = Object.values(drafts).some((one) => one.rating > 0 || one.text !== '' || one.pictures.length > 0);
  const waits = lines.some((line) => draftOf(line.id).busy);
  const unrated = lines.some((line) => draftOf(line.id).rating === 0);
  const errors = fieldMessages(review.error);
  const errorOf = (index: number, lineId: string) =>
    errors[`reviews.${index}.text`] ?? (lineId === lines[0]?.id ? (errors.reviews ?? errors.pictures) : undefined);

  const back = async () => {
    const question = { title: t('orders.review_leave_title'), text: t('orders.review_leave_text') };
    if (written && !(await confirm({ ...question, confirmLabel: t('orders.review_leave') }))) return;
    forget();
    go.back();
  };
  const publish = async () => {
    const failed = lines.reduce((sum, line) => sum + draftOf(line.id).failed, 0);
    const title = t('orders.review_failed_title', { count: failed });
    if (failed > 0 && !(await confirm({ title, confirmLabel: t('orders.review_submit') }))) return;
    const reviews = lines.map((line) => {
      const { rating, text, pictures, share } = draftOf(line.id);
      return { lineId: line.id, rating, text: text.trim(), pictures: pictures.map((picture) => picture.url), share };
    });
    review.mutate(
      { body: { orderId: id, reviews } },
      {
        onSuccess: () => {
          forget();
          toast(t('orders.review_done'), 'success');
          void invalidate(
            catalogEndpoints.productDetails,
            catalogEndpoints.productReviews,
            reviewEndpoints.buyersShow,
            reviewEndpoints.reviewChoices,
          );
          go.back();
        },
        onError: (error) => toast(error.msg, 'warning'),
      },
    );
  };

  const frame = { title: t('orders.review_title'), onBack: () => void back() };
  if (!read.data) {
    return (
      <Page {...frame}>
        {read.isPending && id !== '' ? (
          <OrderSkeleton />
        ) : (
          <OrderMissing error={read.error} onRetry={() => void read.refetch()} />
        )}
      </Page>
    );
  }
  if (!read.data.actions.includes('review') && !review.isPending && !review.isSuccess) {
    return (
      <Page {...frame}>
        <EmptyState
          art="/art/gift.webp"
          title={t('orders.review_not_now')}
          action={<ButtonLink href={hrefTo('orderDetails', { id })}>{t('payments.see_order')}</ButtonLink>}
        />
      </Page>
    );
  }
  const hindrance = waits ? t('orders.review_wait') : unrated ? t('orders.review_rate_first') : null;
  return (
    <Page
      {...frame}
      footer={
        <div className={styles.footer}>
          {hindrance ? <p className="cap t3">{hindrance}</p> : null}
          <Button block disabled={hindrance !== null} loading={review.isPending} onClick={() => void publish()}>
            {t('orders.review_submit')}
          </Button>
        </div>
      }
    >
      {lines.map((line, index) => (
        <ReviewCard
          key={line.id}
          line={line}
          draft={draftOf(line.id)}
          error={errorOf(index, line.id)}
          onChange={(patch) => change(line.id, patch)}
        />
      ))}
    </Page>
  );
}

import { useT } from '@app/client/i18n';
import { useEndpoint } from '@app/client/use-endpoint';
import { orderEndpoints } from '@app/contract/orders/endpoints';
import { hrefTo, useScreenParams } from '../../../shell/navigation.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Page } from '../../../ui/page.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { OrderMissing } from '../details/order-missing.tsx';
import { OrderSkeleton } from '../details/order-skeleton.tsx';
import { ReviewCard } from './review-card.tsx';
import { useWriteReview } from './use-write-review.ts';
import styles from './write-review.module.css';

/** Writes the reviews of an order's products. */
export default function WriteReviewScreen() {
  const t = useT();
  const { order: id = '' } = useScreenParams<'order'>();
  const read = useEndpoint(orderEndpoints.orderDetails, { query: { id } }, { enabled: id !== '' });
  const lines = read.data?.lines.filter((line) => !line.reviewed) ?? [];
  const review = useWriteReview(id, lines);
  const hindrance = review.hindrance && t(review.hindrance);
  const frame = { title: t('orders.review_title'), onBack: () => void review.back() };
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
  if (!read.data.actions.includes('review') && !review.isPublishing && !review.isPublished) {
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
  return (
    <Page
      {...frame}
      footer={
        <div className={styles.footer}>
          {hindrance ? <p className="cap t3">{hindrance}</p> : null}
          <Button
            block
            disabled={hindrance !== null}
            loading={review.isPublishing}
            onClick={() => void review.publish()}
          >
            {t('orders.review_submit')}
          </Button>
        </div>
      }
    >
      {lines.map((line, index) => (
        <ReviewCard
          key={line.id}
          line={line}
          draft={review.draftOf(line.id)}
          error={review.errorOf(index)}
          onChange={(patch) => review.change(line.id, patch)}
        />
      ))}
    </Page>
  );
}

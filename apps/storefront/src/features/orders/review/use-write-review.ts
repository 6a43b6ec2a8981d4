import { fieldMessages } from '@app/client/field-messages';
import { useT } from '@app/client/i18n';
import { useInvalidate } from '@app/client/use-endpoint';
import { catalogEndpoints } from '@app/contract/catalog/endpoints';
import { orderEndpoints } from '@app/contract/orders/endpoints';
import type { OrderLine } from '@app/contract/orders/schemas';
import { reviewEndpoints } from '@app/contract/reviews/endpoints';
import { useGo } from '../../../shell/navigation.ts';
import { confirm } from '../../../ui/confirm-store.ts';
import { toast } from '../../../ui/toast-store.ts';
import { useOrderStep } from '../use-order-step.ts';
import { BLANK, hindranceOf, isWritten, useReviewDrafts } from './review-drafts.ts';

/** Writes, publishes or gives up the reviews of an order's lines. After a refusal everything stays as it was written. */
export function useWriteReview(orderId: string, lines: readonly OrderLine[]) {
  const t = useT();
  const go = useGo();
  const invalidate = useInvalidate();
  const { drafts, change, forget } = useReviewDrafts(orderId);
  const review = useOrderStep(orderEndpoints.reviewOrder, { toast: false });
  const draftOf = (lineId: string) => drafts[lineId] ?? BLANK;
  const ofLines = lines.map((line) => draftOf(line.id));
  const errors = fieldMessages(review.error);

  const back = async () => {
    const question = { title: t('orders.review_leave_title'), text: t('orders.review_leave_text') };
    if (isWritten(drafts) && !(await confirm({ ...question, confirmLabel: t('orders.review_leave') }))) return;
    forget();
    go.back();
  };
  const published = () => {
    forget();
    toast(t('orders.review_done'), 'success');
    void invalidate(
      ...[catalogEndpoints.productDetails, catalogEndpoints.productReviews],
      ...[reviewEndpoints.buyersShow, reviewEndpoints.reviewChoices],
    );
    go.back();
  };
  const publish = async () => {
    const failed = ofLines.reduce((sum, draft) => sum + draft.failed, 0);
    const title = t('orders.review_failed_title', { count: failed });
    if (failed > 0 && !(await confirm({ title, confirmLabel: t('orders.review_submit') }))) return;
    const reviews = lines.map((line) => {
      const { rating, text, pictures, share } = draftOf(line.id);
      return { lineId: line.id, rating, text: text.trim(), pictures: pictures.map((picture) => picture.url), share };
    });
    review.mutate(
      { body: { orderId, reviews } },
      { onSuccess: published, onError: (error) => toast(error.msg, 'warning') },
    );
  };
  return {
    draftOf,
    change,
    /** What the server says of a line; what it says of all stands at the first. */
    errorOf: (index: number): string | undefined =>
      errors[`reviews.${index}.text`] ?? (index === 0 ? (errors.reviews ?? errors.pictures) : undefined),
    hindrance: hindranceOf(ofLines),
    back,
    publish,
    isPublishing: review.isPending,
    isPublished: review.isSuccess,
  };
}

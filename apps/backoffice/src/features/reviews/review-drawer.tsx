import { staffReviewEndpoints as calls } from '@app/contract/reviews/staff-endpoints';
import type { StaffReview } from '@app/contract/reviews/staff-schemas';
import { useState } from 'react';
import { useParams } from 'react-router';
import { request } from '../../api/request';
import { useAllowed } from '../../api/session';
import { useAnswer } from '../../api/use-answer';
import { RecordDrawer } from '../../ui/drawer';
import { type ActionLook, MachineActions } from '../../ui/machine-actions';
import { useAction } from '../../ui/use-action';
import { useBackTo } from '../../ui/use-back-to';
import { ReviewBody } from './review-body';
import { ReviewState } from './review-cells';
import { HideDialog, ReplyDialog } from './review-dialogs';
import { REVIEWS_PATH } from './reviews-path';

type Action = 'hide' | 'show' | 'settle' | 'unreply' | 'reply';

const looks: Record<Action, ActionLook> = {
  hide: { label: 'reviews.hide', tone: 'danger' },
  unreply: { label: 'reviews.reply_remove', tone: 'plain' },
  settle: { label: 'reviews.settle', tone: 'plain' },
  show: { label: 'reviews.show', tone: 'primary' },
  reply: { label: 'reviews.reply', tone: 'primary' },
};

/** What can be done with a review now by somebody with these rights. */
function actionsOf(review: StaffReview, may: { reply: boolean; hide: boolean }): Action[] {
  return [
    ...(may.hide ? [review.hidden ? ('show' as const) : ('hide' as const)] : []),
    ...(may.hide && review.reports > 0 ? ['settle' as const] : []),
    ...(may.reply && review.reply ? ['unreply' as const] : []),
    ...(may.reply && !review.hidden ? ['reply' as const] : []),
  ];
}

/** One review in the drawer over the list: read it, answer it, hide it or show it again. */
export function ReviewDrawer() {
  const back = useBackTo(REVIEWS_PATH);
  const { id = '' } = useParams();
  const may = { reply: useAllowed('trade.reviews.reply'), hide: useAllowed('trade.reviews.hide') };
  const answer = useAnswer(calls.readReview, { params: { id } });
  const { busy, run } = useAction();
  const [dialog, setDialog] = useState<'reply' | 'hide' | null>(null);
  const review = answer.data?.id === id ? answer.data : undefined;
  const choose = (action: Action) => {
    if (!review) return;
    const { version } = review;
    const params = { id };
    if (action === 'reply' || action === 'hide') setDialog(action);
    if (action === 'show') {
      void run(() => request(calls.unhideReview, { params, body: { version } }), { done: 'reviews.shown_done' });
    }
    if (action === 'settle') {
      void run(() => request(calls.settleReports, { params, body: { version } }), { done: 'reviews.settled_done' });
    }
    if (action === 'unreply') {
      const body = { version, reply: '' };
      void run(() => request(calls.replyReview, { params, body }), { done: 'reviews.reply_removed' });
    }
  };
  const allowed = review ? actionsOf(review, may) : [];
  const close = () => setDialog(null);
  return (
    <RecordDrawer
      title={review?.product.name ?? ''}
      log={review && `review/${review.id}`}
      tag={review && <ReviewState row={review} />}
      waiting={!review}
      error={review ? null : answer.error}
      onRetry={() => void answer.refetch()}
      onClose={back}
      footer={allowed.length > 0 && <MachineActions allowed={allowed} looks={looks} onChoose={choose} busy={busy} />}
    >
      {review && <ReviewBody review={review} />}
      {review && dialog === 'reply' && <ReplyDialog review={review} onClose={close} />}
      {review && dialog === 'hide' && <HideDialog review={review} onClose={close} />}
    </RecordDrawer>
  );
}

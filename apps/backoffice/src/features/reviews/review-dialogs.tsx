import { limits } from '@app/contract/core/limits';
import { staffReviewEndpoints as calls } from '@app/contract/reviews/staff-endpoints';
import type { StaffReview } from '@app/contract/reviews/staff-schemas';
import { request } from '../../api/request';
import { currentLocale } from '../../text/locale';
import { useText } from '../../text/use-text';
import { defineForm } from '../../ui/form/define-form';
import { FormDialog } from '../../ui/form/records/form-dialog';
import { type Fact, useStep } from '../../ui/form/use-step';

type Reply = { reply: string };
type Why = { reason: string };

const replyForm = defineForm<Reply>()([
  { name: 'reply', kind: 'long-text', label: 'reviews.reply', required: true, max: limits.reviewReply },
]);
const whyForm = defineForm<Why>()([
  { name: 'reason', kind: 'long-text', label: 'reviews.hide_reason', required: true, max: limits.reportNote },
]);

/** What staff judge a review by. */
const facts: Fact<StaffReview>[] = [
  { label: 'reviews.text', of: ({ text }) => text },
  { label: 'reviews.rating', of: ({ rating }, { format }) => format.count(rating) },
  { label: 'reviews.reply', of: ({ reply }) => reply && `${reply.text} (${reply.by})` },
  { label: 'reviews.state.hidden', of: ({ hidden }, { t }) => t(hidden ? 'ui.yes' : 'ui.no') },
  { label: 'reviews.hide_reason', of: ({ hiddenReason }) => hiddenReason },
  { label: 'reviews.reports', of: ({ reports }, { format }) => format.count(reports) },
];
const rule = { facts, open: ({ hidden }: StaffReview) => !hidden };

type DialogProps = { review: StaffReview; onClose: () => void };

/** The language a customer reads, in the words of the person at the desk. */
export const languageOf = (review: StaffReview): string =>
  new Intl.DisplayNames(currentLocale(), { type: 'language' }).of(review.locale) ?? review.locale;

/** Answers a review under everybody's eyes. */
export function ReplyDialog({ onClose, ...props }: DialogProps) {
  const t = useText();
  const step = useStep(props.review, rule);
  const review = step.record;
  return (
    <FormDialog<Reply, unknown>
      title={t('reviews.reply')}
      intro={<p>{t('reviews.reply_help', { language: languageOf(review) })}</p>}
      fields={replyForm}
      initial={{ reply: review.reply?.text ?? '' }}
      submit="reviews.reply_save"
      done="reviews.replied"
      step={step}
      send={({ reply }) =>
        request(calls.replyReview, { params: { id: review.id }, body: { version: review.version, reply } })
      }
      onClose={onClose}
    />
  );
}

/** Hides a review for a reason that staff can read later. */
export function HideDialog({ onClose, ...props }: DialogProps) {
  const t = useText();
  const step = useStep(props.review, rule);
  const review = step.record;
  return (
    <FormDialog<Why, unknown>
      title={t('reviews.hide')}
      intro={<p>{t('reviews.hide_text')}</p>}
      fields={whyForm}
      initial={{ reason: '' }}
      submit="reviews.hide"
      done="reviews.hidden_done"
      step={step}
      send={({ reason }) =>
        request(calls.hideReview, { params: { id: review.id }, body: { version: review.version, reason } })
      }
      onClose={onClose}
    />
  );
}

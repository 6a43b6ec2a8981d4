import type { ApiError } from '@app/client/api-error';
import { call } from '@app/client/call';
import { useT } from '@app/client/i18n';
import { useLanguageAndCurrency } from '@app/client/preferences';
import { endpointKey, invalidateEndpoints, useEndpoint } from '@app/client/use-endpoint';
import { reviewEndpoints } from '@app/contract/reviews/endpoints';
import { IconHeart, IconHeartFilled, IconThumbUp, IconThumbUpFilled } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSignedIn } from '../shell/session.ts';
import { useAskSignIn } from '../shell/sign-in.ts';
import { cx } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import { toast } from '../ui/toast-store.ts';
import styles from './like-button.module.css';

/** Likes change on this device alone, and every change is written into the kept answer. */
const FRESH_MS = 5 * 60_000;

/** Whether the customer liked a review, how many did, and the press. It changes at once; a refusal changes it back. */
function useLike(id: string, likes: number) {
  const signedIn = useSignedIn();
  const askSignIn = useAskSignIn();
  const client = useQueryClient();
  const key = endpointKey(reviewEndpoints.likedReviews, undefined, useLanguageAndCurrency());
  const read = useEndpoint(reviewEndpoints.likedReviews, undefined, { enabled: signedIn, staleTime: FRESH_MS });
  // What a press made of the number that was read; forgotten when it is read anew.
  const [shown, setShown] = useState<{ readonly of: number; readonly likes: number } | null>(null);
  const count = shown?.of === likes ? shown.likes : likes;
  const on = signedIn && (read.data?.includes(id) ?? false);
  const show = (wanted: boolean, shown: number) => {
    client.setQueryData<string[]>(key, (ids = []) => (wanted ? [id, ...ids] : ids.filter((one) => one !== id)));
    setShown({ of: likes, likes: Math.max(0, shown) });
  };
  // One after another: of two under way at once the server might take the later one first.
  const saving = useMutation({
    scope: { id: `like ${id}` },
    mutationFn: (wanted: boolean) => call(reviewEndpoints.likeReview, { body: { id, on: wanted } }),
  });
  const save = async (wanted: boolean) => {
    const answer = await saving.mutateAsync(wanted);
    setShown({ of: likes, likes: answer.likes });
  };
  // Once signed in: what else this customer likes is being read meanwhile.
  const saveFirst = () =>
    save(true).then(
      () => invalidateEndpoints(client, reviewEndpoints.likedReviews),
      () => undefined,
    );
  const press = async () => {
    if (!signedIn) return askSignIn('login', () => void saveFirst());
    await client.cancelQueries({ queryKey: key });
    show(!on, count + (on ? -1 : 1));
    try {
      await save(!on);
    } catch (error) {
      show(on, count);
      toast((error as ApiError).msg, 'warning');
    }
  };
  return { on, count, press: () => void press() };
}

/** Says that a review helps (a thumb with its word), or that its pictures please (a heart). A visitor signs in first. */
export function LikeButton(props: {
  readonly review: { readonly id: string; readonly likes: number; readonly nickname: string };
  readonly kind: 'helpful' | 'heart';
}) {
  const t = useT();
  const { review, kind } = props;
  const { on, count, press } = useLike(review.id, review.likes);
  const helpful = kind === 'helpful';
  const [empty, full] = helpful ? [IconThumbUp, IconThumbUpFilled] : [IconHeart, IconHeartFilled];
  return (
    <button type="button" className={cx(styles.like, on && styles.on)} aria-pressed={on} onClick={press}>
      <Icon as={on ? full : empty} size="s" />
      <span className="visually-hidden">
        {t(helpful ? 'reviews.helpful_of' : 'reviews.like_of', { name: review.nickname })}
      </span>
      {helpful ? <span aria-hidden="true">{t('reviews.helpful')}</span> : null}
      {count > 0 ? <span>{count}</span> : null}
    </button>
  );
}

import { type ApiError, isGone } from '@app/client/api-error';
import { useT } from '@app/client/i18n';
import { hrefTo } from '../../shell/navigation.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Skeleton, SkeletonText } from '../../ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import styles from './cashier.module.css';

const Loading = () => (
  <div aria-hidden="true">
    <div className={styles.note}>
      <Skeleton height="18.6rem" radius="var(--r-l) var(--r-l) var(--r-sail) var(--r-l)" />
    </div>
    <Card>
      <div className="stack">
        <Skeleton width="30%" height="2rem" />
        <SkeletonText lines={2} />
        <SkeletonText lines={2} />
      </div>
    </Card>
  </div>
);

/** What stands in place of a payment that is not there: still loading, not to be found, or not reached. */
export function NoPayment(props: {
  readonly named: boolean;
  readonly error: ApiError | null;
  readonly onRetry: () => void;
}) {
  const t = useT();
  if (!props.named || isGone(props.error)) {
    return (
      <EmptyState
        art="/art/search.webp"
        title={t('payments.missing_title')}
        text={t('payments.missing_text')}
        action={<ButtonLink href={hrefTo('home')}>{t('shell.go_home')}</ButtonLink>}
      />
    );
  }
  return props.error ? <ErrorState error={props.error} onRetry={props.onRetry} /> : <Loading />;
}

import { type ApiError, isGone } from '@app/client/api-error';
import { useT } from '@app/client/i18n';
import { hrefTo } from '../../../shell/navigation.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState, ErrorState } from '../../../ui/states.tsx';

/** An order that could not be read: it is not there, or the connection broke. */
export function OrderMissing({ error, onRetry }: { readonly error: ApiError | null; readonly onRetry: () => void }) {
  const t = useT();
  const gone = error === null || isGone(error);
  if (!gone) return <ErrorState error={error} onRetry={onRetry} />;
  return (
    <EmptyState
      art="/art/search.webp"
      title={t('shell.not_found_title')}
      text={t('shell.not_found_text')}
      action={<ButtonLink href={hrefTo('myOrders')}>{t('orders.mine_title')}</ButtonLink>}
    />
  );
}

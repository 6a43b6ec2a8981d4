import { useT } from '@app/client/i18n';
import { hrefTo, useScreenParams } from '../../../shell/navigation.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState, ErrorState } from '../../../ui/states.tsx';
import type { QuoteOnScreen } from './use-quote.ts';

/** A quote that cannot be shown: it was ordered already, its goods are gone, or it is another customer's. */
export function QuoteGone({ on }: { readonly on: QuoteOnScreen }) {
  const t = useT();
  const { assistant } = useScreenParams<'assistant'>();
  const key = on.error?.key;
  if (key === 'order.quote_expired') {
    return (
      <EmptyState
        art="/art/box.webp"
        title={t('orders.quote_gone_title')}
        text={t('orders.quote_gone_text')}
        action={<ButtonLink href={hrefTo('myOrders')}>{t('orders.mine_title')}</ButtonLink>}
      />
    );
  }
  // Without an error the address names no quote at all.
  if (!on.error || on.error.kind === 'answer') {
    return (
      <EmptyState
        art="/art/bags.webp"
        title={t('orders.quote_broken_title')}
        text={on.error?.msg}
        action={
          <ButtonLink href={assistant ? hrefTo('assistantCart', { id: assistant }) : hrefTo('cart')}>
            {t('orders.back_to_cart')}
          </ButtonLink>
        }
      />
    );
  }
  return <ErrorState error={on.error} onRetry={on.refetch} />;
}

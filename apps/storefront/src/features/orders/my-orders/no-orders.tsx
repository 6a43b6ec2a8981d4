import { useT } from '@app/client/i18n';
import { hrefTo } from '../../../shell/navigation.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { NoOrderFound } from './order-search.tsx';

/** What stands in place of orders: that a search finds none, with the way to all of them, or that there are none yet. */
export function NoOrders(props: {
  readonly keyword: string | undefined;
  readonly searched: string;
  readonly onAll: () => void;
}) {
  const { keyword, searched, onAll } = props;
  const t = useT();
  if (keyword) return <NoOrderFound text={searched} onAll={onAll} />;
  return (
    <EmptyState
      art="/art/box.webp"
      title={t('orders.empty_title')}
      text={t('orders.empty_text')}
      action={<ButtonLink href={hrefTo('home')}>{t('cart.browse')}</ButtonLink>}
    />
  );
}

import { useT } from '@app/client/i18n';
import { hrefTo } from '../../shell/navigation.ts';
import { ButtonLink } from '../../ui/button.tsx';

/** Where nothing has moved yet: how the first money comes in, or the first points. */
export function EmptyWalletActions({ unit }: { readonly unit: 'money' | 'points' }) {
  const t = useT();
  return unit === 'money' ? (
    <ButtonLink href={hrefTo('recharge')}>{t('wallet.top_up')}</ButtonLink>
  ) : (
    <ButtonLink href={hrefTo('productListing')}>{t('cart.browse')}</ButtonLink>
  );
}

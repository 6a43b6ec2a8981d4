import { useT } from '@app/client/i18n';
import { useEndpoint } from '@app/client/use-endpoint';
import { afterSaleEndpoints } from '@app/contract/orders/after-sale/endpoints';
import { hrefTo, useGo, useScreenParams } from '../../shell/navigation.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { ReturnRequestForm } from './return-request-form.tsx';
import { ReturnRequestSkeleton } from './return-request-skeleton.tsx';

/** Asks for a refund before shipping, or to return goods: which, how many, why, and what it comes to. */
export default function AfterSaleScreen() {
  const t = useT();
  const go = useGo();
  const { order = '' } = useScreenParams<'order'>();
  const read = useEndpoint(
    afterSaleEndpoints.afterSaleForm,
    { query: { order } },
    { enabled: order !== '', staleTime: 0 },
  );
  if (read.data) return <ReturnRequestForm key={read.data.orderId} form={read.data} />;
  const frame = { title: t('after_sale.details_title'), onBack: go.back };
  if (read.isPending && order !== '') {
    return (
      <Page {...frame}>
        <ReturnRequestSkeleton />
      </Page>
    );
  }
  const known = read.error?.key === 'order.not_allowed';
  if (!known && read.error?.kind !== 'answer' && order !== '') {
    return (
      <Page {...frame}>
        <ErrorState error={read.error} onRetry={() => void read.refetch()} />
      </Page>
    );
  }
  return (
    <Page {...frame}>
      <EmptyState
        art={known ? '/art/box.webp' : '/art/search.webp'}
        title={t(known ? 'after_sale.not_now_title' : 'shell.not_found_title')}
        text={t(known ? 'after_sale.not_now_text' : 'shell.not_found_text')}
        action={
          known ? (
            <ButtonLink href={hrefTo('orderDetails', { id: order })}>{t('after_sale.see_order')}</ButtonLink>
          ) : (
            <ButtonLink href={hrefTo('myOrders')}>{t('orders.mine_title')}</ButtonLink>
          )
        }
      />
    </Page>
  );
}

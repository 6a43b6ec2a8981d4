import { useT } from '@app/client/i18n';
import { useEndpoint } from '@app/client/use-endpoint';
import { couponEndpoints } from '@app/contract/coupons/endpoints';
import { Sheet } from '../../../ui/sheet.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { ErrorNote } from '../../../ui/states.tsx';
import { OfferTicket } from '../../../widgets/offer-ticket.tsx';
import { useCollect } from '../../../widgets/use-collect.ts';
import styles from '../category/coupon-strip.module.css';

/** The coupons of one product, to collect without leaving its page. */
export default function ProductCoupons(props: {
  readonly productId: string;
  readonly open: boolean;
  readonly onClose: () => void;
}) {
  const t = useT();
  const offers = useEndpoint(
    couponEndpoints.couponCentre,
    { query: { product: props.productId } },
    { enabled: props.open },
  );
  const { collect, collecting } = useCollect();
  return (
    <Sheet open={props.open} onClose={props.onClose} title={t('coupons.strip_open')}>
      {offers.isPending ? <Skeleton height="16rem" radius="var(--r-m)" /> : null}
      {offers.error && !offers.data ? <ErrorNote error={offers.error} onRetry={() => void offers.refetch()} /> : null}
      <ul className={styles.list}>
        {(offers.data?.list ?? []).map((offer) => (
          <li key={offer.id}>
            <OfferTicket offer={offer} busy={collecting === offer.id} onCollect={() => collect(offer.id)} />
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

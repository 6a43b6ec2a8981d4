import type { StaffDeal } from '@app/contract/deals/staff-schemas';
import { Link } from 'react-router';
import { DealTime, DealValue, Pictured } from '../../ui/deal/deal-cells';
import { DEALS_PATH } from '../../ui/deal/deal-paths';
import { useShopZone } from './use-shop-zone';

/** The product of a deal, leading to the deal. */
export function DealProduct({ deal }: { deal: StaffDeal }) {
  const first = deal.items[0];
  const others = deal.items.length > 1 ? ` +${deal.items.length - 1}` : '';
  return (
    <Pictured
      strong
      cover={deal.product.cover}
      top={<Link to={`${DEALS_PATH}/${deal.id}`}>{deal.product.name}</Link>}
      bottom={`${first?.options || first?.sku || ''}${others}`}
    />
  );
}

/** What it costs at the deal, and how much less that is. */
export const DealPrice = ({ deal: { fromUsd, regularUsd, percentOff } }: { deal: StaffDeal }) => (
  <DealValue deal={{ method: 'fixed', value: fromUsd, regular: { usd: regularUsd, percentOff } }} />
);

/** From when until when it is. */
export const DealHours = ({ deal }: { deal: StaffDeal }) => <DealTime deal={deal} zone={useShopZone()} />;

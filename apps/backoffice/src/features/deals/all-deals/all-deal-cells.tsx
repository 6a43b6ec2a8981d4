import { staffAllDealsEndpoints } from '@app/contract/deals/all-deals-endpoints';
import type { AnyDeal } from '@app/contract/deals/all-deals-schemas';
import { Link } from 'react-router';
import { useText } from '../../../text/use-text';
import { DealTime, Pictured } from '../../../ui/deal/deal-cells';
import { dealPath } from '../../../ui/deal/deal-paths';
import { subjectText } from '../../../ui/deal/deal-words';
import { useZoneOf } from '../../../ui/deal/shop-zone';

type Props = { deal: AnyDeal };

/** The title of a deal, leading to where it is edited, and what it is on. */
export function DealTitle({ deal }: Props) {
  const t = useText();
  return (
    <Pictured
      strong
      cover={deal.cover}
      top={<Link to={dealPath(deal)}>{deal.title}</Link>}
      bottom={subjectText(deal.subject, t)}
    />
  );
}

/** From when until when it is. */
export const DealHours = ({ deal }: Props) => (
  <DealTime deal={deal} zone={useZoneOf(staffAllDealsEndpoints.allDealsTerms)} />
);

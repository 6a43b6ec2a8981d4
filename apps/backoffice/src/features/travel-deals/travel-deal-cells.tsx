import type { StaffTravelDeal } from '@app/contract/travel-deals/schemas';
import { Link } from 'react-router';
import { inMyLanguage } from '../../text/in-my-language';
import { currentLocale } from '../../text/locale';
import { useText } from '../../text/use-text';
import { DealTaken, DealTime, Pictured } from '../../ui/deal/deal-cells';
import { TRAVEL_DEALS_PATH } from '../../ui/deal/deal-paths';
import { placeText, subjectText } from '../../ui/deal/deal-words';
import { TwoLines } from '../../ui/list/cells';
import { daysTexts } from './travel-deal-words';
import { useShopZone } from './use-shop-zone';

type Props = { deal: StaffTravelDeal };

/** The title of a deal, leading to it, and what it is on. */
export function DealTitle({ deal }: Props) {
  const t = useText();
  const { subject } = deal;
  return (
    <Pictured
      strong
      cover={subject?.cover ?? null}
      top={<Link to={`${TRAVEL_DEALS_PATH}/${deal.id}`}>{inMyLanguage(deal.title)}</Link>}
      bottom={subjectText(subject, t)}
    />
  );
}

/** What a deal is on and stays with, in its form. */
export function DealSubject({ subject }: Pick<StaffTravelDeal, 'subject'>) {
  const t = useText();
  return (
    <Pictured
      strong
      cover={subject?.cover ?? null}
      top={subject?.name ?? t('travel_deals.subject_gone')}
      bottom={subject && placeText(subject, t)}
    />
  );
}

/** How many of its units are taken, those not paid yet among them. */
export function DealUnits({ deal }: Props) {
  const t = useText();
  const { waiting, perCustomer } = deal;
  const notes = [
    waiting > 0 ? t('travel_deals.waiting', { count: waiting }) : '',
    perCustomer === null ? '' : t('travel_deals.each', { count: perCustomer }),
  ];
  return <DealTaken deal={deal} notes={notes} />;
}

/** The days of travel that it holds on. */
export function DealDays({ deal }: Props) {
  const t = useText();
  const [first = t('travel_deals.any_day'), second = ''] = daysTexts(deal, currentLocale());
  return <TwoLines whole top={first} bottom={second} />;
}

/** From when until when it is. */
export const DealHours = ({ deal }: Props) => <DealTime deal={deal} zone={useShopZone()} />;

import type { StaffTravelDeal } from '@app/contract/deals/travel-deal-schemas';
import { Link } from 'react-router';
import { inMyLanguage } from '../../text/in-my-language';
import { currentLocale } from '../../text/locale';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import { DealTaken, DealTime, Pictured } from '../../ui/deal/deal-cells';
import { TwoLines } from '../../ui/list/cells';
import { daysTexts, valueText } from './travel-deal-words';
import { TRAVEL_DEALS_PATH } from './travel-deals-path';
import { useShopZone } from './use-shop-zone';

type Props = { deal: StaffTravelDeal };

/** Where the thing a deal is on is, and whether it can be had at all. */
const placeOf = ({ place, online }: NonNullable<StaffTravelDeal['subject']>, offline: string): string =>
  [place, online ? '' : offline].filter(Boolean).join(' · ');

/** The title of a deal, leading to it, and what it is on. */
export function DealTitle({ deal }: Props) {
  const t = useText();
  const { subject } = deal;
  return (
    <Pictured
      strong
      cover={subject?.cover ?? null}
      top={<Link to={`${TRAVEL_DEALS_PATH}/${deal.id}`}>{inMyLanguage(deal.title)}</Link>}
      bottom={
        subject
          ? [subject.name, placeOf(subject, t('travel_deals.subject_offline'))].filter(Boolean).join(' · ')
          : t('travel_deals.subject_gone')
      }
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
      bottom={subject && placeOf(subject, t('travel_deals.subject_offline'))}
    />
  );
}

/** What a deal is on, and what its units are. */
export function DealKind({ deal: { kind } }: Props) {
  const t = useText();
  return <TwoLines whole="both" top={t(`travel_deals.kind.${kind}`)} bottom={t(`travel_deals.unit.${kind}`)} />;
}

/** What it takes off a unit, or what one costs at it. */
export function DealValue({ deal }: Props) {
  const t = useText();
  const format = useFormat();
  return <TwoLines strong whole top={valueText(deal, { t, format })} bottom="" />;
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

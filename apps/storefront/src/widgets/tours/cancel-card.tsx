import { useT } from '@app/client/i18n';
import { usePriceFormat } from '@app/client/use-price';
import type { Price } from '@app/contract/core/validation';
import type { PolicyStep } from '@app/contract/travel/order-views';
import type { PricedDeparture, TourDetail } from '@app/contract/verticals/tours/views';
import { shopNow } from '../../shell/time-zone.ts';
import { Card } from '../../ui/card.tsx';
import { useMemberPolicy } from '../member-price.tsx';
import { useZoneText } from '../travel/dates/zone-text.ts';
import { type MoneyStep, moneySteps } from './money-steps.ts';
import styles from './tour-details.module.css';

/** What comes back of a price, as dates of the reader's clock and the tour's, and as money. */
export function BackSteps(props: {
  readonly policy: readonly PolicyStep[];
  readonly total: Price;
  readonly zone: string;
  /** Tax that is in the total, where a member pays less than it and has less back. */
  readonly taxPercent?: number;
}) {
  const t = useT();
  const format = usePriceFormat();
  const local = useZoneText(props.zone);
  const ofMember = useMemberPolicy();
  const { taxPercent } = props;
  const all = { policy: props.policy, payable: props.total };
  const { policy, payable: total } =
    taxPercent === undefined ? all : ofMember({ price: props.total, policy: props.policy, taxPercent });
  const steps = moneySteps(policy, total, shopNow());
  const deadlines = steps.flatMap(({ from, until }) => until ?? from ?? []);
  const when = ({ from, until }: MoneyStep): string => {
    if (until) return t('travel.policy_until', { time: local.minute(until) });
    return from ? t('travel.policy_after', { time: local.minute(from) }) : t('travel.policy_always');
  };
  return (
    <>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step.until ?? 'last'}>
            <span>{when(step)}</span>
            <b className="semi">
              {step.back.usd > 0 ? t('tours.money_back', { amount: format.text(step.back) }) : t('tours.nothing_back')}
            </b>
            <span className={styles.track} aria-hidden="true">
              <i style={{ width: `${step.share * 100}%` }} />
            </span>
          </li>
        ))}
      </ol>
      <p className="cap t3">{t('travel.policy_zone', { zone: local.named(deadlines) })}</p>
    </>
  );
}

/** What comes back by days before the start, while no departure is chosen: everything before the first step. */
export function BackRules({ tour }: { readonly tour: Pick<TourDetail, 'cancelSteps'> }) {
  const t = useT();
  const [first] = tour.cancelSteps;
  return (
    <ol className={styles.steps}>
      <li>
        <span>{first ? t('tours.before_days', { count: first.daysBefore }) : t('travel.policy_always')}</span>
        <b className="semi">{t('tours.all_back')}</b>
      </li>
      {tour.cancelSteps.map(({ daysBefore, percent }) => (
        <li key={daysBefore}>
          <span>{daysBefore === 0 ? t('tours.on_the_day') : t('tours.from_days', { count: daysBefore })}</span>
          <b className="semi">
            {percent < 100 ? t('tours.percent_back', { percent: 100 - percent }) : t('tours.nothing_back')}
          </b>
        </li>
      ))}
    </ol>
  );
}

/** What cancelling costs: of the chosen departure as dates and money, else by days. */
export function CancelCard(props: { readonly tour: TourDetail; readonly departure: PricedDeparture | null }) {
  const t = useT();
  const { tour, departure } = props;
  return (
    <Card>
      <h2 className={`h3 ${styles.cardHead}`}>{t('tours.if_you_cancel')}</h2>
      {departure?.total ? (
        <BackSteps policy={departure.policy} total={departure.total} zone={tour.zone} taxPercent={tour.taxPercent} />
      ) : (
        <BackRules tour={tour} />
      )}
      {tour.goDays > 0 && !departure?.guaranteed ? <p className="cap t3">{t('tours.if_we_cancel')}</p> : null}
    </Card>
  );
}

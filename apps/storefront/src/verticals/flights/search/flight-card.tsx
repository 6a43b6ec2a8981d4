import { useT } from '@app/client/i18n';
import { usePriceFormat } from '@app/client/use-price';
import type { FlightCard as Flight } from '@app/contract/verticals/flights/views';
import { IconSparkles } from '@tabler/icons-react';
import { cx } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Price } from '../../../ui/price.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { MemberPrice } from '../../../widgets/member-price.tsx';
import { DealTag } from '../../../widgets/travel/search/deal-tag.tsx';
import { AirlineMark } from '../airline-mark.tsx';
import { useFlightWords } from '../flight-words.ts';
import { LateNote } from '../late-note.tsx';
import { SliceArc } from '../slice-arc.tsx';
import styles from './flight-card.module.css';

/** Those that fly it, each named once. */
function Airlines({ flight }: { readonly flight: Flight }) {
  const t = useT();
  const words = useFlightWords();
  const format = usePriceFormat();
  const airlines = [...new Map(flight.legs.map(({ airline }) => [airline.code, airline])).values()];
  const operators = [...new Set(flight.legs.map(({ operatedBy }) => operatedBy).filter(Boolean))];
  const bag = words.bag(flight.checkedBag, t('flights.no_bag'));
  return (
    <div className={styles.airlines}>
      <span className={styles.marks}>
        {airlines.map(({ code, colour }) => (
          <AirlineMark key={code} colour={colour} />
        ))}
      </span>
      <div className="grow">
        <p className="sub semi clip2">{airlines.map(({ name }) => name).join(t('travel.list_comma'))}</p>
        <p className="cap t3">{[...flight.legs.map(({ number }) => number), bag].join(t('travel.comma'))}</p>
        {operators.map((name) => (
          <p key={name} className="cap t3">
            {t('flights.operated_by', { name })}
          </p>
        ))}
        {flight.legs.map((leg) => (
          <LateNote key={`${leg.flightId} ${leg.day}`} leg={leg} />
        ))}
        {flight.bagPrice ? (
          <p className="cap t2">{t('flights.bag_in_price', { amount: format.text(flight.bagPrice) })}</p>
        ) : null}
        {flight.refundable ? <p className="cap ok">{t('flights.refundable')}</p> : null}
      </div>
    </div>
  );
}

const UNITS = {
  one: 'flights.per_adult',
  both: 'flights.per_adult_both',
  soFar: 'flights.per_adult_so_far',
} as const;

/** One way of a trip with what it costs; a press chooses it. */
export function FlightCard(props: {
  readonly flight: Flight;
  /** Best of all by time and price: it wears a ring and says so. */
  readonly best: boolean;
  /** What the price is of: this way alone, both ways, or this one with those chosen before. */
  readonly unit: 'one' | 'both' | 'soFar';
  readonly onChoose: () => void;
}) {
  const t = useT();
  const format = usePriceFormat();
  const { flight, best, unit } = props;
  // Of one traveller both figures are the same.
  const alone = flight.totalPrice.amount === flight.adultPrice.amount;
  return (
    <li>
      <button type="button" className={cx(styles.card, best && styles.best)} onClick={props.onChoose}>
        {best ? (
          <span className={styles.tag}>
            <Tag tone="brand">
              <Icon as={IconSparkles} size="xs" />
              {t('flights.best_balance')}
            </Tag>
          </span>
        ) : null}
        <SliceArc slice={flight} />
        <div className={styles.foot}>
          <Airlines flight={flight} />
          <div className={styles.cost}>
            <p className={styles.price}>
              <Price price={flight.adultPrice} size="l" deal={flight.adultDeal !== null} />
              <DealTag deal={flight.adultDeal} />
            </p>
            {unit !== 'one' || !alone ? <p className="cap t3">{t(UNITS[unit])}</p> : null}
            {alone ? null : <p className="cap t2">{t('flights.in_all', { amount: format.text(flight.totalPrice) })}</p>}
            <MemberPrice price={flight.totalPrice} whole={!alone} about={flight.bagPrice !== null} />
            {flight.returnDiscount ? (
              <p className="cap ok">
                {t('flights.return_discount_of', { amount: format.text(flight.returnDiscount) })}
              </p>
            ) : null}
            {flight.seatsLeft === null ? null : (
              <p className="cap accent semi">{t('flights.seats_left', { count: flight.seatsLeft })}</p>
            )}
          </div>
        </div>
      </button>
    </li>
  );
}

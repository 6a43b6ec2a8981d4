import { useT } from '@app/client/i18n';
import { usePriceFormat } from '@app/client/use-price';
import type { SliceOffer } from '@app/contract/verticals/flights/views';
import {
  IconArmchair,
  IconBackpack,
  IconCalendarEvent,
  IconCheck,
  IconLuggage,
  IconReceiptRefund,
  IconToolsKitchen2,
} from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { shopNow } from '../../../shell/time-zone.ts';
import { centreIn } from '../../../ui/centre-in.ts';
import { cx } from '../../../ui/class-names.ts';
import { Icon, type IconGlyph } from '../../../ui/icon.tsx';
import { Price } from '../../../ui/price.tsx';
import { useZoneText } from '../../../widgets/travel/dates/zone-text.ts';
import { type PolicyLine, policyLines } from '../../../widgets/travel/policy/policy-rules.ts';
import { DealTag } from '../../../widgets/travel/search/deal-tag.tsx';
import styles from './fare-cards.module.css';

function Row(props: {
  readonly icon: IconGlyph;
  readonly no?: boolean;
  readonly title: string;
  readonly note?: string;
}) {
  return (
    <li className={cx(props.no && styles.no)}>
      <Icon as={props.icon} size="m" />
      <span>
        <b>{props.title}</b>
        {props.note ? <span>{props.note}</span> : null}
      </span>
    </li>
  );
}

type RefundLine = { readonly no: boolean; readonly title: string; readonly note: string };

/** What cancelling costs now and until when; of what is free for some hours after booking, what it costs from then on too. */
function useRefundLines(zone: string) {
  const t = useT();
  const format = usePriceFormat();
  const when = useZoneText(zone);
  const lineOf = (line: PolicyLine | undefined): RefundLine => {
    const until = line?.until ? t('travel.policy_until', { time: when.minute(line.until) }) : '';
    const note = line?.untilHours ? t('travel.policy_until_hours', { hours: line.untilHours }) : until;
    if (!line || line.kind === 'all') return { no: true, title: t('travel.policy_no_refund'), note: '' };
    if (line.kind === 'free') return { no: false, title: t('travel.policy_free'), note };
    return { no: false, title: t('travel.policy_fee', { amount: format.text(line.fee) }), note };
  };
  return (fare: SliceOffer): readonly RefundLine[] => {
    const [now, next] = policyLines(fare.policy, fare.total, shopNow());
    if (!now?.untilHours || !next) return [lineOf(now)];
    const later = lineOf(next);
    const hours = now.untilHours;
    const note =
      next.until && next.kind !== 'all'
        ? t('travel.policy_after_hours_until', { hours, time: when.minute(next.until) })
        : t('travel.policy_after_hours', { hours });
    return [lineOf(now), { ...later, note }];
  };
}

/** What changing the way costs all who travel in a fare, and until when. */
function useChangeLine(zone: string) {
  const t = useT();
  const format = usePriceFormat();
  const when = useZoneText(zone);
  return ({ change }: SliceOffer): RefundLine => {
    if (!change) return { no: true, title: t('flights.change_never'), note: '' };
    const { fee, until } = change;
    const title = fee.usd > 0 ? t('flights.change_costs', { amount: format.text(fee) }) : t('flights.change_free');
    return { no: false, title, note: t('travel.policy_until', { time: when.minute(until) }) };
  };
}

/** What a fare costs an adult and everybody. Of one traveller both are the same, and one stands. */
function Cost({ fare, ofTwo }: { readonly fare: SliceOffer; readonly ofTwo: boolean }) {
  const t = useT();
  const format = usePriceFormat();
  const alone = fare.total.amount === fare.adultPrice.amount;
  return (
    <>
      <span className={styles.price}>
        <Price price={fare.adultPrice} size="l" deal={fare.adultDeal !== null} />{' '}
        {ofTwo || !alone ? (
          <span className="cap t3">{t(ofTwo ? 'flights.per_adult_way' : 'flights.per_adult')}</span>
        ) : null}
      </span>
      <DealTag deal={fare.adultDeal} />
      {alone ? null : (
        <span className="cap t2">
          {t(ofTwo ? 'flights.in_all_way' : 'flights.in_all', { amount: format.text(fare.total) })}
        </span>
      )}
    </>
  );
}

/** The fares of one way side by side, always the same rows in the same order; a press chooses one. */
export function FareCards(props: {
  readonly title: string;
  readonly fares: readonly SliceOffer[];
  readonly chosen: string | undefined;
  readonly zone: string;
  /** They are of one way of two. */
  readonly ofTwo: boolean;
  readonly onChoose: (brand: string) => void;
}) {
  const t = useT();
  const refund = useRefundLines(props.zone);
  const changes = useChangeLine(props.zone);
  const format = usePriceFormat();
  const bagFrom = ({ extraBags }: SliceOffer): string => {
    const bag = extraBags.find(({ kind }) => kind === 'checked');
    return bag ? t('flights.bag_for', { kg: bag.kg, amount: format.text(bag.price) }) : '';
  };
  const row = useRef<HTMLFieldSetElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the chosen one comes into view when it changes
  useEffect(() => {
    const chosen = row.current?.querySelector<HTMLElement>('[aria-pressed="true"]');
    if (row.current && chosen) centreIn(row.current, chosen);
  }, [props.chosen]);
  return (
    <fieldset ref={row} className={styles.fares} aria-label={props.title}>
      {props.fares.map((fare) => {
        const on = fare.brand === props.chosen;
        const { cabinBag, checkedBag } = fare;
        return (
          <button
            key={fare.brand}
            type="button"
            aria-pressed={on}
            className={cx(styles.fare, on && styles.on)}
            onClick={() => props.onChoose(fare.brand)}
          >
            {on ? (
              <span className={styles.check}>
                <Icon as={IconCheck} size="s" />
              </span>
            ) : null}
            <span className="h3">{fare.name}</span>
            <Cost fare={fare} ofTwo={props.ofTwo} />
            <ul>
              <Row
                icon={IconBackpack}
                no={cabinBag.pieces === 0}
                title={
                  cabinBag.pieces === 0
                    ? t('flights.no_cabin_bag')
                    : t('flights.cabin_bags', { count: cabinBag.pieces, kg: cabinBag.kg })
                }
              />
              <Row
                icon={IconLuggage}
                no={checkedBag.pieces === 0}
                title={
                  checkedBag.pieces === 0
                    ? t('flights.no_bag')
                    : t('flights.checked_bags', { count: checkedBag.pieces, kg: checkedBag.kg })
                }
                note={checkedBag.pieces === 0 ? bagFrom(fare) : t('flights.each_traveller')}
              />
              <Row icon={IconArmchair} no={fare.seat === 'none'} title={t(`flights.seat.${fare.seat}`)} />
              <Row icon={IconToolsKitchen2} no={!fare.meal} title={t(fare.meal ? 'flights.meal' : 'flights.no_meal')} />
              <Row icon={IconCalendarEvent} {...changes(fare)} />
              {refund(fare).map((line) => (
                <Row key={line.note} icon={IconReceiptRefund} {...line} />
              ))}
            </ul>
          </button>
        );
      })}
    </fieldset>
  );
}

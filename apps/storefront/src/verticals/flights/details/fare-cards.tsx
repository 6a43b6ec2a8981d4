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
import { centreIn } from '../../../ui/centre-in.ts';
import { cx } from '../../../ui/class-names.ts';
import { Icon, type IconGlyph } from '../../../ui/icon.tsx';
import { Price } from '../../../ui/price.tsx';
import { MemberPrice } from '../../../widgets/member-price.tsx';
import { DealTag } from '../../../widgets/travel/search/deal-tag.tsx';
import styles from './fare-cards.module.css';
import { useFareWords } from './fare-words.ts';

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

/** What a fare costs an adult and everybody. Of one traveller both are the same, and one stands. */
function Cost({
  fare,
  ofTwo,
  withBag,
}: {
  readonly fare: SliceOffer;
  readonly ofTwo: boolean;
  readonly withBag: boolean;
}) {
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
      {ofTwo ? null : <MemberPrice price={fare.total} whole={!alone} about={withBag} />}
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
  /** Prices have a bag in them that is bought beside the fare. */
  readonly withBag: boolean;
  readonly onChoose: (brand: string) => void;
}) {
  const words = useFareWords(props.zone);
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
            <Cost fare={fare} ofTwo={props.ofTwo} withBag={props.withBag} />
            <ul>
              <Row icon={IconBackpack} {...words.cabinBag(fare)} />
              <Row icon={IconLuggage} {...words.checkedBag(fare)} />
              <Row icon={IconArmchair} {...words.seat(fare)} />
              <Row icon={IconToolsKitchen2} {...words.meal(fare)} />
              <Row icon={IconCalendarEvent} {...words.change(fare)} />
              {words.refund(fare).map((line) => (
                <Row key={line.note} icon={IconReceiptRefund} {...line} />
              ))}
            </ul>
          </button>
        );
      })}
    </fieldset>
  );
}

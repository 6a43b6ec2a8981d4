import { textOf, useT } from '@app/client/i18n';
import { usePriceFormat } from '@app/client/use-price';
import { struckPrice } from '@app/contract/deals/deal-mark';
import { type TourParty, tourTravellers } from '@app/contract/verticals/tours/party';
import type { TourDetail, TourUnit } from '@app/contract/verticals/tours/views';
import { useState } from 'react';
import { TextButton } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { cx } from '../../../ui/class-names.ts';
import { OldPrice } from '../../../ui/price.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import styles from '../../../widgets/tours/tour-details.module.css';
import { useTourWords } from '../../../widgets/tours/tour-words.ts';
import { countsOf, type TourChoice } from '../../../widgets/tours/use-tour-choice.ts';
import { AgeFields } from '../../../widgets/travel/search/party-fields.tsx';
import { childrenOf, countIn, strayAges, withoutLast } from './unit-party.ts';

/** What its children are called. */
const kindOf = ({ key }: TourUnit): 'baby' | 'child' => (key === 'infant' ? 'baby' : 'child');

/** People of one unit: what one pays, how many, and the ages of children. */
function Unit(props: {
  readonly unit: TourUnit;
  readonly tour: TourDetail;
  readonly choice: TourChoice;
  /** Children of this unit whose age is still to be told. */
  readonly waiting: number;
  readonly room: number;
  /** Nobody else comes, so that nobody can be taken away. */
  readonly alone: boolean;
  readonly onWaiting: (count: number) => void;
}) {
  const t = useT();
  const format = usePriceFormat();
  const words = useTourWords();
  const { unit, tour, choice, waiting } = props;
  const { party, setParty, departure } = choice;
  const { price, deal } = departure?.units.find(({ key }) => key === unit.key) ?? { price: unit.price, deal: null };
  const before = struckPrice(deal);
  const grown = unit.key === 'adult' || unit.key === 'senior';
  const ages = grown ? [] : childrenOf(tour.units, unit, party);
  const count = grown ? countIn(unit, party) : ages.length + waiting;
  const note = [
    words.ages(unit),
    unit.takesSeat ? null : t('tours.no_seat'),
    unit.needsAdult && !grown ? t('tours.with_adult') : null,
  ]
    .filter((text) => text !== null)
    .join(t('travel.comma'));
  const change = (next: number) => {
    if (unit.key === 'adult') setParty({ ...party, adults: next });
    else if (unit.key === 'senior') setParty({ ...party, seniors: next });
    else if (next > count) props.onWaiting(waiting + 1);
    else if (waiting > 0) props.onWaiting(waiting - 1);
    else setParty(withoutLast(tour.units, unit, party));
  };
  const choices = Array.from({ length: Math.min(unit.ageTo, 17) - unit.ageFrom + 1 }, (_, at) => unit.ageFrom + at);
  const asked = [...ages, ...Array.from({ length: waiting }, () => null)];
  const title = t(`tours.unit.${unit.key}`);
  return (
    <>
      <div className={styles.unit}>
        <div className="grow">
          <p className="semi">{title}</p>
          <p className="cap t3">{note}</p>
        </div>
        <span className={cx('semi num', styles.unitCost, deal && 'accent')}>
          {price.usd === 0 ? t('common.free') : format.text(price)}
          {before ? (
            <small className={styles.block}>
              <OldPrice price={before} />
            </small>
          ) : null}
        </span>
        <Stepper label={title} value={count} min={props.alone ? count : 0} max={count + props.room} onChange={change} />
      </div>
      {grown || count === 0 ? null : (
        <div className={styles.ages}>
          <AgeFields
            ages={asked}
            choices={choices}
            asked
            kind={kindOf(unit)}
            onChange={(index, value) => {
              const age = asked[index] ?? null;
              const rest = [...party.childAges];
              const before = age === null ? -1 : rest.indexOf(age);
              if (before >= 0) rest.splice(before, 1, value);
              else {
                rest.push(value);
                props.onWaiting(waiting - 1);
              }
              setParty({ ...party, childAges: rest });
            }}
          />
          <p className={waiting > 0 ? 'cap bad' : 'cap t3'} role={waiting > 0 ? 'alert' : undefined}>
            {waiting > 0 ? t('travel.ages_required') : t('tours.ages_why')}
          </p>
        </div>
      )}
    </>
  );
}

const countOfUnit = (tour: TourDetail, unit: TourUnit, party: TourParty): number =>
  unit.key === 'adult' || unit.key === 'senior' ? countIn(unit, party) : childrenOf(tour.units, unit, party).length;

type PartyProps = {
  readonly tour: TourDetail;
  readonly choice: TourChoice;
  readonly unsaid: number;
  readonly onUnsaid: (count: number) => void;
};

/** Who comes, on the page of a tour. */
export const WhoComes = (props: PartyProps) => (
  <Card>
    <PartyByUnits {...props} />
  </Card>
);

/** Who comes, by the units of the tour; what does not fit is said at the end. `onUnsaid`: how many ages are still to be told. */
export function PartyByUnits(props: PartyProps) {
  const t = useT();
  const { tour, choice } = props;
  const [waiting, setWaiting] = useState<Readonly<Record<string, number>>>({});
  const party: TourParty = choice.party;
  const words = useTourWords();
  const { flaw } = countsOf(tour, party);
  const stray = strayAges(tour.units, party);
  const most = tour.maxParty > 0 ? tour.maxParty : tour.groupSize;
  const room = Math.max(most - tourTravellers(party) - props.unsaid, 0);
  const left = choice.departure?.seatsLeft ?? null;
  return (
    <>
      <div className={styles.whoHead} id="who">
        <h2 className="h3">{t('tours.who_comes')}</h2>
        {left === null ? null : <span className="cap semi accent">{t('tours.seats_left', { count: left })}</span>}
      </div>
      {tour.units.map((unit) => (
        <Unit
          key={unit.key}
          unit={unit}
          tour={tour}
          choice={choice}
          room={room}
          alone={tourTravellers(party) + props.unsaid === 1 && countOfUnit(tour, unit, party) === 1}
          waiting={waiting[unit.key] ?? 0}
          onWaiting={(count) => {
            const next = { ...waiting, [unit.key]: Math.max(count, 0) };
            setWaiting(next);
            props.onUnsaid(Object.values(next).reduce((sum, one) => sum + one, 0));
          }}
        />
      ))}
      {stray.length > 0 ? (
        <div className={styles.unit}>
          <p className="grow sub t2">{t('tours.stray_ages', { ages: words.list(stray.map(String)) })}</p>
          <TextButton
            onClick={() =>
              choice.setParty({ ...party, childAges: party.childAges.filter((age) => !stray.includes(age)) })
            }
          >
            {t('tours.leave_out')}
          </TextButton>
        </div>
      ) : null}
      {flaw ? (
        <p className={`cap bad ${styles.flaw}`} role="alert">
          {textOf(flaw.message as 'field.tour_age')}
        </p>
      ) : null}
    </>
  );
}

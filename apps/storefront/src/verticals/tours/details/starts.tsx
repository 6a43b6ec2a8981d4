import { useT } from '@app/client/i18n';
import type { PricedDeparture } from '@app/contract/verticals/tours/views';
import { Price } from '../../../ui/price.tsx';
import { MemberPrice } from '../../../widgets/member-price.tsx';
import styles from '../../../widgets/tours/choose-sheet.module.css';
import { StartChoice } from '../../../widgets/tours/start-choice.tsx';
import { useTourWords } from '../../../widgets/tours/tour-words.ts';
import { canBook, type TourChoice } from '../../../widgets/tours/use-tour-choice.ts';
import { DealTag } from '../../../widgets/travel/search/deal-tag.tsx';

/** The starts of the day, each in its language; those that cannot be had say why. The one in `own` can, whatever is left on it. */
export function Starts(props: {
  readonly choice: TourChoice;
  readonly chosen: PricedDeparture;
  readonly own?: string;
  /** Tax that is in the prices, where they are what is paid. */
  readonly taxPercent?: number;
}) {
  const { choice, chosen } = props;
  const t = useT();
  const words = useTourWords();
  return (
    <fieldset className={styles.part}>
      <legend className={styles.legend}>{t('tours.choose_start')}</legend>
      {choice.departures.map((one) => {
        const open = canBook(one) || one.id === props.own;
        const standing = !open
          ? t(`tours.state.${one.state}`)
          : one.seatsLeft === null
            ? null
            : t('tours.seats_left', { count: one.seatsLeft });
        return (
          <StartChoice
            key={one.id}
            name={t('tours.start_in', { hour: one.start, language: words.language(one.language) })}
            standing={standing}
            open={open}
            checked={one.id === chosen.id}
            cost={
              one.total ? (
                <>
                  <Price price={one.total} deal={one.totalDeal !== null} />
                  <DealTag deal={one.totalDeal} />
                  {props.taxPercent === undefined ? null : (
                    <MemberPrice price={one.total} taxPercent={props.taxPercent} />
                  )}
                </>
              ) : null
            }
            onChoose={() => choice.setDeparture(one.id)}
          />
        );
      })}
    </fieldset>
  );
}

import { useT } from '@app/client/i18n';
import type { TourComboDetail } from '@app/contract/verticals/tour-combos/views';
import { hrefTo } from '../../../shell/navigation.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { cx } from '../../../ui/class-names.ts';
import { OldPrice, Price } from '../../../ui/price.tsx';
import details from '../../../widgets/tours/tour-details.module.css';
import { partyParams } from '../../../widgets/tours/tour-trip.ts';
import { useTourWords } from '../../../widgets/tours/tour-words.ts';
import { DealOff } from '../../../widgets/travel/search/deal-off.tsx';
import { picksParam } from '../combo-picks.ts';
import type { ComboChoice } from './use-combo-choice.ts';

/** What all costs together, or from what on; the way to the next date that is missing, or on to the booking. */
export function ComboBar(props: {
  readonly combo: TourComboDetail;
  readonly choice: ComboChoice;
  readonly onChoose: (tourId: string) => void;
}) {
  const t = useT();
  const words = useTourWords();
  const { combo, choice } = props;
  const { together, alone, saved } = choice;
  const full = choice.complete && together !== null;
  const dearer = combo.price !== null && combo.alone !== null && combo.alone.usd > combo.price.usd;
  const next = choice.missing ?? choice.broken;
  const cost = () => {
    if (full) {
      return (
        <>
          <Price price={together} size="l" deal={saved !== null} />
          {saved && alone ? <OldPrice price={alone} /> : null}
          {choice.dealPercent > 0 && combo.dealTerms ? (
            <DealOff until deal={{ percent: choice.dealPercent, endsAt: combo.dealTerms.endsAt }} />
          ) : null}
        </>
      );
    }
    if (!combo.price) return <span className="sub t2">{t('tours.combo.not_now')}</span>;
    return (
      <>
        <span className="cap t3">{t('tours.from_word')}</span>
        <Price price={combo.price} size="l" deal={dearer} />
        {dearer && combo.alone ? <OldPrice price={combo.alone} /> : null}
        {combo.deal ? <DealOff until deal={combo.deal} /> : null}
      </>
    );
  };
  const action = () => {
    if (!combo.price && !full) {
      return <ButtonLink href={hrefTo('tourHome', { list: 'combos' })}>{t('tours.combo.others')}</ButtonLink>;
    }
    if (full) {
      return (
        <ButtonLink
          href={hrefTo('tourSubmitOrder', {
            combo: combo.id,
            picks: picksParam(choice.picks),
            ...partyParams(choice.party),
            adults: choice.party.adults,
          })}
        >
          {t('tours.continue')}
        </ButtonLink>
      );
    }
    return (
      <Button
        aria-haspopup="dialog"
        disabled={choice.isReading || next === null}
        onClick={() => next && props.onChoose(next.part.tourId)}
      >
        {t('tours.combo.choose_dates')}
      </Button>
    );
  };
  return (
    <>
      <div className={cx(details.sum, choice.isReading && details.stale)} aria-live="polite">
        <p className={details.cost}>{cost()}</p>
        <p className="cap t3">{full ? words.party(choice.party) : combo.price ? t('tours.per_adult') : null}</p>
      </div>
      {action()}
    </>
  );
}

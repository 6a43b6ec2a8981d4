import { useT } from '@app/client/i18n';
import { useEndpoint } from '@app/client/use-endpoint';
import type { TourComboDetail } from '@app/contract/verticals/tour-combos/views';
import { tourEndpoints } from '@app/contract/verticals/tours/endpoints';
import { tourLimits } from '@app/contract/verticals/tours/limits';
import type { PricedDeparture } from '@app/contract/verticals/tours/views';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { OldPrice, Price } from '../../../ui/price.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { SkeletonText } from '../../../ui/skeleton.tsx';
import { ErrorNote } from '../../../ui/states.tsx';
import { type Converted, useConverted } from '../../../widgets/converted.ts';
import sheet from '../../../widgets/tours/choose-sheet.module.css';
import { DepartureMonths } from '../../../widgets/tours/departure-months.tsx';
import { StartChoice } from '../../../widgets/tours/start-choice.tsx';
import { partyQuery } from '../../../widgets/tours/tour-trip.ts';
import { useTourWords } from '../../../widgets/tours/tour-words.ts';
import { canBook } from '../../../widgets/tours/use-tour-choice.ts';
import { useDateText } from '../../../widgets/travel/dates/date-text.ts';
import { addDays, type LocalDate } from '../../../widgets/travel/dates/local-date.ts';
import { dealPercentOn } from './combo-deal.ts';
import { type ChosenSpan, dayFlaw, daysLeftOpen, departureFlaw, type PickFlaw } from './combo-limits.ts';
import { type InCombo, partPrice, priceTogether } from './combo-price.ts';
import styles from './part-sheet.module.css';
import { type ChosenPart, type ComboChoice, spansBeside } from './use-combo-choice.ts';

type PartSheetProps = {
  readonly combo: TourComboDetail;
  readonly choice: ComboChoice;
  readonly chosen: ChosenPart;
};

/** What the combo, and a deal on it, take off a departure on a day beside the chosen ones. */
const inCombo = (
  { percent, dealTerms }: TourComboDetail,
  of: { readonly day: LocalDate; readonly others: readonly ChosenSpan[]; readonly converted: Converted },
): InCombo => ({
  percent,
  dealPercent: dealPercentOn(dealTerms, [of.day, ...of.others.map(({ day }) => day)]),
  converted: of.converted,
});

/** Writes why a day or a departure does not go with the others. */
function useFlawText(): (flaw: PickFlaw) => { readonly word: string; readonly text: string } {
  const t = useT();
  return (flaw) =>
    flaw.why === 'window'
      ? {
          word: t('tours.combo.too_far'),
          text: t('tours.combo.too_far_from', { name: flaw.name, count: flaw.days }),
        }
      : { word: t('tours.combo.overlaps'), text: t('tours.combo.overlaps_with', { name: flaw.name }) };
}

/** The departures of the chosen day, each in its language; those that cannot be had say why. */
function Starts(props: {
  readonly departures: readonly PricedDeparture[];
  readonly chosen: string | null;
  readonly others: readonly ChosenSpan[];
  readonly given: PartSheetProps;
  readonly onChoose: (id: string) => void;
}) {
  const t = useT();
  const words = useTourWords();
  const flawText = useFlawText();
  const converted = useConverted();
  const { combo, choice } = props.given;
  return (
    <fieldset className={sheet.part}>
      <legend className={sheet.legend}>{t('tours.choose_start')}</legend>
      {props.departures.map((one) => {
        const off = inCombo(combo, { day: one.day, others: props.others, converted });
        const price = partPrice(one, { party: choice.party, ...off });
        const flaw = departureFlaw(one, props.others);
        const open = canBook(one) && price !== null && flaw === null;
        const standing = (): string | null => {
          if (flaw) return flawText(flaw).text;
          if (!canBook(one) && one.state !== 'full') return t(`tours.state.${one.state}`);
          if (one.seatsLeft !== null) return t('tours.seats_left', { count: one.seatsLeft });
          return price === null ? t('tours.does_not_fit') : null;
        };
        return (
          <StartChoice
            key={one.id}
            name={t('tours.start_in', { hour: one.start, language: words.language(one.language) })}
            standing={standing()}
            open={open}
            checked={one.id === props.chosen}
            cost={
              price ? (
                <>
                  {price.alone.usd > price.together.usd ? <OldPrice price={price.alone} /> : null}
                  <Price price={price.together} deal={price.alone.usd > price.together.usd} />
                </>
              ) : null
            }
            onChoose={() => props.onChoose(one.id)}
          />
        );
      })}
    </fieldset>
  );
}

/**
 * The calendar of one tour of a combo: days that are too far from the chosen ones or overlap them are closed, and say why.
 * Then the hour and the language. Mount it anew for each opening.
 */
export function PartSheet(props: PartSheetProps & { readonly open: boolean; readonly onClose: () => void }) {
  const t = useT();
  const date = useDateText();
  const flawText = useFlawText();
  const converted = useConverted();
  const { combo, choice, chosen } = props;
  const { part } = chosen;
  const others = spansBeside(choice.parts, part.tourId);
  const [day, setDay] = useState<LocalDate | null>(chosen.pick?.day ?? null);
  const [asked, setAsked] = useState<string | null>(chosen.pick?.departureId ?? null);
  const read = useEndpoint(
    tourEndpoints.tourDepartures,
    { query: { id: part.tourId, day: day ?? '', ...partyQuery(choice.party) } },
    { enabled: props.open && day !== null },
  );
  const departures = day ? (read.data?.departures ?? []) : [];
  const fits = (one: PricedDeparture): boolean =>
    canBook(one) && one.total !== null && departureFlaw(one, others) === null;
  const departure = departures.find((one) => one.id === asked && fits(one)) ?? departures.find(fits) ?? null;
  const left = daysLeftOpen(others, combo.windowDays, part.today);
  // The month of the first chosen day has most days that go with it.
  const [near] = others.map((one) => one.day).sort();
  const start = day ?? near ?? part.nextDay ?? part.today;
  return (
    <Sheet
      open={props.open}
      onClose={props.onClose}
      title={part.name}
      footer={
        <Button
          block
          disabled={!departure}
          onClick={() => {
            if (!departure) return;
            choice.choose(part.tourId, departure);
            props.onClose();
          }}
        >
          {departure
            ? t('tours.combo.take', { day: t('tours.day_at', { day: date.day(departure.day), hour: departure.start }) })
            : t('tours.choose_date')}
        </Button>
      }
    >
      <p className={`sub t2 ${styles.hint}`}>
        {others.length > 0 && left.to
          ? t('tours.combo.window_between', { days: date.range(left.from, left.to) })
          : t('tours.combo.window_free', { count: combo.windowDays })}
      </p>
      <DepartureMonths
        tourId={part.tourId}
        party={choice.party}
        first={part.today}
        last={left.to ?? addDays(part.today, tourLimits.daysAhead)}
        start={start}
        day={day}
        onDay={setDay}
        next={part.nextDay}
        limitOf={(one) => {
          const flaw = dayFlaw({ day: one, days: part.days }, others, combo.windowDays);
          return flaw && flawText(flaw);
        }}
        priceOf={(one) => priceTogether(one, inCombo(combo, { day: one.date, others, converted }))}
      />
      <div className={styles.starts} aria-live="polite">
        {day && read.isPending ? <SkeletonText lines={2} /> : null}
        {read.error && !read.data ? <ErrorNote error={read.error} onRetry={() => void read.refetch()} /> : null}
        {departures.length > 0 ? (
          <Starts
            departures={departures}
            chosen={departure?.id ?? null}
            others={others}
            given={{ combo, choice, chosen }}
            onChoose={setAsked}
          />
        ) : null}
      </div>
    </Sheet>
  );
}

import { useT } from '@app/client/i18n';
import { IconCalendarEvent } from '@tabler/icons-react';
import { hrefTo } from '../../../shell/navigation.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { cx } from '../../../ui/class-names.ts';
import { Switch } from '../../../ui/controls.tsx';
import { Section } from '../../../ui/page.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { OldPrice, Price } from '../../../ui/price.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { partyParams } from '../../../widgets/tours/tour-trip.ts';
import { useTourWords } from '../../../widgets/tours/tour-words.ts';
import { useDateText } from '../../../widgets/travel/dates/date-text.ts';
import { addDays } from '../../../widgets/travel/dates/local-date.ts';
import { ScoreBadge } from '../../../widgets/travel/place/score-badge.tsx';
import styles from './combo-parts.module.css';
import type { ChosenPart, ComboChoice } from './use-combo-choice.ts';

type ComboPartsProps = { readonly chosen: ChosenPart; readonly onChoose: () => void };

/** When it is, and what it costs alone and in the combo; what cannot be had says so. */
function Chosen({ chosen, onChoose }: ComboPartsProps) {
  const t = useT();
  const date = useDateText();
  const words = useTourWords();
  const { part, departure, price, good } = chosen;
  if (chosen.isReading) return <Skeleton height="4.4rem" radius="var(--r-m)" />;
  if (!departure || !good) {
    const dated = chosen.pick?.day;
    return (
      <div className={styles.chosen}>
        <p className={cx('grow sub', dated ? 'bad' : 't2')}>
          {dated ? t('tours.combo.not_as_chosen', { day: date.day(dated) }) : t('tours.combo.no_date')}
        </p>
        <Button size="s" kind="soft" icon={IconCalendarEvent} aria-haspopup="dialog" onClick={onChoose}>
          {t('tours.choose_date')}
        </Button>
      </div>
    );
  }
  const days =
    part.days > 1 ? date.range(departure.day, addDays(departure.day, part.days - 1)) : date.weekday(departure.day);
  const saves = price !== null && price.alone.usd > price.together.usd;
  return (
    <div className={styles.chosen}>
      <div className="grow">
        <p className="semi">{days}</p>
        <p className="cap t2">
          {t('tours.start_in', { hour: departure.start, language: words.language(departure.language) })}
        </p>
        {departure.seatsLeft === null ? null : (
          <p className="cap semi accent">{t('tours.seats_left', { count: departure.seatsLeft })}</p>
        )}
      </div>
      {price ? (
        <p className={styles.cost}>
          {saves ? <OldPrice price={price.alone} /> : null}
          <Price price={price.together} deal={saves} />
        </p>
      ) : null}
      <Button
        size="s"
        kind="soft"
        aria-haspopup="dialog"
        onClick={onChoose}
        aria-label={`${t('tours.combo.change')}, ${part.name}`}
      >
        {t('tours.combo.change')}
      </Button>
    </div>
  );
}

/** One tour of the combo: what it is, whether it comes along, and its departure. */
function PartCard({
  gone,
  choice,
  chosen,
  onChoose,
}: ComboPartsProps & { readonly gone: boolean; readonly choice: ComboChoice }) {
  const t = useT();
  const words = useTourWords();
  const { part, wanted } = chosen;
  const facts = [words.length(part), part.city, words.languages(part.languages)];
  const href = hrefTo('tourDetails', {
    id: part.tourId,
    ...(chosen.pick?.day && { day: chosen.pick.day }),
    ...partyParams(choice.party),
  });
  return (
    <Card>
      <article aria-label={part.name} className={cx(styles.part, !wanted && styles.out)} data-tour={part.tourId}>
        <div className={styles.what}>
          <span className={styles.thumb}>
            <Picture src={part.cover} alt="" width={84} />
          </span>
          <div className="grow">
            <div className={styles.head}>
              <h3 className="semi clip2">
                <a href={href}>{part.name}</a>
              </h3>
              {part.score === null ? null : <ScoreBadge score={part.score} />}
            </div>
            <p className="cap t2">{facts.join(t('travel.comma'))}</p>
            <p className="sub t2 clip2">{part.summary}</p>
          </div>
        </div>
        {part.optional && gone ? <p className="cap t3">{t('tours.combo.optional')}</p> : null}
        {part.optional && !gone ? (
          <div className={styles.optional}>
            <div className="grow">
              <p className="semi">{t('tours.combo.optional')}</p>
              <p className="cap t3">{t(wanted ? 'tours.combo.comes' : 'tours.combo.stays_out')}</p>
            </div>
            <Switch
              label={t('tours.combo.take_along', { name: part.name })}
              checked={wanted}
              onChange={(on) => {
                if (!on) {
                  choice.leaveOut(part.tourId);
                  return;
                }
                choice.want(part.tourId);
                onChoose();
              }}
            />
          </div>
        ) : null}
        {wanted && !gone ? <Chosen chosen={chosen} onChoose={onChoose} /> : null}
      </article>
    </Card>
  );
}

/** The tours of the combo in their order, each with its own departure. */
export function ComboParts(props: {
  /** They cannot be had together: nothing is to be chosen. */
  readonly gone: boolean;
  readonly choice: ComboChoice;
  readonly onChoose: (tourId: string) => void;
}) {
  const t = useT();
  return (
    <Section title={t('tours.combo.tours')}>
      <div id="combo-tours" className={styles.anchor}>
        {props.choice.parts.map((chosen) => (
          <PartCard
            key={chosen.part.tourId}
            gone={props.gone}
            choice={props.choice}
            chosen={chosen}
            onChoose={() => props.onChoose(chosen.part.tourId)}
          />
        ))}
      </div>
    </Section>
  );
}

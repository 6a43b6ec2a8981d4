import { useT } from '@app/client/i18n';
import type { TourDay, TourPlace } from '@app/contract/verticals/tours/views';
import { IconBed, IconChevronDown, IconChevronUp, IconMapPin, IconToolsKitchen2 } from '@tabler/icons-react';
import { useState } from 'react';
import { TextButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { cx } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { useTourWords } from '../../widgets/tours/tour-words.ts';
import { useDateText } from '../../widgets/travel/dates/date-text.ts';
import { addDays, type LocalDate } from '../../widgets/travel/dates/local-date.ts';
import type { MapPoint } from '../../widgets/travel/map/plot-map.tsx';
import { PlotMap } from '../../widgets/travel/map/plot-map.tsx';
import styles from './itinerary.module.css';

type ItineraryProps = {
  readonly name: string;
  readonly days: readonly TourDay[];
  readonly meeting: TourPlace;
  /** The first day of the departure; null while none is chosen. */
  readonly from: LocalDate | null;
};

/** The stops on the map: of a tour of several days with the number of the day, of one day in their order. */
function pointsOf(days: readonly TourDay[]): readonly (MapPoint & { readonly day: number })[] {
  const several = days.length > 1;
  return days.flatMap(({ day, stops }) =>
    stops.map(({ name, latitude, longitude }, index) => ({
      id: `${day} ${index}`,
      day,
      lat: latitude,
      lng: longitude,
      name,
      label: String(several ? day : index + 1),
    })),
  );
}

function Marks({ day }: { readonly day: TourDay }) {
  const t = useT();
  const words = useTourWords();
  const stops = day.stops.map(({ name }) => name);
  if (day.meals.length === 0 && day.stay === '' && stops.length === 0) return null;
  return (
    <p className={styles.marks}>
      {day.meals.length > 0 ? (
        <span>
          <Icon as={IconToolsKitchen2} size="s" />
          {words.list(day.meals.map((meal) => t(`tours.meal.${meal}`)))}
        </span>
      ) : null}
      {day.stay ? (
        <span>
          <Icon as={IconBed} size="s" />
          {day.stay}
        </span>
      ) : null}
      {stops.length > 0 ? (
        <span>
          <Icon as={IconMapPin} size="s" />
          {stops.join(' · ')}
        </span>
      ) : null}
    </p>
  );
}

/** Day by day: the way on a map, and each day with what happens, meals and the night; a press opens it. */
export function Itinerary({ name, days, meeting, from }: ItineraryProps) {
  const t = useT();
  const date = useDateText();
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set([days[0]?.day ?? 1]));
  const [chosen, setChosen] = useState<string | null>(null);
  const all = open.size === days.length;
  const points = pointsOf(days);
  const toggle = (day: number) =>
    setOpen((now) => {
      const next = new Set(now);
      if (!next.delete(day)) next.add(day);
      return next;
    });
  return (
    <section>
      <div className={styles.head}>
        <h2 className="h2">{t(days.length > 1 ? 'tours.day_by_day' : 'tours.the_day')}</h2>
        {days.length > 1 ? (
          <TextButton onClick={() => setOpen(all ? new Set() : new Set(days.map(({ day }) => day)))}>
            {t(all ? 'tours.close_all' : 'tours.open_all')}
          </TextButton>
        ) : null}
      </div>
      <Card flush>
        {points.length > 0 ? (
          <PlotMap
            label={t('tours.way_of', { name })}
            centre={{ lat: meeting.latitude, lng: meeting.longitude, name: t('tours.start') }}
            points={points}
            chosen={chosen}
            onChoose={(id) => {
              setChosen(id);
              const day = points.find((point) => point.id === id)?.day;
              if (day !== undefined) setOpen((now) => new Set(now).add(day));
            }}
            className={styles.map}
          />
        ) : null}
        <ol className={styles.days}>
          {days.map((one, index) => {
            const shown = open.has(one.day);
            return (
              <li key={one.day}>
                <span className={cx(styles.number, shown && styles.on)} aria-hidden="true">
                  {one.day}
                </span>
                <div>
                  <button type="button" className={styles.day} aria-expanded={shown} onClick={() => toggle(one.day)}>
                    <span className="grow">
                      <span className="cap t2 num">
                        {from ? date.weekday(addDays(from, index)) : t('tours.day_of', { day: one.day })}
                      </span>
                      <span className={styles.title}>{one.title}</span>
                    </span>
                    <Icon as={shown ? IconChevronUp : IconChevronDown} size="s" className="t3" />
                  </button>
                  {shown ? <p className={`sub t2 ${styles.text}`}>{one.text}</p> : null}
                  <Marks day={shown ? one : { ...one, stops: [] }} />
                </div>
              </li>
            );
          })}
        </ol>
      </Card>
    </section>
  );
}

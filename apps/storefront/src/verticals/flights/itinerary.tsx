import { useT } from '@app/client/i18n';
import { Unbroken } from '@app/client/unbroken';
import { isRoundTrip } from '@app/contract/verticals/flights/round-trip';
import type { FlightLeg, FlightPoint, FlightSlice, SliceFare } from '@app/contract/verticals/flights/views';
import { IconClock } from '@tabler/icons-react';
import { Card } from '../../ui/card.tsx';
import { cx } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { useDateText } from '../../widgets/travel/dates/date-text.ts';
import { useSentences } from '../../widgets/use-sentences.ts';
import { AirlineMark } from './airline-mark.tsx';
import { dayOf, hourOf, shiftText, useFlightWords } from './flight-words.ts';
import styles from './itinerary.module.css';
import { LateNote } from './late-note.tsx';
import { daysFrom } from './slice-days.ts';

/** A stop of the line: the hour on the clock there, the airport, and the day where it is not the first. */
function Stop(props: { readonly wall: string; readonly from: string; readonly point: FlightPoint }) {
  const t = useT();
  const date = useDateText();
  const { wall, from, point } = props;
  const shift = daysFrom(from, wall);
  return (
    <li>
      <time dateTime={wall}>
        {hourOf(wall)}
        {shift === 0 ? null : <sup aria-hidden="true">{shiftText(shift)}</sup>}
      </time>
      <span className={styles.dot} aria-hidden="true" />
      <div className={styles.place}>
        <p className="semi">{[point.name, point.code].join(t('travel.comma'))}</p>
        <p className="cap t3">
          {[
            point.city,
            point.terminal ? t('flights.terminal', { name: point.terminal }) : '',
            shift === 0 ? '' : date.weekday(dayOf(wall)),
          ]
            .filter(Boolean)
            .join(t('travel.comma'))}
        </p>
      </div>
    </li>
  );
}

function Leg({ leg }: { readonly leg: FlightLeg }) {
  const t = useT();
  const words = useFlightWords();
  return (
    <li>
      <span />
      <span />
      <div className={styles.leg}>
        <AirlineMark colour={leg.airline.colour} small />
        <div className="grow">
          <p className="sub semi">
            <Unbroken text={`${leg.airline.name} ${leg.number}`} />
          </p>
          <p className="cap t3">{[words.minutes(leg.minutes), leg.aircraft].filter(Boolean).join(t('travel.comma'))}</p>
          {leg.operatedBy ? <p className="cap t3">{t('flights.operated_by', { name: leg.operatedBy })}</p> : null}
          <LateNote leg={leg} />
        </div>
      </div>
    </li>
  );
}

function Wait({ wait }: { readonly wait: FlightSlice['waits'][number] }) {
  const t = useT();
  const sentences = useSentences();
  const words = useFlightWords();
  return (
    <li className={styles.waiting}>
      <span />
      <span />
      <div className={styles.well}>
        <b>{t('flights.wait_in', { duration: words.minutes(wait.minutes), city: wait.city })}</b>
        <p className={cx((wait.changesTerminal || wait.missed) && styles.warn)}>
          {sentences(
            wait.missed ? t('flights.wait_missed') : '',
            t(wait.changesTerminal ? 'flights.wait_terminal' : 'flights.wait_same'),
            wait.overnight ? t('flights.wait_overnight') : '',
          )}
        </p>
      </div>
    </li>
  );
}

/** A way, with its fare where that is chosen. */
type WayShown = FlightSlice & { readonly fare?: SliceFare };

/** One way, flight by flight, in local times. */
function SliceCard({ slice, title }: { readonly slice: WayShown; readonly title: string }) {
  const t = useT();
  const words = useFlightWords();
  return (
    <Card>
      <h2 className="h3">{title}</h2>
      <p className={`cap t2 ${styles.sum}`}>
        {[words.minutes(slice.minutes), words.stops(slice), t(`flights.cabin.${slice.cabin}`), slice.fare?.name]
          .filter(Boolean)
          .join(t('travel.comma'))}
      </p>
      <ol className={styles.line}>
        {slice.legs.flatMap((leg, index) => {
          const wait = slice.waits[index];
          const key = `${leg.flightId} ${leg.day}`;
          return [
            <Stop key={`${key} from`} wall={leg.localDeparture} from={slice.localDeparture} point={leg.from} />,
            <Leg key={`${key} leg`} leg={leg} />,
            <Stop key={`${key} to`} wall={leg.localArrival} from={slice.localDeparture} point={leg.to} />,
            wait ? <Wait key={`${key} wait`} wait={wait} /> : null,
          ];
        })}
      </ol>
    </Card>
  );
}

const titleOf = (index: number, slices: readonly WayShown[]) => {
  if (slices.length > 1 && !isRoundTrip(slices)) return 'flights.flight_on';
  return index === 0 ? 'flights.out_on' : 'flights.back_on';
};

/** The ways of a trip, flight by flight, with the waits between. */
export function Itinerary({ slices }: { readonly slices: readonly WayShown[] }) {
  const t = useT();
  const date = useDateText();
  return (
    <>
      {slices.map((slice, index) => (
        <SliceCard
          key={slice.key}
          slice={slice}
          title={t(titleOf(index, slices), {
            number: index + 1,
            day: date.weekday(dayOf(slice.localDeparture)),
          })}
        />
      ))}
      <p className={`cap t3 ${styles.note}`}>
        <Icon as={IconClock} size="s" />
        {t('flights.local_note')}
      </p>
    </>
  );
}

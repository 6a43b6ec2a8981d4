import { useT } from '@app/client/i18n';
import { usePreferences } from '@app/client/preferences';
import { clockText, offsetText, zoneText } from '@app/contract/core/time-words';
import { IconBed, IconClock, IconMap2, IconPlaneDeparture, IconTicket, IconToolsKitchen2 } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { shopNow } from '../../shell/time-zone.ts';
import { cx } from '../../ui/class-names.ts';
import { Icon, type IconGlyph } from '../../ui/icon.tsx';
import {
  numberedDays,
  type TimelineDay,
  type TripDays,
  type TripEvent,
  type TripHappening,
  type TripPart,
  timelineOf,
} from '../../widgets/travel/bundle/trip-timeline.ts';
import { useDateText } from '../../widgets/travel/dates/date-text.ts';
import { daysBetween } from '../../widgets/travel/dates/local-date.ts';
import styles from './trip-line.module.css';
import { useEventWords } from './use-event-words.ts';

/** Signs of what begins; what ends has a plain stop of the line. */
const signs: Partial<Record<TripHappening, IconGlyph>> = {
  departs: IconPlaneDeparture,
  check_in: IconBed,
  tour: IconMap2,
  table: IconToolsKitchen2,
  voucher: IconTicket,
};

type Line = {
  readonly parts: readonly TripPart[];
  /** The zone whose clocks are shown; null for those of each place. */
  readonly clocks: string | null;
  /** What stands below the event that a part begins with. */
  readonly wellOf?: (slot: string) => ReactNode;
};

/** One event: the hour on the clock, what happens, and what belongs below. */
function Event({ event, line }: { readonly event: TripEvent; readonly line: Line }) {
  const words = useEventWords();
  const locale = usePreferences((state) => state.locale);
  const part = line.parts.find(({ slot }) => slot === event.slot);
  if (!part) return null;
  const sign = signs[event.happening];
  const { title, note, mark } = words.of(event, part);
  // Where nothing stands below, a stay is named here.
  const said = event.happening === 'check_in' && !line.wellOf ? part.subject.title : note;
  return (
    <li>
      <time dateTime={event.at}>
        {event.timed ? clockText({ locale, timeZone: line.clocks ?? event.zone }, new Date(event.at)) : null}
      </time>
      {sign ? (
        <span className={styles.sign}>
          <Icon as={sign} size="s" />
        </span>
      ) : (
        <span className={styles.dot} aria-hidden="true" />
      )}
      <div className={styles.what}>
        <p className="semi">{title}</p>
        {said ? <p className="cap t3">{said}</p> : null}
        {mark ? <p className="cap t2">{mark}</p> : null}
        {event.leads ? line.wellOf?.(event.slot) : null}
      </div>
    </li>
  );
}

function Day({ day, ordinal, line }: { readonly day: TimelineDay; readonly ordinal: number; readonly line: Line }) {
  const t = useT();
  const words = useEventWords();
  const date = useDateText();
  const locale = usePreferences((state) => state.locale);
  const first = day.entries.find((entry) => entry.what === 'event');
  const at = first?.what === 'event' ? new Date(first.event.at) : new Date(shopNow());
  const where = day.place
    ? [day.place, offsetText(day.zone, at)].join(t('travel.comma'))
    : zoneText({ locale, timeZone: day.zone }, at);
  return (
    <section className={styles.day}>
      <h3 className={styles.head}>
        <b className="semi">{t('combos.day_nth', { day: ordinal })}</b>
        <span className="semi">{date.weekday(day.day)}</span>
        <span className="cap t2">{where}</span>
      </h3>
      <ol className={styles.line}>
        {day.entries.map((entry) =>
          entry.what === 'event' ? (
            <Event key={entry.event.key} event={entry.event} line={line} />
          ) : (
            <li key={entry.change.key} className={styles.clocks}>
              <span />
              <span className={styles.clock}>
                <Icon as={IconClock} size="s" />
              </span>
              <p className={cx('cap t2', styles.what)}>{words.clocks(entry.change.minutes)}</p>
            </li>
          ),
        )}
      </ol>
    </section>
  );
}

/** Days on which nothing is planned. */
function FreeDays({ ordinal, from, to }: Extract<TripDays, { what: 'free' }>) {
  const t = useT();
  const date = useDateText();
  const last = ordinal + daysBetween(from, to);
  return (
    <section className={styles.day}>
      <h3 className={styles.head}>
        <b className="semi">
          {last > ordinal ? t('combos.days_nth', { from: ordinal, to: last }) : t('combos.day_nth', { day: ordinal })}
        </b>
        <span className="semi">{last > ordinal ? date.range(from, to) : date.weekday(from)}</span>
      </h3>
      <p className="cap t2">{t('combos.free_days')}</p>
    </section>
  );
}

/** Everything that happens on a trip, day by day across its parts, and the days between that are free. */
export function TripLine(line: Line) {
  // What is free is so on the days of the places, not on those of other clocks.
  return numberedDays(timelineOf(line.parts, line.clocks)).map((one) =>
    one.what === 'free' ? (
      line.clocks ? null : (
        <FreeDays key={one.from} {...one} />
      )
    ) : (
      <Day key={one.day.key} day={one.day} ordinal={one.ordinal} line={line} />
    ),
  );
}

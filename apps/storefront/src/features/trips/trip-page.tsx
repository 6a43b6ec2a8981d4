import { useT } from '@app/client/i18n';
import { dateIn } from '@app/contract/core/time-words';
import type { TripBookingView, TripDetail } from '@app/contract/trips/views';
import { useEffect, useState } from 'react';
import { shopNow } from '../../shell/time-zone.ts';
import { Card, Note } from '../../ui/card.tsx';
import { prepareCodes } from '../../ui/encode-qr.ts';
import { ListRow } from '../../ui/list-row.tsx';
import { useDateText } from '../../widgets/travel/dates/date-text.ts';
import { AnswersCard, EffectsCard } from './changes-cards.tsx';
import { DayCard } from './day-card.tsx';
import { DocumentsCard } from './documents-card.tsx';
import { HelpCard } from './help-card.tsx';
import { NextCard } from './next-card.tsx';
import { NoteSheet, type OpenNote } from './note-sheet.tsx';
import { PaperSheet } from './paper-sheet.tsx';
import { type ShownDay, shownDays } from './shown-days.ts';
import styles from './trip-page.module.css';
import { TripStrip } from './trip-strip.tsx';
import { WarningsCard } from './warnings-card.tsx';

/** The day that it is on a trip, else its first one. */
function dayOfNow(days: readonly ShownDay[]): string {
  const now = shopNow();
  const today = days.find(({ day, place }) => dateIn(place?.zone ?? 'UTC', now) === day);
  return (today ?? days[0])?.key ?? '';
}

/** What may be used on any day of the trip. */
function Anytime(props: {
  readonly bookings: readonly TripBookingView[];
  readonly onPapers: (booking: TripBookingView) => void;
}) {
  const t = useT();
  const date = useDateText();
  if (props.bookings.length === 0) return null;
  return (
    <Card flush>
      <h3 className={`h3 ${styles.head}`}>{t('trip.anytime')}</h3>
      {props.bookings.map((booking) => (
        <ListRow
          key={booking.id}
          title={booking.subject.title}
          note={t('trip.anytime_until', { day: date.weekday(booking.service.to) })}
          onPress={() => props.onPapers(booking)}
        />
      ))}
    </Card>
  );
}

function Days(props: {
  readonly trip: TripDetail;
  readonly onPapers: (booking: TripBookingView) => void;
  readonly onNote: (open: OpenNote) => void;
}) {
  const { trip } = props;
  const days = shownDays(trip);
  const [chosen, setChosen] = useState(() => dayOfNow(days));
  const choose = (key: string) => {
    setChosen(key);
    // A day without anything is drawn once it is chosen.
    requestAnimationFrame(() => document.getElementById(`day-${key}`)?.scrollIntoView({ block: 'start' }));
  };
  return (
    <>
      <TripStrip days={days} chosen={chosen} onChoose={choose} />
      {days
        .filter(({ key, lines }) => lines.length > 0 || key === chosen)
        .map((day) => (
          <DayCard
            key={day.key}
            day={day}
            bookings={trip.bookings}
            own={trip.own}
            effects={trip.effects}
            onPapers={props.onPapers}
            onNote={(note) => props.onNote({ day: day.day, note })}
          />
        ))}
    </>
  );
}

/** All of a trip: what comes next, what does not fit, its days, its papers. */
export function TripPage({ trip }: { readonly trip: TripDetail }) {
  const t = useT();
  const [papers, setPapers] = useState<TripBookingView | null>(null);
  const [note, setNote] = useState<OpenNote | null>(null);
  useEffect(() => {
    if (trip.own) void prepareCodes();
  }, [trip.own]);
  const anytime = trip.own ? trip.bookings.filter((booking) => booking.anytime) : [];
  return (
    <>
      {trip.own ? (
        <NextCard trip={trip} onPapers={setPapers} />
      ) : (
        <div className={styles.shared}>
          <Note>{t('trip.shared_note')}</Note>
        </div>
      )}
      <AnswersCard bookings={trip.bookings} />
      <WarningsCard trip={trip} />
      <EffectsCard trip={trip} />
      <Days trip={trip} onPapers={setPapers} onNote={setNote} />
      <Anytime bookings={anytime} onPapers={setPapers} />
      <DocumentsCard trip={trip} onPapers={setPapers} />
      {trip.own ? <HelpCard bookings={trip.bookings} /> : null}
      <p className={`cap t3 ${styles.foot}`}>{t('trip.made_of', { count: trip.bookings.length })}</p>
      <PaperSheet booking={papers} onClose={() => setPapers(null)} />
      <NoteSheet open={note} onClose={() => setNote(null)} />
    </>
  );
}

import { useT } from '@app/client/i18n';
import { usePriceFormat } from '@app/client/use-price';
import type { TravelOrderDetail } from '@app/contract/travel/order-views';
import { DEPARTURE_REASONS } from '@app/contract/verticals/flights/departure-days';
import type { FlightItem, FlightLeg, LegChange } from '@app/contract/verticals/flights/views';
import { IconClockExclamation, IconPlaneOff } from '@tabler/icons-react';
import { Note } from '../../../ui/card.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useDateText } from '../../../widgets/travel/dates/date-text.ts';
import { dayOf, hourOf } from '../flight-words.ts';
import { isCalledOff, type NoteKind, noteOf } from './changed-flights.ts';
import styles from './flight-order-detail.module.css';

type ChangedLeg = FlightLeg & { readonly change: LegChange };

/** A flight that is not as it was sold: its new departure, with the day where that is another, and why. */
function Changed({ leg }: { readonly leg: ChangedLeg }) {
  const t = useT();
  const date = useDateText();
  const { change, from, to, localDeparture } = leg;
  const sameDay = dayOf(localDeparture) === dayOf(change.soldDeparture);
  const at = (wall: string): string => (sameDay ? hourOf(wall) : `${date.weekday(dayOf(wall))} ${hourOf(wall)}`);
  const reason = DEPARTURE_REASONS.find((known) => known === change.reason);
  return (
    <li>
      <p className="semi">{t('flights.change.leg', { number: leg.number, from: from.city, to: to.city })}</p>
      {change.state === 'delayed' ? (
        <p>{t('flights.change.new_departure', { now: at(localDeparture), was: at(change.soldDeparture) })}</p>
      ) : null}
      {reason ? <p>{t('flights.change.reason', { reason: t(`flights.reason.${reason}`) })}</p> : null}
    </li>
  );
}

/** What comes back after a cancellation, or comes of a delay. */
function useOutcome(order: TravelOrderDetail, item: FlightItem) {
  const t = useT();
  const format = usePriceFormat();
  return (kind: NoteKind): readonly string[] => {
    if (kind === 'cancelled') {
      if (!isCalledOff(order)) return [t('flights.change.coming_back')];
      if (order.refund === null) return [t('flights.change.nothing_paid')];
      return [t('flights.change.all_back', { amount: format.text(order.refund) })];
    }
    const isMissed = item.slices.some(({ waits }) => waits.some(({ missed }) => missed));
    return [
      ...(isMissed ? [t('flights.change.missed')] : []),
      ...(order.own && order.freeCancellation?.reason === 'disrupted' ? [t('flights.change.free')] : []),
    ];
  };
}

/** Says that flights of a booking are delayed or cancelled; nothing where all are as they were sold. */
export function ChangeNote({ order, item }: { readonly order: TravelOrderDetail; readonly item: FlightItem }) {
  const t = useT();
  const outcome = useOutcome(order, item);
  const found = noteOf(order, item);
  if (!found) return null;
  const { kind, legs } = found;
  return (
    <section className={styles.note}>
      <Note
        tone={kind === 'cancelled' ? 'bad' : 'warn'}
        icon={<Icon as={kind === 'cancelled' ? IconPlaneOff : IconClockExclamation} size="m" />}
      >
        <h2 className="semi">{t(`flights.change.${kind}`)}</h2>
        <ul>
          {legs.map((leg) => (
            <Changed key={`${leg.flightId} ${leg.day}`} leg={leg} />
          ))}
        </ul>
        {outcome(kind).map((text) => (
          <p key={text} className={styles.outcome}>
            {text}
          </p>
        ))}
      </Note>
    </section>
  );
}

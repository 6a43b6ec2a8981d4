import { useT } from '@app/client/i18n';
import type { FlightLeg } from '@app/contract/verticals/flights/views';
import { IconClockExclamation } from '@tabler/icons-react';
import { Icon } from '../../ui/icon.tsx';
import { hourOf, useFlightWords } from './flight-words.ts';
import styles from './late-note.module.css';

/** Says of a flight on sale that it departs later than scheduled; nothing where it does not. */
export function LateNote({ leg }: { readonly leg: FlightLeg }) {
  const t = useT();
  const words = useFlightWords();
  const { late, localDeparture } = leg;
  if (!late) return null;
  const said = {
    duration: words.minutes(late.minutes),
    hour: hourOf(localDeparture),
    was: hourOf(late.scheduled),
  };
  return (
    <p className={`cap accent ${styles.late}`}>
      <Icon as={IconClockExclamation} size="xs" />
      <span>{t('flights.late', said)}</span>
    </p>
  );
}

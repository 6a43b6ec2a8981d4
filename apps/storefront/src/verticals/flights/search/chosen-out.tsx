import { useT } from '@app/client/i18n';
import { usePriceFormat } from '@app/client/use-price';
import type { FlightCard } from '@app/contract/verticals/flights/views';
import { TextButton } from '../../../ui/button.tsx';
import { useDateText } from '../../../widgets/travel/dates/date-text.ts';
import { dayOf } from '../flight-words.ts';
import { SliceArc } from '../slice-arc.tsx';
import styles from './flight-card.module.css';

/** One of the ways that were chosen of a trip to several cities, while the next one is; the last of them may be chosen anew. */
export function ChosenWay(props: {
  readonly chosen: FlightCard;
  readonly number: number;
  readonly onChange: (() => void) | undefined;
}) {
  const t = useT();
  const date = useDateText();
  const { chosen, number, onChange } = props;
  return (
    <section className={styles.chosen}>
      <div className={styles.chosenHead}>
        <h2 className="sub semi">
          {t('flights.flight_on', { number, day: date.weekday(dayOf(chosen.localDeparture)) })}
        </h2>
        {onChange ? <TextButton onClick={onChange}>{t('flights.change')}</TextButton> : null}
      </div>
      <SliceArc slice={chosen} />
    </section>
  );
}

/** The way out that was chosen, with the price so far, while the way back is chosen. */
export function ChosenOut({ chosen, onChange }: { readonly chosen: FlightCard; readonly onChange: () => void }) {
  const t = useT();
  const date = useDateText();
  const format = usePriceFormat();
  return (
    <section className={styles.chosen}>
      <div className={styles.chosenHead}>
        <h2 className="sub semi">
          {t('flights.way_out')} · {date.weekday(dayOf(chosen.localDeparture))}
        </h2>
        <TextButton onClick={onChange}>{t('flights.change')}</TextButton>
      </div>
      <SliceArc slice={chosen} />
      <p className={`sub semi ${styles.soFar}`}>{t('flights.so_far', { amount: format.text(chosen.adultPrice) })}</p>
    </section>
  );
}

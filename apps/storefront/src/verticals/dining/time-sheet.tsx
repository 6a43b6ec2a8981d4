import { useT } from '@app/client/i18n';
import { Chips } from '../../ui/chips.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { MEALS, nearestHalfHour } from './meals.ts';
import styles from './time-sheet.module.css';

/** Around which time one wants to eat, by the meals of a day. */
export function TimeSheet(props: {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly time: string | null;
  /** Whether it is over already. */
  readonly isOver: (time: string) => boolean;
  readonly onChoose: (time: string) => void;
}) {
  const t = useT();
  return (
    <Sheet open={props.open} onClose={props.onClose} title={t('dining.which_time')}>
      {MEALS.map(({ name, times }) => (
        <section key={name} className={styles.meal}>
          <h3 className="h3">{t(`dining.meal.${name}`)}</h3>
          <Chips
            label={t(`dining.meal.${name}`)}
            value={props.time === null ? null : nearestHalfHour(props.time)}
            onChange={props.onChoose}
            choices={times.map((time) => ({ value: time, label: time, disabled: props.isOver(time) }))}
          />
        </section>
      ))}
    </Sheet>
  );
}

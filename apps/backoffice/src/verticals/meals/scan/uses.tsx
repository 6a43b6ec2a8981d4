import type { PresentedMeal } from '@app/contract/verticals/meals/staff-schemas';
import { Button } from 'antd';
import { listed } from '../../../text/in-my-language';
import { useFormat } from '../../../text/use-format';
import { useText } from '../../../text/use-text';
import { TwoLines } from '../../../ui/list/cells';
import styles from './scan.module.css';

type UsesProps = {
  uses: readonly PresentedMeal[];
  minutesOf: (meal: PresentedMeal) => number;
  busy: boolean;
  onUndo: (meal: PresentedMeal) => void;
};

/** What this desk has used since the page was opened, the last first. */
export function Uses({ uses, minutesOf, busy, onUndo }: UsesProps) {
  const t = useText();
  const format = useFormat();
  if (uses.length === 0) return <p className={styles.none}>{t('meal.staff.uses_none')}</p>;
  return (
    <ul className={styles.uses}>
      {uses.map((meal) => {
        const minutes = minutesOf(meal);
        return (
          <li key={meal.code}>
            <TwoLines
              strong
              top={meal.set}
              bottom={`${t('meal.staff.piece_of', { number: meal.number, pieces: meal.pieces })} · ${meal.order.contact}`}
            />
            <span className={styles.when}>
              {format.moment(meal.usedAt ?? '')}
              <br />
              {meal.order.number}
            </span>
            {minutes > 0 && (
              <Button
                size="small"
                disabled={busy}
                aria-label={listed(t('meal.staff.undo_left', { count: minutes }), meal.set, meal.order.number)}
                onClick={() => onUndo(meal)}
              >
                {t('meal.staff.undo_left', { count: minutes })}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

import { useT } from '@app/client/i18n';
import { useDiningWords } from '../dining-words.ts';
import styles from './chosen-table.module.css';
import type { TableOnScreen } from './use-table-choice.ts';

/** The chosen table in short: when, and below it where, for whom and what else is to be known. */
export function ChosenTable({ on, note }: { readonly on: TableOnScreen; readonly note?: string }) {
  const t = useT();
  const words = useDiningWords();
  const { choice, slots, ask, second } = on;
  if (!choice || !slots) return null;
  return (
    <div className={styles.chosen}>
      <p className="semi num">{words.moment({ day: slots.day, ...choice })}</p>
      <p className="cap t3 clip2">
        {[
          choice.area?.name,
          words.people(ask.party),
          second && t('dining.and_second', { people: words.people(second) }),
          note,
        ]
          .filter(Boolean)
          .join(t('travel.comma'))}
      </p>
    </div>
  );
}

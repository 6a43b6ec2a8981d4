import { useT } from '@app/client/i18n';
import type { InterestChoice } from '@app/contract/interests/schemas';
import { IconCheck } from '@tabler/icons-react';
import { Card } from '../../../ui/card.tsx';
import { Chip } from '../../../ui/chips.tsx';
import { cx } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Picture } from '../../../ui/picture.tsx';
import styles from './profile.module.css';

/** Several of a list to choose: tiles where all have a picture, else pills. */
export function InterestGroup(props: {
  readonly title: string;
  /** The page already says it. */
  readonly untitled?: boolean;
  readonly choices: readonly InterestChoice[];
  readonly chosen: ReadonlySet<string>;
  readonly onToggle: (id: string) => void;
}) {
  const t = useT();
  const { title, choices, chosen, onToggle } = props;
  const count = choices.filter(({ id }) => chosen.has(id)).length;
  const pictured = choices.length > 0 && choices.every((choice) => choice.image !== null);
  return (
    <Card>
      <div className={styles.groupHead}>
        <h2 className={props.untitled ? 'visually-hidden' : 'h3'}>{title}</h2>
        <span className="sub t3 num" aria-live="polite">
          {count > 0 ? t('interests.chosen', { count }) : null}
        </span>
      </div>
      {choices.length === 0 ? <p className="sub t2">{t('interests.nothing_offered')}</p> : null}
      <fieldset aria-label={title} className={pictured ? styles.tiles : styles.pills}>
        {choices.map(({ id, name, image }) => {
          const on = chosen.has(id);
          if (!pictured) {
            return (
              <Chip key={id} selected={on} onPress={() => onToggle(id)}>
                {name}
              </Chip>
            );
          }
          return (
            <button
              key={id}
              type="button"
              className={cx(styles.tile, on && styles.tileOn)}
              aria-pressed={on}
              onClick={() => onToggle(id)}
            >
              <Picture src={image ?? ''} alt="" width={56} />
              <span className={styles.tileName}>{name}</span>
              {on ? <Icon as={IconCheck} size="s" className={styles.tick} /> : null}
            </button>
          );
        })}
      </fieldset>
    </Card>
  );
}

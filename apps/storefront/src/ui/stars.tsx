import { useT } from '@app/client/i18n';
import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { cx } from './class-names.ts';
import { Icon } from './icon.tsx';
import { useOneDecimal } from './one-decimal.ts';
import styles from './stars.module.css';

const FIVE = [1, 2, 3, 4, 5] as const;

/** A rating beside one star: `4.8`. One decimal, as the design guide says. */
export function Rating({ value }: { readonly value: number }) {
  const t = useT();
  const text = useOneDecimal()(value);
  return (
    <span className={styles.rating}>
      <Icon as={IconStarFilled} size="xs" className={styles.star} />
      <span className="visually-hidden">{t('common.rating_of', { value: text })}</span>
      <b aria-hidden="true">{text}</b>
    </span>
  );
}

/** Five stars of which `value` are filled. */
export function Stars({ value }: { readonly value: number }) {
  const t = useT();
  return (
    <span className={styles.stars} role="img" aria-label={t('common.stars', { count: Math.round(value) })}>
      {FIVE.map((star) => (
        <Icon
          key={star}
          as={IconStarFilled}
          size="s"
          className={star <= Math.round(value) ? styles.star : styles.empty}
        />
      ))}
    </span>
  );
}

/** Five stars to choose from; 0 means none is chosen yet. */
export function StarInput(props: {
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
}) {
  const t = useT();
  return (
    <div role="radiogroup" aria-label={props.label} className={styles.input}>
      {FIVE.map((star) => (
        // biome-ignore lint/a11y/useSemanticElements: a row of stars is drawn as buttons; the radio role tells what it is
        <button
          key={star}
          type="button"
          role="radio"
          aria-checked={star === props.value}
          aria-label={t('common.stars', { count: star })}
          onClick={() => props.onChange(star)}
        >
          <Icon
            as={star <= props.value ? IconStarFilled : IconStar}
            className={cx(star <= props.value && styles.star)}
          />
        </button>
      ))}
    </div>
  );
}

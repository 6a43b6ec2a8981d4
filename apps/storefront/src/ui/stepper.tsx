import { useT } from '@app/client/i18n';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { cx } from './class-names.ts';
import { Icon } from './icon.tsx';
import styles from './stepper.module.css';

/**
 * A whole number between `min` and `max`, by two buttons or typed. A typed value outside is brought to the nearest end. With `least` it is
 * `min` or at least that: a step leads across what is between.
 */
export function Stepper(props: {
  readonly value: number;
  readonly onChange: (value: number) => void;
  readonly min?: number;
  readonly max: number;
  readonly least?: number;
  readonly label?: string;
  readonly disabled?: boolean;
  /** 32 or, `l`, 36 pixels high: beside large buttons. */
  readonly size?: 'm' | 'l';
}) {
  const t = useT();
  const { value, min = 1, max, disabled = false } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const least = Math.max(min, props.least ?? min);
  const highest = max < least ? min : max;
  const set = (next: number) => {
    const whole = next > min && next < least ? (next < value ? min : least) : next;
    const inside = Math.min(Math.max(whole, min), Math.max(min, highest));
    if (inside !== value) props.onChange(inside);
  };
  const finish = () => {
    if (typed !== null && /^\d{1,4}$/.test(typed)) set(Number(typed));
    setTyped(null);
  };
  return (
    <fieldset
      aria-label={props.label ?? t('common.quantity')}
      className={cx(styles.stepper, props.size === 'l' && styles.large)}
    >
      <button
        type="button"
        aria-label={t('common.decrease')}
        disabled={disabled || value <= min}
        onClick={() => set(value - 1)}
      >
        <Icon as={IconMinus} size="s" />
      </button>
      <input
        inputMode="numeric"
        aria-label={props.label ?? t('common.quantity')}
        value={typed ?? String(value)}
        disabled={disabled}
        onFocus={(event) => event.target.select()}
        onChange={(event) => setTyped(event.target.value.replace(/\D/g, '').slice(0, 4))}
        onBlur={finish}
        onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
      />
      <button
        type="button"
        aria-label={t('common.increase')}
        disabled={disabled || value >= highest}
        onClick={() => set(value + 1)}
      >
        <Icon as={IconPlus} size="s" />
      </button>
    </fieldset>
  );
}

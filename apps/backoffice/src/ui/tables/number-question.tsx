import { type ColumnNumbers, NUMBER_STYLES, type NumberStyle } from '@app/kernel/written-numbers';
import { Radio } from 'antd';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import styles from './tables.module.css';

type NumberQuestionProps = {
  column: string;
  of: ColumnNumbers;
  value: NumberStyle | null;
  disabled?: boolean;
  onChange: (style: NumberStyle) => void;
};

/** Asks what the numbers of a column mean, by one that can mean two things; nothing where none can. */
export function NumberQuestion({ column, of, value, disabled = false, onChange }: NumberQuestionProps) {
  const t = useText();
  const format = useFormat();
  const { sample } = of;
  if (of.style !== 'ask' || !sample) return null;
  const meaning = (style: NumberStyle) => {
    const digits = sample[style];
    return digits === null ? t('ui.table_no_number') : format.count(Number(digits));
  };
  return (
    <div className={styles.question}>
      <p>{t('ui.table_which_number', { sample: sample.cell })}</p>
      <Radio.Group
        aria-label={`${t('ui.table_which_number', { sample: sample.cell })} ${column}`}
        disabled={disabled}
        value={value}
        onChange={(event) => onChange(event.target.value as NumberStyle)}
        options={NUMBER_STYLES.map((style) => ({
          value: style,
          label: t(`ui.table_number.${style}`, { meaning: meaning(style) }),
        }))}
      />
    </div>
  );
}

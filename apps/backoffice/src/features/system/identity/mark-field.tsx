import { MARKS, type Mark } from '@app/contract/settings/identity/marks';
import { Radio } from 'antd';
import { useText } from '../../../text/use-text';
import { DrawnMark } from '../../../ui/drawn-mark';
import type { OwnFieldProps } from '../../../ui/form/define-form';
import styles from './identity.module.css';

/** Which drawing stands for the shop while it has no icon. */
export function MarkField({ value, onChange }: OwnFieldProps<Mark>) {
  const t = useText();
  return (
    <Radio.Group value={value ?? null} onChange={(event) => onChange?.(event.target.value as Mark)}>
      {MARKS.map((mark) => (
        <Radio key={mark} value={mark}>
          <span className={styles.choice}>
            <DrawnMark of={mark} />
            {t(`identity.mark.${mark}`)}
          </span>
        </Radio>
      ))}
    </Radio.Group>
  );
}

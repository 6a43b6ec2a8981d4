import { IconPlus, IconX } from '@tabler/icons-react';
import { Button, Input } from 'antd';
import type { TextKey } from '../../../text/text-key';
import { useText } from '../../../text/use-text';
import styles from '../form.module.css';

type TextsInputProps = {
  id?: string;
  value?: readonly string[];
  onChange?: (value: string[]) => void;
  max: number;
  add: TextKey;
  label: string;
  placeholder?: string | undefined;
  errors: Readonly<Record<string, string>>;
};

/** One or several short texts, a field each. */
export function TextsInput({ id, value = [''], onChange, max, add, label, placeholder, errors }: TextsInputProps) {
  const t = useText();
  const texts = value.length === 0 ? [''] : value;
  const set = (index: number, text: string) => onChange?.(texts.map((one, at) => (at === index ? text : one)));
  return (
    <div className={styles.texts}>
      {texts.map((text, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: texts may be equal and are only added at the end
        <div className={styles.textsRow} key={index}>
          <Input
            {...(index === 0 && id ? { id } : {})}
            aria-label={`${label} ${index + 1}`}
            value={text}
            placeholder={placeholder ?? ''}
            maxLength={50}
            {...(errors[index] ? { status: 'error' as const } : {})}
            onChange={(event) => set(index, event.target.value)}
          />
          {texts.length > 1 && (
            <Button
              type="text"
              shape="circle"
              aria-label={t('ui.form.remove_line')}
              icon={<IconX size={16} />}
              onClick={() => onChange?.(texts.filter((_, at) => at !== index))}
            />
          )}
        </div>
      ))}
      {texts.length < max && (
        <Button type="link" size="small" icon={<IconPlus size={16} />} onClick={() => onChange?.([...texts, ''])}>
          {t(add)}
        </Button>
      )}
    </div>
  );
}

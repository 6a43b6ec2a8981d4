import { IconPlus, IconX } from '@tabler/icons-react';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import type { TextKey } from '../../text/text-key';
import { useText, useTextOf } from '../../text/use-text';
import look from './rows.module.css';

type RowsFieldProps<T> = {
  rows: readonly T[];
  max: number;
  /** What a new row holds. */
  blank: T;
  add: TextKey;
  errors: Readonly<Record<string, string>>;
  onChange: (rows: T[]) => void;
  draw: (row: T, set: (part: Partial<T>) => void, number: number) => ReactNode;
};

/** Several small rows of one form field: add, remove, and what is wrong with one below it. */
export function RowsField<T extends object>({ rows, max, blank, add, errors, onChange, draw }: RowsFieldProps<T>) {
  const t = useText();
  const textOf = useTextOf();
  return (
    <div className={look.rows}>
      {rows.map((row, index) => {
        const wrong = Object.entries(errors).find(([path]) => path.split('.')[0] === String(index))?.[1];
        const set = (part: Partial<T>) => onChange(rows.map((one, at) => (at === index ? { ...one, ...part } : one)));
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows may be equal while typed and are only added at the end
          <div key={index}>
            <div className={look.row}>
              {draw(row, set, index + 1)}
              <Button
                type="text"
                shape="circle"
                aria-label={t('ui.form.remove_line')}
                icon={<IconX size={16} />}
                onClick={() => onChange(rows.filter((_, at) => at !== index))}
              />
            </div>
            {wrong && (
              <span className={look.wrong} data-wrong>
                {textOf(wrong, 'ui.form.invalid')}
              </span>
            )}
          </div>
        );
      })}
      {rows.length < max && (
        <Button type="link" size="small" icon={<IconPlus size={16} />} onClick={() => onChange([...rows, blank])}>
          {t(add)}
        </Button>
      )}
    </div>
  );
}

import { IconArrowDown, IconArrowUp, IconPlus, IconX } from '@tabler/icons-react';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import type { TextKey } from '../../../text/text-key';
import { useText } from '../../../text/use-text';
import { useFieldWords } from '../use-field-words';
import styles from './rows.module.css';

type RowsFieldProps<T> = {
  rows: readonly T[];
  max: number;
  /** What a new row holds. */
  blank: T;
  add: TextKey;
  /** The order of the rows means something, and can be changed. */
  ordered?: true;
  errors: Readonly<Record<string, string>>;
  onChange: (rows: T[]) => void;
  render: (row: T, set: (part: Partial<T>) => void, number: number) => ReactNode;
};

type MoveProps = { first: boolean; last: boolean; move: (by: -1 | 1) => void };

/** Takes a row before the one above it, or after the one below it. */
function MoveButtons({ first, last, move }: MoveProps) {
  const t = useText();
  const shared = { type: 'text', shape: 'circle' } as const;
  return (
    <span className={styles.moves}>
      <Button
        {...shared}
        disabled={first}
        aria-label={t('ui.upload.earlier')}
        icon={<IconArrowUp size={16} />}
        onClick={() => move(-1)}
      />
      <Button
        {...shared}
        disabled={last}
        aria-label={t('ui.upload.later')}
        icon={<IconArrowDown size={16} />}
        onClick={() => move(1)}
      />
    </span>
  );
}

/** Several small rows of one form field: add, remove, move where they are ordered, and what is wrong with one below it. */
export function RowsField<T extends object>(props: RowsFieldProps<T>) {
  const { rows, max, blank, add, ordered, errors, onChange, render } = props;
  const t = useText();
  const wordsOf = useFieldWords();
  const move = (from: number, by: -1 | 1) => {
    const rest = rows.filter((_, at) => at !== from);
    onChange([...rest.slice(0, from + by), ...rows.slice(from, from + 1), ...rest.slice(from + by)]);
  };
  return (
    <div className={styles.rows}>
      {rows.map((row, index) => {
        const wrong = Object.entries(errors).find(([path]) => path.split('.')[0] === String(index))?.[1];
        const set = (part: Partial<T>) => onChange(rows.map((one, at) => (at === index ? { ...one, ...part } : one)));
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows may be equal while typed; what they show is in them alone
          <div key={index}>
            <div className={styles.row}>
              {render(row, set, index + 1)}
              {ordered && rows.length > 1 && (
                <MoveButtons first={index === 0} last={index === rows.length - 1} move={(by) => move(index, by)} />
              )}
              <Button
                type="text"
                shape="circle"
                aria-label={t('ui.form.remove_line')}
                icon={<IconX size={16} />}
                onClick={() => onChange(rows.filter((_, at) => at !== index))}
              />
            </div>
            {wrong && (
              <span className={styles.wrong} data-wrong>
                {wordsOf(wrong)}
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

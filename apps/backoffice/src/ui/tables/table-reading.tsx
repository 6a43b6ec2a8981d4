import {
  type Encoding,
  SEPARATORS,
  type Separator,
  type TableLook,
  type TableReading,
} from '@app/contract/core/tables';
import { Select } from 'antd';
import { named } from '../../text/in-my-language';
import { useText } from '../../text/use-text';
import styles from './tables.module.css';

type TableReadingProps = {
  /** How the file was read. */
  of: TableLook;
  busy?: boolean;
  /** Has the file read once more: in another encoding, with another separator, or with its head in another row. */
  onChange: (reading: TableReading) => void;
};

/** How a file was read, with what its letters are in other encodings: to be changed where it is wrong. */
export function TableReadingFields({ of, busy = false, onChange }: TableReadingProps) {
  const t = useText();
  const { format, encoding, separator, encodings, head, firstRows } = of;
  const now: TableReading = { ...(encoding ? { encoding } : {}), ...(separator ? { separator } : {}) };
  const atHead = head === null ? {} : { head };
  const options = encodings.map((one) => ({
    value: one.encoding,
    label: named(t(`ui.table_encoding.${one.encoding}`), one.sample),
  }));
  const rows = firstRows.map(({ row, text }) => ({ value: row, label: t('ui.table_row', { row, text }) }));
  if (options.length === 0 && format !== 'text' && rows.length < 2) return null;
  return (
    <div className={styles.reading}>
      {options.length > 0 && (
        <div>
          <span>{t('ui.table_letters')}</span>
          <Select<Encoding>
            aria-label={t('ui.table_letters')}
            className={styles.letters ?? ''}
            disabled={busy}
            {...(encoding ? { value: encoding } : {})}
            options={options}
            onChange={(value) => onChange({ ...now, ...atHead, encoding: value })}
          />
        </div>
      )}
      {format === 'text' && (
        <div>
          <span>{t('ui.table_separator')}</span>
          <Select<Separator>
            aria-label={t('ui.table_separator')}
            className={styles.separator ?? ''}
            disabled={busy}
            {...(separator ? { value: separator } : { placeholder: t('ui.table_separator.own') })}
            options={SEPARATORS.map((value) => ({ value, label: t(`ui.table_separator.${value}`) }))}
            // With other cells the head may be another row: it is looked for anew.
            onChange={(value) => onChange({ ...now, separator: value })}
          />
        </div>
      )}
      {rows.length > 1 && (
        <div>
          <span>{t('ui.table_head')}</span>
          <Select<number>
            aria-label={t('ui.table_head')}
            className={styles.head ?? ''}
            disabled={busy}
            {...(head === null ? {} : { value: head })}
            options={rows}
            onChange={(value) => onChange({ ...now, head: value })}
          />
        </div>
      )}
    </div>
  );
}

import {
  type Encoding,
  SEPARATORS,
  type Separator,
  type TableLook,
  type TableReading,
} from '@app/contract/core/tables';
import { Select } from 'antd';
import { useText } from '../../text/use-text';
import look from './tables.module.css';

type TableReadingProps = {
  /** How the file was read. */
  of: TableLook;
  busy?: boolean;
  /** Has the file read once more, in another encoding or with another separator. */
  onChange: (reading: TableReading) => void;
};

/** How a text file was read, with what its letters are in other encodings: to be changed where they are wrong. */
export function TableReadingFields({ of, busy = false, onChange }: TableReadingProps) {
  const t = useText();
  const { encoding, separator, encodings } = of;
  if (encoding === null) return null;
  const now = { encoding, ...(separator ? { separator } : {}) };
  const options = encodings.map((one) => ({
    value: one.encoding,
    label: `${t(`ui.table_encoding.${one.encoding}`)}: ${one.sample}`,
  }));
  return (
    <div className={look.reading}>
      {options.length > 0 && (
        <div>
          <span>{t('ui.table_letters')}</span>
          <Select<Encoding>
            aria-label={t('ui.table_letters')}
            className={look.letters ?? ''}
            disabled={busy}
            value={encoding}
            options={options}
            onChange={(value) => onChange({ ...now, encoding: value })}
          />
        </div>
      )}
      <div>
        <span>{t('ui.table_separator')}</span>
        <Select<Separator>
          aria-label={t('ui.table_separator')}
          className={look.separator ?? ''}
          disabled={busy}
          {...(separator ? { value: separator } : { placeholder: t('ui.table_separator.own') })}
          options={SEPARATORS.map((value) => ({ value, label: t(`ui.table_separator.${value}`) }))}
          onChange={(value) => onChange({ ...now, separator: value })}
        />
      </div>
    </div>
  );
}

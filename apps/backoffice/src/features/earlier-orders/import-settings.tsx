import type { TableReading } from '@app/contract/core/tables';
import { EARLIER_DIALECTS, type EarlierDialect } from '@app/contract/earlier-orders/kinds';
import { staffEarlierOrderEndpoints as calls } from '@app/contract/earlier-orders/staff-endpoints';
import type { EarlierImport } from '@app/contract/earlier-orders/staff-schemas';
import { Input, Select } from 'antd';
import { request } from '../../api/request';
import { useText } from '../../text/use-text';
import { TableReadingFields } from '../../ui/tables/table-reading';
import { useAction } from '../../ui/use-action';
import styles from './earlier-orders.module.css';

const CODE = /^[A-Z]{3}$/;
type Change = TableReading & { dialect?: EarlierDialect; currency?: string | null };
type SettingsProps = { of: EarlierImport; mayRun: boolean; onRead: () => void };

/** How a file was read: by which program, in which currency, encoding and separator. Each change reads it once more. */
export function ImportSettings({ of, mayRun, onRead }: SettingsProps) {
  const t = useText();
  const { busy, run } = useAction();
  const { id, version, dialect, currency, look } = of;
  const still: TableReading = {
    ...(look.encoding ? { encoding: look.encoding } : {}),
    ...(look.separator ? { separator: look.separator } : {}),
    ...(look.head === null ? {} : { head: look.head }),
  };
  const read = async (change: Change) => {
    const body = { version, dialect, currency, ...still, ...change };
    await run(() => request(calls.rereadEarlierImport, { params: { id }, body }));
    onRead();
  };
  const choose = (typed: string) => {
    const code = typed.trim().toUpperCase();
    if (code !== (currency ?? '') && (code === '' || CODE.test(code))) void read({ currency: code || null });
  };
  return (
    <>
      <div className={styles.settings}>
        <div>
          <label htmlFor="earlier-dialect">{t('earlier.import_dialect')}</label>
          <Select<EarlierDialect>
            id="earlier-dialect"
            className={styles.setting ?? ''}
            disabled={!mayRun || busy}
            value={dialect}
            options={EARLIER_DIALECTS.map((value) => ({ value, label: t(`earlier.dialect.${value}`) }))}
            onChange={(value) => void read({ dialect: value })}
          />
        </div>
        {of.currencyMissing && (
          <div>
            <label htmlFor="earlier-currency">{t('earlier.import_currency')}</label>
            <Input
              id="earlier-currency"
              className={styles.setting ?? ''}
              disabled={!mayRun || busy}
              defaultValue={currency ?? ''}
              maxLength={3}
              placeholder={t('earlier.import_currency_choose')}
              onChange={(event) => choose(event.target.value)}
            />
          </div>
        )}
      </div>
      {mayRun && <TableReadingFields of={look} busy={busy} onChange={(reading) => void read(reading)} />}
    </>
  );
}

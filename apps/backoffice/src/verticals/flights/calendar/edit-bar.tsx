import { Button, Select } from 'antd';
import { useFormat } from '../../../text/use-format';
import { useText } from '../../../text/use-text';
import { IntegerInput } from '../../../ui/form/inputs/integer-input';
import { MoneyInput } from '../../../ui/form/inputs/money-input';
import styles from './calendar.module.css';
import { type DayEdit, isAmount, isPercent } from './day-edit';
import { priceEdits, saleEdits, seatsEdits } from './edit-choices';

type EditBarProps = {
  /** Cells that are chosen, and what they are. */
  cells: number;
  chosen: string;
  edit: DayEdit;
  onEdit: (edit: DayEdit) => void;
  /** Cells that would change. */
  changes: number;
  busy: boolean;
  onSave: () => void;
  onClear: () => void;
};

/** What is to be changed of prices, of seats and of the sale. */
function Edits({ edit, onEdit }: Pick<EditBarProps, 'edit' | 'onEdit'>) {
  const t = useText();
  const set = (part: Partial<DayEdit>) => onEdit({ ...edit, ...part });
  const named = <V extends string>(list: readonly { value: V; label: Parameters<typeof t>[0] }[]) =>
    list.map(({ value, label }) => ({ value, label: t(label) }));
  return (
    <>
      <label htmlFor="days-price">{t('flights.staff.cal_change_price')}</label>
      <Select
        id="days-price"
        className={styles.choice ?? ''}
        value={edit.price}
        options={named(priceEdits)}
        popupMatchSelectWidth={false}
        onChange={(price) => set({ price })}
      />
      {isPercent(edit.price) && (
        <span className={styles.number}>
          <IntegerInput
            aria-label={t('flights.staff.cal_price_percent_value')}
            value={edit.percent}
            onChange={(percent) => set({ percent })}
          />
        </span>
      )}
      {isAmount(edit.price) && (
        <span className={styles.amount}>
          <MoneyInput
            aria-label={t('flights.staff.cal_price_amount')}
            value={edit.amountUsd}
            onChange={(amountUsd) => set({ amountUsd })}
          />
        </span>
      )}
      <label htmlFor="days-seats">{t('flights.staff.cal_change_seats')}</label>
      <Select
        id="days-seats"
        className={styles.choice ?? ''}
        value={edit.seats}
        options={named(seatsEdits)}
        popupMatchSelectWidth={false}
        onChange={(seats) => set({ seats })}
      />
      {edit.seats === 'set' && (
        <span className={styles.number}>
          <IntegerInput
            aria-label={t('flights.staff.cal_seats_number')}
            value={edit.number}
            onChange={(number) => set({ number })}
          />
        </span>
      )}
      <label htmlFor="days-sale">{t('flights.staff.cal_change_sale')}</label>
      <Select
        id="days-sale"
        className={styles.choice ?? ''}
        value={edit.sale}
        options={named(saleEdits)}
        popupMatchSelectWidth={false}
        onChange={(sale) => set({ sale })}
      />
    </>
  );
}

/** The bar over the grid: what is chosen, what is changed of it, and how many cells that is. */
export function EditBar({ cells, chosen, edit, onEdit, changes, busy, onSave, onClear }: EditBarProps) {
  const t = useText();
  const format = useFormat();
  return (
    <section
      className={styles.bar}
      aria-label={t('flights.staff.cal_bulk_days')}
      onKeyDown={(event) =>
        event.key === 'Enter' && event.target instanceof HTMLInputElement && changes > 0 && onSave()
      }
    >
      <p role="status">
        <b className={styles.count}>{t('flights.staff.cal_cells', { count: cells, number: format.count(cells) })}</b>{' '}
        {chosen}
      </p>
      <Edits edit={edit} onEdit={onEdit} />
      <Button type="primary" loading={busy} disabled={changes === 0} onClick={onSave}>
        {t('flights.staff.cal_save_cells', { count: changes, number: format.count(changes) })}
      </Button>
      <Button type="link" onClick={onClear}>
        {t('ui.list.clear')}
      </Button>
    </section>
  );
}
